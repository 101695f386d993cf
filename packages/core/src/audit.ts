import type { GameLogDetails } from './games/game-log.ts'

/** What an administrator's call did to one row; written by the mechanism behind every call that declares `audit`. */
export type RowChange = {
  leagueId?: number
  categoryId?: number
  seasonId?: number
  membershipId?: number
  gameId?: number
  postId?: number
  ticketId?: number
  eventId?: number
  entryId?: number
  userId?: number
  /** The row's version that the caller had seen, and those before and after. */
  version: { seen?: number; before?: number; after?: number }
  /** What it changed, by field. */
  changes: Record<string, { from?: unknown; to?: unknown }>
  /** Fields of a person that changed too; their content is not the club's to keep. */
  personal?: string[]
}

/** Changes of one row, by an administrator's call or by the same work of the command line. */
export type RowAction =
  | 'league.founded'
  | 'league.changed'
  | 'league.deleted'
  | 'category.added'
  | 'category.changed'
  | 'category.deleted'
  | 'season.started'
  | 'season.changed'
  | 'membership.started'
  | 'membership.changed'
  | 'membership.switched'
  | 'membership.ended'
  | 'user.changed'
  | 'game.decided'
  | 'post.changed'
  | 'post.deleted'
  | 'ticket.changed'
  | 'ticket.answered'
  | 'event.added'
  | 'event.changed'
  | 'event.deleted'
  | 'faq.added'
  | 'faq.changed'
  | 'faq.deleted'

/** What the audit keeps of each action: ids and codes, and the reason that an administrator gave. */
export type AuditDetails = Record<RowAction, RowChange> & {
  'account.deleted': { userId: number }
  'admin.granted': { userId: number }
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
    /** `null` for a scheduled job and the command line. */
    actorId: number | null
    at: Date
    details: AuditDetails[Action]
  }
}[AuditAction]
