import * as z from 'zod'
import { FORMAT_LENGTH } from '../../leagues/match-format.ts'

export const outcomes = ['COMPLETED', 'RETIRED', 'WALKOVER', 'DEFAULTED', 'DOUBLE_DEFAULT', 'ABANDONED'] as const
/** How a game ended on court, apart from its status on the site. */
export type Outcome = (typeof outcomes)[number]

/** `a` invited, `b` was invited; in a text that was just read, `a` is the one written first. */
export type Side = 'a' | 'b'
export type BySide<T> = Record<Side, T>

/** Two digits, as a text gives them; a tie-break that was lost with 99 points was won with 101. */
const games = z.int().min(0).max(99)
const point = z.int().min(0).max(101)
const points = z.strictObject({ a: point, b: point })

const playedSet = z.union([
  z.strictObject({ a: games, b: games, tiebreak: points.exactOptional() }),
  z.strictObject({ tiebreak: points }).describe('a match tie-break, played instead of the deciding set'),
])
export type PlayedSet = z.output<typeof playedSet>

/** A score as it is sent and stored. Only its shape is checked here; `judgeScore` knows whether it can be true. */
export const scoreDetails = z.strictObject({
  outcome: z.enum(outcomes),
  sets: z.array(playedSet).max(5),
  retiredId: z.int().min(1).exactOptional().describe('who retired: the loser'),
  format: z.string().max(FORMAT_LENGTH).exactOptional().describe("must be the game's own, where it is sent along"),
})
export type ScoreDetails = z.output<typeof scoreDetails>

/** The part of a score that tennis decides on, without people. */
export interface PlayedScore {
  outcome: Outcome
  sets: readonly PlayedSet[]
}
