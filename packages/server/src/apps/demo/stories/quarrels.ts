import type { Decision } from '@matchbol/core/games/move-shapes'
import { disputeResult, withdrawResult } from '../../../domains/games/moves/answer-result.ts'
import { decideGame } from '../../../domains/games/moves/decide-game.ts'
import { submitResult } from '../../../domains/games/moves/submit-result.ts'
import { awake, later } from '../court-hours.ts'
import { decisions, disputes } from '../demo-texts.ts'
import type { DemoPlayer, Meeting, Stage } from '../meeting.ts'
import type { Story } from '../story.ts'
import { agreeToPlay } from './agree-to-play.ts'
import { abandonedClaim, type Claim, misremembered, playedClaim } from './claim.ts'
import { confirm, type Entered, enterResult } from './enter-result.ts'

/** One enters a wrong first set; the other disputes it. */
export async function* disputedGame(
  stage: Stage,
  meeting: Meeting,
  truth: Claim,
  submitter?: DemoPlayer,
): Story<Entered> {
  const { id } = yield* agreeToPlay(stage, meeting)
  const entered = yield* enterWrongly(stage, meeting, id, truth, submitter)
  const now = yield awake(later(entered.enteredAt, { minutes: stage.dice.between(20, 120) }))
  await disputeResult(stage.db, { gameId: id, actor: entered.other }, stage.dice.oneOf(disputes), now)
  return { ...entered, enteredAt: now }
}

/** A dispute that the two settle themselves. */
export async function* settledQuarrel(stage: Stage, meeting: Meeting): Story {
  const truth = playedClaim(stage, meeting)
  const disputed = yield* disputedGame(stage, meeting, truth)
  yield* confirm(stage, yield* enterAgain(stage, disputed, truth))
}

/** The two do not agree, and an administrator decides. */
export async function* decidedQuarrel(stage: Stage, meeting: Meeting): Story {
  const truth = playedClaim(stage, meeting)
  const { game, enteredAt } = yield* disputedGame(stage, meeting, truth)
  yield* decide(stage, game.id, enteredAt, { action: 'CORRECT', result: truth, reason: decisions.dispute })
}

/** Both confirmed what was not so; later an administrator corrects it, and ratings are played again from there. */
export async function* correctedGame(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const truth = playedClaim(stage, meeting)
  const confirmedAt = yield* confirm(stage, yield* enterWrongly(stage, meeting, id, truth))
  yield* decide(stage, id, confirmedAt, { action: 'CORRECT', result: truth, reason: decisions.correction })
}

/** A completed game that does not belong in the league at all. */
export async function* voidedGame(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const confirmedAt = yield* confirm(stage, yield* enterResult(stage, meeting, id, playedClaim(stage, meeting)))
  yield* decide(stage, id, confirmedAt, { action: 'VOID', reason: decisions.void })
}

/** Neither of the two came. */
export async function* doubleDefault(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const result: Claim = { winnerId: null, scoreDetails: { outcome: 'DOUBLE_DEFAULT', sets: [] } }
  yield* decide(stage, id, meeting.startsAt, { action: 'CORRECT', result, reason: decisions.doubleDefault })
}

/** The submitter notices the mistake first, takes the result back and enters the right one. */
export async function* withdrawnResult(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const truth = playedClaim(stage, meeting)
  const entered = yield* enterWrongly(stage, meeting, id, truth)
  const now = yield later(entered.enteredAt, { minutes: 3 })
  await withdrawResult(stage.db, { gameId: id, actor: entered.submitter }, now)
  yield* confirm(stage, yield* enterAgain(stage, { ...entered, enteredAt: now }, truth))
}

/** Rain stops the game; they play on from there two days later. */
export async function* resumedGame(stage: Stage, meeting: Meeting): Story {
  const { id } = yield* agreeToPlay(stage, meeting)
  const whole = playedClaim(stage, meeting)
  yield* enterResult(stage, meeting, id, abandonedClaim(whole), { note: 'Дощ. Дограємо з цього рахунку.' })
  const resumed = { ...meeting, startsAt: later(meeting.startsAt, { days: 2 }) }
  yield* confirm(stage, yield* enterResult(stage, resumed, id, whole, { note: null }))
}

const enterWrongly = (stage: Stage, meeting: Meeting, gameId: number, truth: Claim, submitter?: DemoPlayer) =>
  enterResult(stage, meeting, gameId, misremembered(truth, meeting.league.format), {
    ...(submitter && { submitter }),
    note: null,
  })

/** The one who was mistaken enters what was really played. */
export async function* enterAgain(stage: Stage, entered: Entered, truth: Claim): Story<Entered> {
  const { game, submitter } = entered
  const completedAt = new Date(game.completedAt ?? entered.enteredAt)
  const now = yield awake(later(entered.enteredAt, { minutes: stage.dice.between(5, 180) }))
  await submitResult(stage.db, { gameId: game.id, actor: submitter }, { ...truth, completedAt, notes: null }, now)
  return { ...entered, enteredAt: now }
}

async function* decide(stage: Stage, gameId: number, since: Date, decision: Decision): Story {
  const now = yield awake(later(since, { hours: stage.dice.between(12, 30) }))
  await decideGame(stage.db, { gameId, actor: stage.referee }, decision, now)
}
