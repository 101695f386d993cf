import { dayOf } from '@matchbol/core/shared/kyiv-time'
import { reschedule } from '../../../domains/games/moves/reschedule.ts'
import { awakeBefore, courtTime, lastCourtTime, later } from '../court-hours.ts'
import type { DemoContext, Meeting } from '../meeting.ts'
import type { Random } from '../random.ts'
import type { GameScenario, Scenario } from '../scenario.ts'
import { disputedGame, enterAgain } from './disputes.ts'
import { playedResult } from './results.ts'
import { agreeToPlay, enterResult, inviteToPlay } from './steps.ts'

/** A game that stays as it stands now and waits for a person. */
export interface OpenState {
  when(now: Date, random: Random): Pick<Meeting, 'invitedAt' | 'startsAt'>
  scenario: GameScenario
}

/** An invitation with three times, none of them past. */
export const awaitingAnswer: OpenState = {
  when: (now, random) => ({ invitedAt: awakeBefore(now, random.between(2, 9)), startsAt: inDays(2, now, random) }),
  scenario: (context, meeting) => inviteToPlay(context, meeting, { times: 3 }),
}

/** Agreed for tomorrow. */
export const agreedGame: OpenState = {
  when: (now, random) => ({ invitedAt: awakeBefore(now, 50), startsAt: inDays(1, now, random) }),
  scenario: agreeToPlay,
}

/** Agreed, and the inviter has asked for another time since. */
export const newTimeProposed: OpenState = {
  when: (now, random) => ({ invitedAt: awakeBefore(now, 50), startsAt: inDays(4, now, random) }),
  scenario: proposeNewTime,
}

/** The agreed time has passed, and nobody has entered the result. */
export const awaitingResult: OpenState = { when: hoursAgo(26), scenario: agreeToPlay }

/** The inviter has entered the result, and the other has not answered. */
export const awaitingConfirmation: OpenState = { when: hoursAgo(3), scenario: enteredResult }

/** The other has disputed what the inviter entered: the two, or an administrator, have to move. */
export const awaitingDecision: OpenState = {
  when: hoursAgo(76),
  scenario: (context, meeting) => disputedGame(context, meeting, playedResult(context, meeting), meeting.inviter),
}

/** Corrected after a dispute: only the other, or an administrator, completes it, never the clock. */
export const awaitingSecondAnswer: OpenState = { when: hoursAgo(100), scenario: correctedResult }

async function* proposeNewTime(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const askedAt = yield awakeBefore(context.now, 3)
  const slots = [later(meeting.startsAt, { days: 1 }), later(meeting.startsAt, { days: 2 })]
  await reschedule(context.db, { gameId: id, actor: meeting.inviter }, { slots, place: null }, askedAt)
}

async function* enteredResult(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  yield* enterResult(context, meeting, id, playedResult(context, meeting), { submitter: meeting.inviter })
}

async function* correctedResult(context: DemoContext, meeting: Meeting): Scenario {
  const truth = playedResult(context, meeting)
  yield* enterAgain(context, yield* disputedGame(context, meeting, truth, meeting.inviter), truth)
}

function hoursAgo(hours: number): OpenState['when'] {
  return (now) => {
    const startsAt = lastCourtTime(later(now, { hours: -hours }))
    return { startsAt, invitedAt: awakeBefore(startsAt, 70) }
  }
}

const inDays = (days: number, now: Date, random: Random) => courtTime(dayOf(now) + days, random)
