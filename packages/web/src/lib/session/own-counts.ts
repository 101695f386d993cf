import type { SessionUser } from './session.ts'

export interface OwnCount {
  count: number
  /** All of it waits for the person, which is drawn in red. */
  isHot: boolean
}

/** Invitations that wait for the person; where none does, those that they sent and nobody has answered. */
export function countInvitations({ gameStats }: Pick<SessionUser, 'gameStats'>): OwnCount {
  const { invitationsToUserCount: mine, totalInvitationsCount: all } = gameStats
  return mine > 0 ? { count: mine, isHot: true } : { count: all, isHot: false }
}

/** Invitations without an answer, in both directions (specification §2). */
export const countAllInvitations = ({ gameStats }: Pick<SessionUser, 'gameStats'>): OwnCount => ({
  count: gameStats.totalInvitationsCount,
  isHot: gameStats.invitationsToUserCount === gameStats.totalInvitationsCount,
})

/** Tickets with an answer that the person has not read: news, which no turn of theirs waits behind. */
export const countAnswers = ({ tickets }: Pick<SessionUser, 'tickets'>): OwnCount => ({
  count: tickets.filter(({ isUnread }) => isUnread).length,
  isHot: false,
})

/** Results that wait for the person: to confirm, to correct, to enter. */
export const countResults = ({ resultsToUserCount }: Pick<SessionUser, 'resultsToUserCount'>): OwnCount => ({
  count: resultsToUserCount,
  isHot: resultsToUserCount > 0,
})
