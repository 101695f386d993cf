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
  'GET /api/v1/users/profile': { statements: 5 },
  'GET /api/v1/users/me/export': { statements: 50, growth: 16, scans: true },
  'GET /api/v1/players/{id}': { statements: 5, growth: 4 },
  'GET /api/v1/users': { growth: 18, scans: true },
  'GET /api/v1/players': { growth: 6, scans: true },
  'GET /api/v1/stats/players': { growth: 26, scans: true },
  'GET /api/v1/games': { growth: 6, scans: true },
  'GET /api/v1/leagues/{id}/table': { growth: 7, scans: true },
  'GET /api/v1/leagues/{id}/available-players': { growth: 13, scans: true },
  'GET /api/v1/games/player/{id}': { growth: 5 },
  'GET /api/v1/games/to-decide': { growth: 11 },
  'GET /api/v1/games/opponents': { growth: 5 },
  '/stats/matches': { growth: 5 },
}
