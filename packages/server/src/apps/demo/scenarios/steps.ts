import type { Game } from '@matchbol/core/games/game-shapes'
import { dayOf } from '@matchbol/core/shared/kyiv-time'
import { pino } from 'pino'
import { acceptInvitation } from '../../../domains/games/moves/answer-invitation.ts'
import { confirmResult } from '../../../domains/games/moves/answer-result.ts'
import { invite } from '../../../domains/games/moves/invite.ts'
import { passDeadlines } from '../../../domains/games/moves/pass-deadlines.ts'
import { submitResult } from '../../../domains/games/moves/submit-result.ts'
import { awake, courtTime, later } from '../court-hours.ts'
import { invitations, notes } from '../demo-texts.ts'
import type { DemoContext, DemoPlayer, Meeting } from '../meeting.ts'
import type { Random } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import type { GameResult } from './results.ts'

export interface Terms {
  kind?: Game['kind']
  /** How many times are proposed; without any the two agree on one elsewhere. */
  times?: 0 | 1 | 2 | 3
}

/** One invites the other, mostly with more than one time to choose from. */
export async function* inviteToPlay(context: DemoContext, meeting: Meeting, terms: Terms = {}): Scenario<Game> {
  const { db, random } = context
  const now = yield meeting.invitedAt
  return invite(
    db,
    meeting.inviter,
    {
      leagueId: meeting.league.id,
      opponentId: meeting.invitee.id,
      kind: terms.kind ?? 'RATED',
      message: random.happens(0.4) ? random.oneOf(invitations) : null,
      slots: slotsAround(meeting.startsAt, terms.times ?? random.oneOf([1, 2, 3, 3]), random),
      place: random.happens(0.85) ? random.oneOf(meeting.league.courts) : null,
    },
    now,
  )
}

/** The other accepts within a day. */
export async function* agreeToPlay(context: DemoContext, meeting: Meeting, terms: Terms = {}): Scenario<Game> {
  const { id } = yield* inviteToPlay(context, meeting, terms)
  const now = yield answerTime(context, meeting)
  const chosen = terms.times === 0 ? undefined : meeting.startsAt
  return acceptInvitation(context.db, { gameId: id, actor: meeting.invitee }, chosen, now)
}

export const answerTime = ({ random }: DemoContext, { invitedAt }: Meeting): Date =>
  awake(later(invitedAt, { minutes: random.between(20, 13 * 60) }))

/** Days in a row, the agreed one among them; never sooner than the day before it. */
function slotsAround(startsAt: Date, times: number, random: Random): Date[] {
  const first = times > 1 && random.happens(0.5) ? -1 : 0
  return Array.from({ length: times }, (_, index) => {
    const days = first + index
    return days === 0 ? startsAt : courtTime(dayOf(startsAt) + days, random)
  })
}

/** A game with a result on it, and who is to say yes or no. */
export interface Entered {
  game: Game
  submitter: DemoPlayer
  other: DemoPlayer
  enteredAt: Date
}

/** Soon after the game one of the two enters the result, more often the winner. */
export async function* enterResult(
  context: DemoContext,
  meeting: Meeting,
  gameId: number,
  result: GameResult,
  {
    submitter = submitterOf(context, meeting, result),
    note = noteOf(context),
  }: { submitter?: DemoPlayer; note?: string | null } = {},
): Scenario<Entered> {
  const completedAt = endOnCourt(context, meeting)
  const enteredAt = yield awake(later(completedAt, { minutes: context.random.between(4, 38) }))
  const other = submitter === meeting.inviter ? meeting.invitee : meeting.inviter
  const sent = { ...result, completedAt, notes: note }
  const game = await submitResult(context.db, { gameId, actor: submitter }, sent, enteredAt)
  return { game, submitter, other, enteredAt }
}

/** The other confirms within the day that they have. */
export async function* confirm(context: DemoContext, { game, other, enteredAt }: Entered): Scenario<Date> {
  const now = yield awake(later(enteredAt, { minutes: context.random.between(5, 13 * 60) }))
  await confirmResult(context.db, { gameId: game.id, actor: other }, now)
  return now
}

export const endOnCourt = ({ random }: DemoContext, { startsAt }: Meeting): Date =>
  later(startsAt, { minutes: random.between(55, 120) })

const submitterOf = ({ random }: DemoContext, { inviter, invitee }: Meeting, { winnerId }: GameResult) =>
  random.happens(winnerId === inviter.id ? 0.75 : 0.25) ? inviter : invitee

const noteOf = ({ random }: DemoContext) => (random.happens(0.12) ? random.oneOf(notes) : null)

const log = pino({ level: 'error', base: null })

/** Nobody moves, and the clock does. */
export async function* passDeadline({ db }: DemoContext, deadline: string | null): Scenario {
  if (deadline === null) throw new RangeError('Nothing happens by itself to this game')
  const now = yield new Date(deadline)
  await passDeadlines(db, now, log)
}
