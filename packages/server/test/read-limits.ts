import type { ReadRequest } from './read-requests.ts'

/** A page is drawn from three statements, and a call needs no more; whose session it is takes one of its own. */
export const mostStatements = (who: ReadRequest['who'] | undefined) => (who === 'guest' ? 3 : 4)
/** How many times as many rows are read where there are many times as many. */
export const MOST_GROWTH = 2.5
/** Fewer rows than these are no matter: a small club has less to read than a page has room for. */
export const FEW_ROWS = 150

export interface Debt {
  statements?: number
  growth?: number
  scans?: true
}

/** What is above the limits today, and by how much: each line goes when its figures fit, and none comes in. */
export const debts: Record<string, Debt> = {
  'GET /api/v1/users/me/export': { statements: 17 }, // each kind of what is kept about a person, once
  // A search looks at up to a thousand who bear the name, a list counts to a thousand.
  'GET /api/v1/users': { growth: 5 },
  'GET /api/v1/players': { growth: 8 },
  'GET /api/v1/stats/players': { growth: 10 },
  'GET /api/v1/games/opponents': { growth: 9.5 },
  'GET /api/v1/leagues/{id}/available-players': { growth: 8 },
  'GET /api/v1/games': { scans: true },
  // A far page passes over the members before it, whom the small league does not have.
  'GET /api/v1/user-leagues/players': { growth: 60, scans: true },
}
