import type { Game } from '@matchbol/core/games/game-shapes'
import { confirmResult } from '../../../domains/games/moves/answer-result.ts'
import { submitResult } from '../../../domains/games/moves/submit-result.ts'
import { awake, later } from '../court-hours.ts'
import { notes } from '../demo-texts.ts'
import type { DemoPlayer, Meeting, Stage } from '../meeting.ts'
import type { Story } from '../story.ts'
import type { Claim } from './claim.ts'

/** A game with a result on it, and who is to say yes or no. */
export interface Entered {
  game: Game
  submitter: DemoPlayer
  other: DemoPlayer
  enteredAt: Date
}

/** Soon after the game one of the two enters the result, more often the winner. */
export async function* enterResult(
  stage: Stage,
  meeting: Meeting,
  gameId: number,
  claim: Claim,
  {
    submitter = submitterOf(stage, meeting, claim),
    note = noteOf(stage),
  }: { submitter?: DemoPlayer; note?: string | null } = {},
): Story<Entered> {
  const completedAt = endOnCourt(stage, meeting)
  const enteredAt = yield awake(later(completedAt, { minutes: stage.dice.between(4, 38) }))
  const other = submitter === meeting.inviter ? meeting.invitee : meeting.inviter
  const sent = { ...claim, completedAt, notes: note }
  const game = await submitResult(stage.db, { gameId, actor: submitter }, sent, enteredAt)
  return { game, submitter, other, enteredAt }
}

/** The other confirms within the day that they have. */
export async function* confirm(stage: Stage, { game, other, enteredAt }: Entered): Story<Date> {
  const now = yield awake(later(enteredAt, { minutes: stage.dice.between(5, 13 * 60) }))
  await confirmResult(stage.db, { gameId: game.id, actor: other }, now)
  return now
}

export const endOnCourt = ({ dice }: Stage, { startsAt }: Meeting): Date =>
  later(startsAt, { minutes: dice.between(55, 120) })

const submitterOf = ({ dice }: Stage, { inviter, invitee }: Meeting, { winnerId }: Claim) =>
  dice.happens(winnerId === inviter.id ? 0.75 : 0.25) ? inviter : invitee

const noteOf = ({ dice }: Stage) => (dice.happens(0.12) ? dice.oneOf(notes) : null)
