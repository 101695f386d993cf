import { effectOfResult } from '@matchbol/core/games/result-effect'
import { formatScore, seenFromB } from '@matchbol/core/games/score/format-score'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import type { PlayedScore, Side } from '@matchbol/core/games/score/score-details'
import { DEFAULT_FORMAT, formatOf } from '@matchbol/core/leagues/match-format'
import { marginFactor } from '@matchbol/core/ratings/rating'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

const set = (a: number, b: number, lostPoints?: number) => ({
  a,
  b,
  ...(lostPoints !== undefined && { tiebreak: a > b ? { a: 7, b: lostPoints } : { a: lostPoints, b: 7 } }),
})
const matchTiebreak = (a: number, b: number) => ({ tiebreak: { a, b } })
const completed = (...sets: PlayedScore['sets']): PlayedScore => ({ outcome: 'COMPLETED', sets })

/** Results as side a won them, with how many of 64 games end so. */
const results: readonly (readonly [count: number, score: PlayedScore])[] = [
  [9, completed(set(6, 4), set(6, 4))],
  [8, completed(set(6, 3), set(6, 2))],
  [7, completed(set(6, 1), set(6, 3))],
  [3, completed(set(6, 0), set(6, 1))],
  [6, completed(set(7, 5), set(6, 4))],
  [6, completed(set(7, 6, 5), set(6, 3))],
  [4, completed(set(6, 4), set(7, 6, 3))],
  [6, completed(set(6, 4), set(3, 6), matchTiebreak(10, 8))],
  [5, completed(set(4, 6), set(6, 2), matchTiebreak(10, 5))],
  [4, completed(set(6, 7, 4), set(6, 4), matchTiebreak(12, 10))],
  [2, { outcome: 'RETIRED', sets: [set(6, 3), set(2, 1)] }],
  [1, { outcome: 'RETIRED', sets: [set(1, 0)] }],
  [2, { outcome: 'WALKOVER', sets: [] }],
  [1, { outcome: 'DEFAULTED', sets: [set(3, 2)] }],
]

/** How many slots a game draws its score from. */
export const SCORE_SLOTS = 64

/** What each slot's score is to tables and ratings, as the rules of the core say, for games that either side won. */
export async function prepareScores(db: Db) {
  const rows = results.flatMap(([count, score]) => Array.from({ length: count }, () => score)).flatMap(bySide)
  await sql`
    create temp table club_scores as
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as scores (
      slot int, winner text, details jsonb, is_retired boolean, score text, f float8, m float8)`.execute(db)
}

const bySide = (score: PlayedScore, slot: number) =>
  (['a', 'b'] as const).map((winner) => ({ slot, ...rowOf(seenBy(score, winner), winner) }))

const seenBy = ({ outcome, sets }: PlayedScore, winner: Side): PlayedScore => ({
  outcome,
  sets: winner === 'a' ? sets : sets.map(seenFromB),
})

/** F and M are null where no rating moves. */
function rowOf(score: PlayedScore, winner: Side) {
  const format = formatOf(DEFAULT_FORMAT)
  const verdict = judgeScore(score, format, winner)
  if (!verdict.ok) throw new Error(`A score that cannot be: ${JSON.stringify(score)}`)
  const { rating } = effectOfResult({ kind: 'RATED', outcome: score.outcome, format }, verdict)
  return {
    winner,
    details: score,
    is_retired: score.outcome === 'RETIRED',
    score: formatScore(score, winner),
    f: rating?.formatWeight ?? null,
    m: rating ? marginFactor(rating.gamesWonByWinner, rating.gamesTotal) : null,
  }
}
