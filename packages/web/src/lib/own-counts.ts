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

/** Results that wait for the person's confirmation. */
export const countResults = ({
  gamesAwaitingConfirmation,
}: Pick<SessionUser, 'gamesAwaitingConfirmation'>): OwnCount => ({
  count: gamesAwaitingConfirmation.length,
  isHot: gamesAwaitingConfirmation.length > 0,
})
