import { recordGame } from '../../../domains/games/moves/record-game.ts'
import { awake, later } from '../court-hours.ts'
import type { Meeting, Stage } from '../meeting.ts'
import type { Story } from '../story.ts'
import { playedClaim } from './claim.ts'
import { confirm, type Entered, endOnCourt } from './enter-result.ts'
import { passDeadline } from './pass-deadline.ts'

/** Played without an invitation and recorded afterwards. */
export async function* recordedGame(stage: Stage, meeting: Meeting): Story {
  yield* confirm(stage, yield* record(stage, meeting))
}

/** The other never says a word: nobody is rated for a game they did not agree to. */
export async function* recordedInVain(stage: Stage, meeting: Meeting): Story {
  const { game } = yield* record(stage, meeting)
  yield* passDeadline(stage, game.confirmBy)
}

async function* record(stage: Stage, meeting: Meeting): Story<Entered> {
  const { league, inviter, invitee } = meeting
  const completedAt = endOnCourt(stage, meeting)
  const enteredAt = yield awake(later(completedAt, { minutes: stage.dice.between(15, 180) }))
  const played = { ...playedClaim(stage, meeting), completedAt, place: stage.dice.oneOf(league.courts) }
  const pair = { leagueId: league.id, opponentId: invitee.id, kind: 'RATED' as const }
  const game = await recordGame(stage.db, inviter, { ...pair, ...played }, enteredAt)
  return { game, submitter: inviter, other: invitee, enteredAt }
}
