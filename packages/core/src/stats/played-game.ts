import type { ScoreDetails, Side } from '../games/score/score-details.ts'

/** A completed game as one of its two players sees it. */
export interface PlayedGame {
  id: number
  at: Date
  /** Null for a double default, which nobody won. */
  hasWon: boolean | null
  side: Side
  format: string
  details: ScoreDetails | null
  opponentId: number
  /** What the opponent's rating was before it; null where the game moved no rating. */
  opponentRating: number | null
}
