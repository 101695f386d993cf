import { expect, it } from 'vitest'
import { countAllInvitations, countAnswers, countInvitations } from './own-counts.ts'
import type { SessionUser } from './session.ts'

const invitations = (invitationsToUserCount: number, totalInvitationsCount: number) => ({
  gameStats: { invitationsToUserCount, totalInvitationsCount, pendingGamesCount: 0 },
})

it('a counter is red only where all that it counts waits for the person', () => {
  expect(countInvitations(invitations(1, 2))).toEqual({ count: 1, isHot: true })
  expect(countInvitations(invitations(0, 2))).toEqual({ count: 2, isHot: false })
  expect(countAllInvitations(invitations(1, 2))).toEqual({ count: 2, isHot: false })
  expect(countAllInvitations(invitations(2, 2))).toEqual({ count: 2, isHot: true })
})

it('an answer of the club is news and no turn', () => {
  const tickets = [{ isUnread: true }, { isUnread: false }] as SessionUser['tickets']
  expect(countAnswers({ tickets })).toEqual({ count: 1, isHot: false })
})
