import { fileURLToPath } from 'node:url'

/** But that of the search: few open it, and what it shares with three others is no reason for all to load that. */
const publicPage = /\/src\/routes\/(?!admin|profile|dev|search)[^?]*\.tsx\?tsr-split=/
const cabinet =
  /\/src\/routes\/profile(\/(index|games|invitations|results|invite))?\.tsx(\?tsr-split=|$)|\/games\/moves\/game-moves\.tsx$/
const signedIn = /\/(lib\/session\/signed-in|lib\/api\/kept-answers|menus\/profile-menu|join\/warning)\.tsx?$/

const ofPlayers = new RegExp(`${cabinet.source}|${signedIn.source}`)

/** Modules by the ends of their paths. */
const modules = (...ends: string[]) => new RegExp(`/(${ends.join('|')})$`)

/** A few lines each, which several pages have: too little for a file. Of the stylesheets only the names of classes are script. */
const small = modules(
  'core/src/(games|leagues)/limits.ts',
  'score/format-weight.ts',
  'score-entry/game.ts',
  'leagues/league-label.ts',
  'lists/card-game.ts',
  'lib/place.ts',
  'text/src/shared/place.ts',
  'join/button.tsx',
  'api/use-load.ts',
  'use-focus-on-arrival.ts',
  'ui/badge.tsx',
  'stats/stats-frame.tsx',
  'games/status(-badge)?.tsx?',
  'icons/(calendar-days|chevron-down|x).mjs',
  '(what-if|boards|league-rules|figures-board|event-cards).module.css(.names.js)?',
)

/** Of what lists and their filters need, beside what several of them have at once. */
const ofLists = modules(
  'leagues/(season|league-above).ts',
  'data/pagination.tsx',
  'list/(list-page.tsx|use-list-filter.ts)',
  'form/(filter-form|input|search-field|switch).tsx',
  'date/date-field.css',
  'text/src/shared/calendar-days.ts',
  'icons/(chevron-left|file-text|search).mjs',
)

const statsLists = /\/src\/routes\/stats\/(leagues|matches|players)\.tsx\?tsr-split=/

/** Of these public pages write constants alone, which the bundler puts in their places. */
const constantsOnly = /\/games\/(deadlines|rated-outcome|endings|score\/format-score)\.ts$|\/score-entry\/rules\.ts$/

/** A guest who opens the menu, a filter or the reckoning of a rating needs these of the signed-in. */
const alsoOfGuests = modules('overlay/use-(browser-back|dialog|dismiss).ts')

/** Games and what they move, which half of the public pages show; a stylesheet of their own would be one more request. */
const gamesDrawn = /\/games\/(lists\/game-card|scoreboard\/scoreboard|page\/rating-line)\.tsx$/
const ofGames = /\/(features\/games|text\/src\/games|core\/src\/(games\/(?!score\/)|ratings\/))/
const stylesOfGames = /\/features\/games\/.*\.css(\.names\.js)?$/

const styles = /\.css(\.names\.js)?$/

interface File {
  /** Without a name, a module stays where the bundler puts it. */
  name: string | null
  of: RegExp
  /** Needed at once by so many of them; or they alone, without what they need. */
  least: number | 'alone'
  /** Only what one of these needs, too. */
  and?: RegExp
  /** Only modules like these. */
  like?: RegExp
}

/**
 * What travels as one file: the modules that at least so many of those named by `of` need at once. Who is named first has a
 * module. Else each piece that any two pages share would be a small file of its own, which costs a request and packs badly.
 */
const files: readonly File[] = [
  { name: 'entry', of: /\/src\/client\.tsx$/, least: 1 },
  { name: 'prose', of: /\/prose\/prose-(page|sheet)\.tsx$|\/prose(-sheet)?\.module\.css/, least: 'alone' },
  { name: 'entry', of: ofLists, least: 'alone', like: styles },
  { name: 'lists', of: ofLists, least: 'alone' },
  { name: 'entry', of: gamesDrawn, least: 1, like: stylesOfGames },
  { name: 'scores', of: gamesDrawn, least: 1, like: ofGames },
  { name: 'entry', of: publicPage, least: 4 },
  { name: 'entry', of: small, least: 'alone' },
  { name: 'chart-styles', of: /\/chart\.css$/, least: 'alone' },
  { name: 'entry', of: statsLists, least: 2, like: styles },
  { name: 'lists', of: statsLists, least: 2 },
  { name: 'chart', of: /\/stats\/months-chart\.tsx$/, least: 1 },
  { name: 'later', of: /\/src\/routes\/auth\.tsx\?tsr-split=/, least: 1, and: ofPlayers },
  { name: 'profile', of: constantsOnly, least: 'alone' },
  {
    name: 'profile',
    of: /\/(shared\/(characters|refusal|state-machine)|users\/name-letters|text\/src\/games\/confirmed)\.ts$/,
    least: 'alone',
  },
  { name: null, of: publicPage, least: 1 },
  { name: 'later', of: /\/after-load\.tsx?$/, least: 1 },
  { name: 'later', of: alsoOfGuests, least: 'alone' },
  { name: 'dates', of: /\/date\/date-field\.tsx$/, least: 1 },
  { name: 'signed-in', of: ofPlayers, least: 1, like: styles },
  { name: 'signed-in', of: signedIn, least: 1 },
  { name: 'signed-in', of: /\/src\/routes\/profile\.tsx\?tsr-split=/, least: 1 },
  { name: 'profile', of: /\/src\/routes\/profile\/index\.tsx\?tsr-split=/, least: 1 },
  { name: 'profile', of: cabinet, least: 2 },
  { name: 'game-moves', of: /\/games\/(moves\/game-moves|page\/game-news)\.tsx$/, least: 1 },
  { name: 'forms', of: /\/src\/routes\/profile\/invite\.tsx\?tsr-split=/, least: 1 },
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
  for (const { name, of, least, and, like } of files) {
    const others = and && new Set(usesOf(and))
    const belongs = (id: string) => !homes.has(id) && (others?.has(id) ?? true) && (like?.test(id) ?? true)
    for (const [id, uses] of counted(least === 'alone' ? those(of) : usesOf(of)))
      if ((least === 'alone' || uses >= least) && belongs(id)) homes.set(id, name)
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
