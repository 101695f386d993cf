import { ownData } from '@matchbol/core/overview/own-data'
import { MOST_COUNTED, MOST_NAMED } from '@matchbol/core/shared/limits'
import { HELD_AGAINST_NAME } from '../src/domains/games/reads/find-games.ts'
import { MOST_IN_FILE } from '../src/platform/sitemap/section.ts'

/** Leagues, their categories and seasons: what is read as of one moment does not take them from memory. */
const LEAGUES_OF_A_MOMENT = 3
/** What answers with all that is kept about somebody, and not with a page of it, reads each kind of it once. */
const wholeAnswers: Record<string, number> = {
  'GET /api/v1/users/me/export':
    Object.keys(ownData.omit({ site: true, madeAt: true }).shape).length + LEAGUES_OF_A_MOMENT,
}
/** A page is drawn from three statements, and a call needs no more; whose session it is takes one of its own. */
export const mostStatements = (name: string, who: 'guest' | 'player' | 'admin' | undefined) =>
  (wholeAnswers[name] ?? 3) + (who === 'guest' ? 0 : 1)

/** How many times as many rows are read where there are many times as many. */
export const MOST_GROWTH = 2.5
/** Fewer rows than these are no matter: a small club has less to read than a page has room for. */
const FEW_ROWS = 200
/**
 * Nor has it so many people of one name as a search looks at: each of them, and whether they are among those who are looked for, once in a
 * thirty-first of all and once in all.
 */
const FEW_ROWS_OF_A_SEARCH = Math.ceil((2 + 2 / 31) * MOST_NAMED)
/** Nor so many games as are held against a name that more bear than are looked at. */
const FEW_ROWS_OF_GAMES = FEW_ROWS_OF_A_SEARCH + HELD_AGAINST_NAME
/** Nor has it much to count where a list is counted up to a limit, by its index alone. */
const FEW_ROWS_OF_A_COUNT = MOST_COUNTED / 2
const countedLists = /^\/api\/v1\/(blog\/reviews|events\/drafts|games\/to-decide|blog\/posts\?(.*&)?q=)/
/** A file for search engines shows all that it reads: a row of each page, and of what says when it changed. */
const FEW_ROWS_OF_A_SITEMAP = 2 * MOST_IN_FILE
export function fewRows(address: string): number {
  if (address.startsWith('/sitemap')) return FEW_ROWS_OF_A_SITEMAP
  if (countedLists.test(address)) return FEW_ROWS_OF_A_COUNT
  if (/^\/api\/v1\/games\?(.*&)?q=/.test(address)) return FEW_ROWS_OF_GAMES
  return /[?&]q=/.test(address) ? FEW_ROWS_OF_A_SEARCH : FEW_ROWS
}

export interface Debt {
  growth?: number
  scans?: true
}

/** What is above the limits today, and by how much: each line goes when its figures fit, and none comes in. */
export const debts: Record<string, Debt> = {
  // Twenty of those found stand in the rating: each place is a sum over the points of its hundred, which a small league has fewer of.
  'GET /api/v1/players': { growth: 6 },
  // A page far back is found by the days before it, and in its day by counting: of 1,400 games, where the small club has 15.
  'GET /api/v1/games': { growth: 4 },
}
