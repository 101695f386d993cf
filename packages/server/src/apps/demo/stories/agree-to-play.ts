import type { Game } from '@matchbol/core/games/game-shapes'
import { dayOf } from '@matchbol/core/shared/kyiv-time'
import { acceptInvitation } from '../../../domains/games/moves/answer-invitation.ts'
import { invite } from '../../../domains/games/moves/invite.ts'
import { awake, courtTime, later } from '../court-hours.ts'
import { invitations } from '../demo-texts.ts'
import type { Dice } from '../dice.ts'
import type { Meeting, Stage } from '../meeting.ts'
import type { Story } from '../story.ts'

export interface Terms {
  kind?: Game['kind']
  /** How many times are proposed; without any the two agree on one elsewhere. */
  times?: 0 | 1 | 2 | 3
}

/** One invites the other, mostly with more than one time to choose from. */
export async function* inviteToPlay(stage: Stage, meeting: Meeting, terms: Terms = {}): Story<Game> {
  const { db, dice } = stage
  const now = yield meeting.invitedAt
  return invite(
    db,
    meeting.inviter,
    {
      leagueId: meeting.league.id,
      opponentId: meeting.invitee.id,
      kind: terms.kind ?? 'RATED',
      message: dice.happens(0.4) ? dice.oneOf(invitations) : null,
      slots: slotsAround(meeting.startsAt, terms.times ?? dice.oneOf([1, 2, 3, 3]), dice),
      place: dice.happens(0.85) ? dice.oneOf(meeting.league.courts) : null,
    },
    now,
  )
}

/** The other accepts within a day. */
export async function* agreeToPlay(stage: Stage, meeting: Meeting, terms: Terms = {}): Story<Game> {
  const { id } = yield* inviteToPlay(stage, meeting, terms)
  const now = yield answerTime(stage, meeting)
  const chosen = terms.times === 0 ? undefined : meeting.startsAt
  return acceptInvitation(stage.db, { gameId: id, actor: meeting.invitee }, chosen, now)
}

export const answerTime = ({ dice }: Stage, { invitedAt }: Meeting): Date =>
  awake(later(invitedAt, { minutes: dice.between(20, 13 * 60) }))

/** Days in a row, the agreed one among them; never sooner than the day before it. */
function slotsAround(startsAt: Date, times: number, dice: Dice): Date[] {
  const first = times > 1 && dice.happens(0.5) ? -1 : 0
  return Array.from({ length: times }, (_, index) => {
    const days = first + index
    return days === 0 ? startsAt : courtTime(dayOf(startsAt) + days, dice)
  })
}
