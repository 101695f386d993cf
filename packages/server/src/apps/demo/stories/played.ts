import { agreeToTime, reschedule } from '../../../domains/games/moves/reschedule.ts'
import { awake, later } from '../court-hours.ts'
import { retirements } from '../demo-texts.ts'
import type { Meeting, Stage } from '../meeting.ts'
import type { Story } from '../story.ts'
import { agreeToPlay, type Terms } from './agree-to-play.ts'
import { playedClaim, retiredClaim, walkoverClaim } from './claim.ts'
import { confirm, enterResult } from './enter-result.ts'
import { passDeadline } from './pass-deadline.ts'

/** The way most games go: invited, accepted, played, entered by one and confirmed by the other. */
export async function* plainGame(stage: Stage, meeting: Meeting, terms: Terms = {}): Story {
  const { id } = yield* agreeToPlay(stage, meeting, terms)
  yield* confirm(stage, yield* enterResult(stage, meeting, id, playedClaim(stage, meeting)))
}

export const gameWithoutTimes = (stage: Stage, meeting: Meeting) => plainGame(stage, meeting, { times: 0 })

export const friendlyGame = (stage: Stage, meeting: Meeting) => plainGame(stage, meeting, { kind: 'FRIENDLY' })

/** The inviter cannot come at the agreed time after all, and the other agrees to the next day. */
export async function* rescheduledGame(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const askedAt = yield later(meeting.startsAt, { hours: -10 })
  const startsAt = later(meeting.startsAt, { days: 1 })
  await reschedule(stage.db, { gameId: id, actor: meeting.inviter }, { slots: [startsAt], place: null }, askedAt)
  const agreedAt = yield awake(later(askedAt, { minutes: stage.dice.between(10, 240) }))
  await agreeToTime(stage.db, { gameId: id, actor: meeting.invitee }, startsAt, agreedAt)
  const moved = { ...meeting, startsAt }
  yield* confirm(stage, yield* enterResult(stage, moved, id, playedClaim(stage, moved)))
}

/** The other forgets to confirm, and the result stands by itself. */
export async function* unansweredResult(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const { game } = yield* enterResult(stage, meeting, id, playedClaim(stage, meeting))
  yield* passDeadline(stage, game.confirmBy)
}

export async function* retiredGame(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const note = stage.dice.oneOf(retirements)
  yield* confirm(stage, yield* enterResult(stage, meeting, id, retiredClaim(stage, meeting), { note }))
}

/** The inviter waited in vain. */
export async function* walkover(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const claim = walkoverClaim(meeting.inviter.id)
  yield* confirm(stage, yield* enterResult(stage, meeting, id, claim, { note: null }))
}
