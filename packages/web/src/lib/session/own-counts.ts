import type { SessionUser } from './session.ts'

export interface OwnCount {
  count: number
  /** Some of it waits for the person. */
  isHot: boolean
}

/** Invitations without an answer, in both directions (specification §2). */
export const countInvitations = ({ gameStats }: Pick<SessionUser, 'gameStats'>): OwnCount => ({
  count: gameStats.totalInvitationsCount,
  isHot: gameStats.invitationsToUserCount > 0,
})

/** Tickets with an answer that the person has not read. */
export const countAnswers = ({ tickets }: Pick<SessionUser, 'tickets'>): OwnCount => {
  const count = tickets.filter(({ isUnread }) => isUnread).length
  return { count, isHot: count > 0 }
}

/** Results that wait for the person: to confirm, to correct, to enter. */
export const countResults = ({ resultsToUserCount }: Pick<SessionUser, 'resultsToUserCount'>): OwnCount => ({
  count: resultsToUserCount,
  isHot: resultsToUserCount > 0,
})
