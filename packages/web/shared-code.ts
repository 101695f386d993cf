import { fileURLToPath } from 'node:url'

const publicPage = /\/src\/routes\/(?!admin|profile|dev)[^?]*\.tsx\?tsr-split=/
const cabinet =
  /\/src\/routes\/profile(\/(index|games|invitations|results|invite))?\.tsx(\?tsr-split=|$)|\/games\/moves\/game-moves\.tsx$/
const signedIn = /\/(lib\/session\/signed-in|lib\/api\/kept-answers|menus\/profile-menu|join\/warning)\.tsx?$/

const ofPlayers = new RegExp(`${cabinet.source}|${signedIn.source}`)

/** A few lines each, of which a page or two and the cabinet need some. */
const pieces = /\/(lists\/card-game|lib\/place|leagues\/join\/button|icons\/file-text)\.(tsx?|mjs)$/

/** Of these public pages write constants alone, which the bundler puts in their places. */
const constantsOnly = /\/games\/(deadlines|rated-outcome|endings|score\/format-score)\.ts$|\/score-entry\/rules\.ts$/

interface File {
  /** Without a name, a module stays where the bundler puts it. */
  name: string | null
  of: RegExp
  /** Needed at once by so many of them; or they alone, without what they need. */
  least: number | 'alone'
  /** Only what one of these needs, too. */
  and?: RegExp
}

/**
 * What travels as one file: the modules that at least so many of those named by `of` need at once. Who is named first has a
 * module. Else each piece that any two pages share would be a small file of its own, which costs a request and packs badly.
 */
const files: readonly File[] = [
  { name: 'entry', of: /\/src\/client\.tsx$/, least: 1 },
  { name: 'entry', of: publicPage, least: 4 },
  { name: 'entry', of: /\/score(\/format-weight|-entry\/game)\.ts$/, least: 'alone' },
  { name: 'lists', of: /\/src\/routes\/stats\/.*\?tsr-split=/, least: 2 },
  { name: 'notices', of: /\/src\/routes\/auth\.tsx\?tsr-split=/, least: 1, and: ofPlayers },
  { name: 'score', of: constantsOnly, least: 'alone' },
  { name: 'pieces', of: pieces, least: 'alone' },
  { name: null, of: publicPage, least: 1 },
  { name: 'later', of: /\/(toast\/toaster|deployment\/watch-deployment)\.tsx?$/, least: 1 },
  { name: 'signed-in', of: signedIn, least: 1 },
  { name: 'signed-in', of: /\/src\/routes\/profile\.tsx\?tsr-split=/, least: 1 },
  { name: 'profile', of: /\/src\/routes\/profile\/index\.tsx\?tsr-split=/, least: 1 },
  { name: 'profile', of: cabinet, least: 2 },
  { name: 'game-moves', of: /\/games\/moves\/game-moves\.tsx$/, least: 1 },
]

/** As much of a bundle as says what leads to what. */
interface Bundle {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type Next = (id: string) => readonly string[]

const start = fileURLToPath(new URL('./src/client.tsx', import.meta.url))
/** What `vite.config.ts` makes one file of. */
export const vendor = /node_modules[\\/](react|react-dom|scheduler|@tanstack(?![\\/](react-table|table-core)))[\\/]/

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
  const own = (ids: readonly string[] = []) => ids.filter((id) => !vendor.test(id))
  const atOnce: Next = (id) => own(bundle.getModuleInfo(id)?.importedIds)
  const later: Next = (id) => own(bundle.getModuleInfo(id)?.dynamicallyImportedIds)
  const everything = [...closure(start, (id) => [...atOnce(id), ...later(id)])]
  const homes = new Map<string, string | null>()
  const those = (of: RegExp) => everything.filter((id) => of.test(id))
  const usesOf = (of: RegExp) => those(of).flatMap((id) => [...closure(id, atOnce)])
  for (const { name, of, least, and } of files) {
    const others = and && new Set(usesOf(and))
    const uses = least === 'alone' ? those(of) : usesOf(of)
    for (const [id, used] of counted(uses))
      if ((least === 'alone' || used >= least) && !homes.has(id) && (others?.has(id) ?? true)) homes.set(id, name)
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
