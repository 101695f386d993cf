import { rejectInvitation } from '../../../domains/games/moves/answer-invitation.ts'
import { cancelGame } from '../../../domains/games/moves/cancel-game.ts'
import { awake, later } from '../court-hours.ts'
import { cancellations, lateCancellations, rejections } from '../demo-texts.ts'
import type { DemoContext, Meeting } from '../meeting.ts'
import type { Scenario } from '../scenario.ts'
import { agreeToPlay, answerTime, inviteToPlay, passDeadline } from './steps.ts'

export async function* rejectedInvitation(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* inviteToPlay(context, meeting)
  const now = yield answerTime(context, meeting)
  const reason = context.random.happens(0.7) ? context.random.oneOf(rejections) : null
  await rejectInvitation(context.db, { gameId: id, actor: meeting.invitee }, reason, now)
}

export async function* unansweredInvitation(context: DemoContext, meeting: Meeting): Scenario {
  const { expiresAt } = yield* inviteToPlay(context, meeting)
  yield* passDeadline(context, expiresAt)
}

export async function* withdrawnInvitation(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* inviteToPlay(context, meeting)
  const now = yield awake(later(meeting.invitedAt, { minutes: 90 }))
  await cancelGame(context.db, { gameId: id, actor: meeting.inviter }, null, now)
}

export async function* cancelledGame(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const now = yield later(meeting.startsAt, { hours: -26 })
  await cancelGame(context.db, { gameId: id, actor: meeting.inviter }, context.random.oneOf(cancellations), now)
}

/** Two hours before the game: the log says that it was late. */
export async function* gameCancelledLate(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const now = yield later(meeting.startsAt, { hours: -2 })
  await cancelGame(context.db, { gameId: id, actor: meeting.invitee }, context.random.oneOf(lateCancellations), now)
}

/** Agreed and forgotten. */
export async function* forgottenGame(context: DemoContext, meeting: Meeting): Scenario {
  const { playBy } = yield* agreeToPlay(context, meeting, { times: 0 })
  yield* passDeadline(context, playBy)
}
