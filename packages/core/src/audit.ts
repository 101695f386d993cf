import type { GameLogDetails } from './games/game-log.ts'

/** What the audit keeps of each action: ids and codes, and the reason that an administrator gave. */
export type AuditDetails = {
  'account.deleted': { userId: number }
  'admin.granted': { userId: number }
  'league.founded': { leagueId: number }
  'season.finished': { leagueId: number; seasonId: number; nextSeasonId: number }
  'season.frozenAgain': { seasonId: number; gameId: number }
  /** A completed game was decided otherwise, or voided. */
  'game.corrected': { gameId: number } & GameLogDetails['correct' | 'void']
  'games.imported': { leagueId: number; seasonId: number; imported: number; isFrozen: boolean }
  'ratings.replayed': { leagueId: number; ratings: number; changes: number }
}
export type AuditAction = keyof AuditDetails

/** One entry of the audit, its details told by its action. */
export type AuditEntry = {
  [Action in AuditAction]: {
    action: Action
    /** `null` for the clock and the command line. */
    actorId: number | null
    at: Date
    details: AuditDetails[Action]
  }
}[AuditAction]
