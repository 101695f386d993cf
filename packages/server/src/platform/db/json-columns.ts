import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import type { ColumnType } from 'kysely'

/** Read as parsed, written as text: the one form that both drivers take for a JSON column. */
export type Json<T> = ColumnType<T, string, string>
export type DefaultJson<T> = ColumnType<T, string | undefined, string>
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>

/** The result that was disputed, while a corrected one waits in its place. */
export interface DisputedClaim {
  submittedBy: number
  scoreDetails: ScoreDetails
  score: string
  winnerId: number | null
  completedAt: string
  notes: string | null
}
