import type { Game } from './game-shapes.ts'
import type { ScoreDetails } from './score/score-details.ts'

/** A completed game, as tables, records and counts are made of it. */
export interface CompletedGame {
  id: number
  leagueId: number
  seasonId: number | null
  kind: Game['kind']
  format: string
  /** The inviter. */
  a: number
  /** The invitee. */
  b: number
  /** Categories in which the two played it. */
  categoryA: number | null
  categoryB: number | null
  winnerId: number | null
  details: ScoreDetails
  /** When it ended on court, ISO 8601 UTC. */
  completedAt: string
  /** Its place in the league's order of completed games. */
  sequence: number
}

/** What becomes of one completed game: it begins to count (`before` is null), counts otherwise, or no longer (`after` is null). */
export interface CountedChange {
  before: CompletedGame | null
  after: CompletedGame | null
}
