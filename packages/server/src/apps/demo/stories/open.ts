import { dayOf } from '@matchbol/core/shared/kyiv-time'
import { reschedule } from '../../../domains/games/moves/reschedule.ts'
import { awakeBefore, courtTime, lastCourtTime, later } from '../court-hours.ts'
import type { Dice } from '../dice.ts'
import type { Meeting, Stage } from '../meeting.ts'
import type { GameStory, Story } from '../story.ts'
import { agreeToPlay, inviteToPlay } from './agree-to-play.ts'
import { playedClaim } from './claim.ts'
import { enterResult } from './enter-result.ts'
import { disputedGame, enterAgain } from './quarrels.ts'

/** A game that stays as it stands now and waits for a person. */
export interface OpenState {
  when(now: Date, dice: Dice): Pick<Meeting, 'invitedAt' | 'startsAt'>
  story: GameStory
}

/** An invitation with three times, none of them past. */
export const awaitingAnswer: OpenState = {
  when: (now, dice) => ({ invitedAt: awakeBefore(now, dice.between(2, 9)), startsAt: inDays(2, now, dice) }),
  story: (stage, meeting) => inviteToPlay(stage, meeting, { times: 3 }),
}

/** Agreed for tomorrow. */
export const agreedGame: OpenState = {
  when: (now, dice) => ({ invitedAt: awakeBefore(now, 50), startsAt: inDays(1, now, dice) }),
  story: agreeToPlay,
}

/** Agreed, and the inviter has asked for another time since. */
export const newTimeProposed: OpenState = {
  when: (now, dice) => ({ invitedAt: awakeBefore(now, 50), startsAt: inDays(4, now, dice) }),
  story: proposeNewTime,
}

/** The agreed time has passed, and nobody has entered the result. */
export const awaitingResult: OpenState = { when: hoursAgo(26), story: agreeToPlay }

/** The inviter has entered the result, and the other has not answered. */
export const awaitingConfirmation: OpenState = { when: hoursAgo(3), story: claimResult }

/** The other has disputed what the inviter entered: the two, or an administrator, have to move. */
export const awaitingDecision: OpenState = {
  when: hoursAgo(76),
  story: (stage, meeting) => disputedGame(stage, meeting, playedClaim(stage, meeting), meeting.inviter),
}

/** Corrected after a dispute: only the other, or an administrator, completes it, never the clock. */
export const awaitingSecondAnswer: OpenState = { when: hoursAgo(100), story: correctClaim }

async function* proposeNewTime(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const askedAt = yield awakeBefore(stage.now, 3)
  const slots = [later(meeting.startsAt, { days: 1 }), later(meeting.startsAt, { days: 2 })]
  await reschedule(stage.db, { gameId: id, actor: meeting.inviter }, { slots, place: null }, askedAt)
}

async function* claimResult(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  yield* enterResult(stage, meeting, id, playedClaim(stage, meeting), { submitter: meeting.inviter })
}

async function* correctClaim(stage: Stage, meeting: Meeting): Story {
  const truth = playedClaim(stage, meeting)
  yield* enterAgain(stage, yield* disputedGame(stage, meeting, truth, meeting.inviter), truth)
}

function hoursAgo(hours: number): OpenState['when'] {
  return (now) => {
    const startsAt = lastCourtTime(later(now, { hours: -hours }))
    return { startsAt, invitedAt: awakeBefore(startsAt, 70) }
  }
}

const inDays = (days: number, now: Date, dice: Dice) => courtTime(dayOf(now) + days, dice)
