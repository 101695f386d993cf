import type { RatingStepView } from '@matchbol/core/ratings/contract'
import type { Selectable } from 'kysely'
import type { RatingChangesTable } from './tables.ts'

/** A kept change of a rating, as everybody may read it. */
export const stepOf = (row: Selectable<RatingChangesTable>): RatingStepView => ({
  before: row.before,
  after: row.after,
  change: row.change,
  ratedGames: row.rated_games,
  k: row.k,
  f: row.f,
  m: row.m,
  expected: row.expected,
  chance: row.chance,
})
