import type { ScoreDetails, Side } from '../games/score/score-details.ts'

/** A completed game as one of its two players sees it. */
export interface PlayedGame {
  /** Null for a double default, which nobody won. */
  hasWon: boolean | null
  side: Side
  format: string
  details: ScoreDetails
}
