import { fileURLToPath } from 'node:url'

const publicPage = /\/src\/routes\/(?!admin|profile|dev)[^?]*\.tsx\?tsr-split=/

/**
 * What travels as one file: the modules that at least so many of those named by `of` need at once. Who is named first has a
 * module; without a name, it stays where the bundler puts it. Else each piece that any two pages share would be a small file of
 * its own, which costs a request and packs badly.
 */
const files = [
  { name: 'entry', of: /\/src\/client\.tsx$/, least: 1 },
  { name: 'entry', of: publicPage, least: 4 },
  { name: 'lists', of: /\/src\/routes\/stats\/.*\?tsr-split=/, least: 2 },
  { name: null, of: publicPage, least: 1 },
  {
    name: 'signed-in',
    of: /\/(lib\/session\/signed-in|lib\/api\/kept-answers|menus\/profile-menu|join\/warning)\.tsx?$/,
    least: 1,
  },
  { name: 'profile', of: /\/src\/routes\/profile\/(index|games|invitations|results)\.tsx\?tsr-split=/, least: 2 },
  { name: 'game-moves', of: /\/games\/moves\/game-moves\.tsx$/, least: 1 },
]

/** As much of a bundle as says what leads to what. */
interface Bundle {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type Next = (id: string) => readonly string[]

const start = fileURLToPath(new URL('./src/client.tsx', import.meta.url))
const ofPackages = /[\\/]node_modules[\\/]/

/** Groups for the bundler, the first before the others. */
export function sharedCode() {
  let homes: Map<string, string | null> | undefined
  const homeOf = (id: string, bundle: Bundle) => {
    homes ??= findHomes(bundle)
    return homes.get(id) ?? null
  }
  const names = [...new Set(files.flatMap(({ name }) => name ?? []))]
  return names.map((name, place) => ({
    name: (id: string, bundle: Bundle) => (homeOf(id, bundle) === name ? name : null),
    priority: names.length - place,
    includeDependenciesRecursively: name === 'entry' || name === 'lists',
  }))
}

function findHomes(bundle: Bundle) {
  const own = (ids: readonly string[] = []) => ids.filter((id) => !ofPackages.test(id))
  const atOnce: Next = (id) => own(bundle.getModuleInfo(id)?.importedIds)
  const later: Next = (id) => own(bundle.getModuleInfo(id)?.dynamicallyImportedIds)
  const everything = [...closure(start, (id) => [...atOnce(id), ...later(id)])]
  const homes = new Map<string, string | null>()
  for (const { name, of, least } of files) {
    const uses = everything.filter((id) => of.test(id)).flatMap((id) => [...closure(id, atOnce)])
    for (const [id, used] of counted(uses)) if (used >= least && !homes.has(id)) homes.set(id, name)
  }
  return homes
}

/** A module with all that it leads to. */
function closure(start: string, next: Next): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const following of next(id)) found.add(following)
  return found
}

function counted(ids: string[]) {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
