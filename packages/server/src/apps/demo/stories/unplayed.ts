import { rejectInvitation } from '../../../domains/games/moves/answer-invitation.ts'
import { cancelGame } from '../../../domains/games/moves/cancel-game.ts'
import { awake, later } from '../court-hours.ts'
import { cancellations, lateCancellations, rejections } from '../demo-texts.ts'
import type { Meeting, Stage } from '../meeting.ts'
import type { Story } from '../story.ts'
import { agreeToPlay, answerTime, inviteToPlay } from './agree-to-play.ts'
import { passDeadline } from './pass-deadline.ts'

export async function* rejectedInvitation(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* inviteToPlay(stage, meeting)
  const now = yield answerTime(stage, meeting)
  const reason = stage.dice.happens(0.7) ? stage.dice.oneOf(rejections) : null
  await rejectInvitation(stage.db, { gameId: id, actor: meeting.invitee }, reason, now)
}

export async function* unansweredInvitation(stage: Stage, meeting: Meeting): Story {
  const { expiresAt } = yield* inviteToPlay(stage, meeting)
  yield* passDeadline(stage, expiresAt)
}

export async function* withdrawnInvitation(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* inviteToPlay(stage, meeting)
  const now = yield awake(later(meeting.invitedAt, { minutes: 90 }))
  await cancelGame(stage.db, { gameId: id, actor: meeting.inviter }, null, now)
}

export async function* cancelledGame(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const now = yield later(meeting.startsAt, { hours: -26 })
  await cancelGame(stage.db, { gameId: id, actor: meeting.inviter }, stage.dice.oneOf(cancellations), now)
}

/** Two hours before the game: the log says that it was late. */
export async function* gameCancelledLate(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const now = yield later(meeting.startsAt, { hours: -2 })
  await cancelGame(stage.db, { gameId: id, actor: meeting.invitee }, stage.dice.oneOf(lateCancellations), now)
}

/** Agreed and forgotten. */
export async function* forgottenGame(stage: Stage, meeting: Meeting): Story {
  const { playBy } = yield* agreeToPlay(stage, meeting, { times: 0 })
  yield* passDeadline(stage, playBy)
}
