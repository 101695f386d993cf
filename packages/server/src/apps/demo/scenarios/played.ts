import { recordGame } from '../../../domains/games/moves/record-game.ts'
import { agreeToTime, reschedule } from '../../../domains/games/moves/reschedule.ts'
import { awake, later } from '../court-hours.ts'
import { retirements } from '../demo-texts.ts'
import type { DemoContext, Meeting } from '../meeting.ts'
import type { Scenario } from '../scenario.ts'
import { playedResult, retiredResult, walkoverResult } from './results.ts'
import { agreeToPlay, confirm, type Entered, endOnCourt, enterResult, passDeadline, type Terms } from './steps.ts'

/** The way most games go: invited, accepted, played, entered by one and confirmed by the other. */
export async function* plainGame(context: DemoContext, meeting: Meeting, terms: Terms = {}): Scenario {
  const { id } = yield* agreeToPlay(context, meeting, terms)
  yield* confirm(context, yield* enterResult(context, meeting, id, playedResult(context, meeting)))
}

export const gameWithoutTimes = (context: DemoContext, meeting: Meeting) => plainGame(context, meeting, { times: 0 })

export const friendlyGame = (context: DemoContext, meeting: Meeting) =>
  plainGame(context, meeting, { kind: 'FRIENDLY' })

/** The inviter cannot come at the agreed time after all, and the other agrees to the next day. */
export async function* rescheduledGame(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const askedAt = yield later(meeting.startsAt, { hours: -10 })
  const startsAt = later(meeting.startsAt, { days: 1 })
  await reschedule(context.db, { gameId: id, actor: meeting.inviter }, { slots: [startsAt], place: null }, askedAt)
  const agreedAt = yield awake(later(askedAt, { minutes: context.random.between(10, 240) }))
  await agreeToTime(context.db, { gameId: id, actor: meeting.invitee }, startsAt, agreedAt)
  const moved = { ...meeting, startsAt }
  yield* confirm(context, yield* enterResult(context, moved, id, playedResult(context, moved)))
}

/** The other forgets to confirm, and the result stands by itself. */
export async function* unansweredResult(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const { game } = yield* enterResult(context, meeting, id, playedResult(context, meeting))
  yield* passDeadline(context, game.confirmBy)
}

export async function* retiredGame(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const note = context.random.oneOf(retirements)
  yield* confirm(context, yield* enterResult(context, meeting, id, retiredResult(context, meeting), { note }))
}

/** The inviter waited in vain. */
export async function* walkover(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const result = walkoverResult(meeting.inviter.id)
  yield* confirm(context, yield* enterResult(context, meeting, id, result, { note: null }))
}

/** Played without an invitation and recorded afterwards. */
export async function* recordedGame(context: DemoContext, meeting: Meeting): Scenario {
  yield* confirm(context, yield* record(context, meeting))
}

/** The other never says a word: nobody is rated for a game they did not agree to. */
export async function* recordedInVain(context: DemoContext, meeting: Meeting): Scenario {
  const { game } = yield* record(context, meeting)
  yield* passDeadline(context, game.confirmBy)
}

async function* record(context: DemoContext, meeting: Meeting): Scenario<Entered> {
  const { league, inviter, invitee } = meeting
  const completedAt = endOnCourt(context, meeting)
  const enteredAt = yield awake(later(completedAt, { minutes: context.random.between(15, 180) }))
  const played = { ...playedResult(context, meeting), completedAt, place: context.random.oneOf(league.courts) }
  const pair = { leagueId: league.id, opponentId: invitee.id, kind: 'RATED' as const }
  const game = await recordGame(context.db, inviter, { ...pair, ...played }, enteredAt)
  return { game, submitter: inviter, other: invitee, enteredAt }
}
