import type { Decision } from '@matchbol/core/games/move-shapes'
import { disputeResult, withdrawResult } from '../../../domains/games/moves/answer-result.ts'
import { decideGame } from '../../../domains/games/moves/decide-game.ts'
import { submitResult } from '../../../domains/games/moves/submit-result.ts'
import { awake, later } from '../court-hours.ts'
import { decisions, disputes } from '../demo-texts.ts'
import type { DemoContext, DemoPlayer, Meeting } from '../meeting.ts'
import type { Scenario } from '../scenario.ts'
import { abandonedResult, type GameResult, misremembered, playedResult } from './results.ts'
import { agreeToPlay, confirm, type Entered, enterResult } from './steps.ts'

/** One enters a wrong first set; the other disputes it. */
export async function* disputedGame(
  context: DemoContext,
  meeting: Meeting,
  truth: GameResult,
  submitter?: DemoPlayer,
): Scenario<Entered> {
  const { id } = yield* agreeToPlay(context, meeting)
  const entered = yield* enterWrongly(context, meeting, id, truth, submitter)
  const now = yield awake(later(entered.enteredAt, { minutes: context.random.between(20, 120) }))
  await disputeResult(context.db, { gameId: id, actor: entered.other }, context.random.oneOf(disputes), now)
  return { ...entered, enteredAt: now }
}

/** A dispute that the two settle themselves. */
export async function* settledDispute(context: DemoContext, meeting: Meeting): Scenario {
  const truth = playedResult(context, meeting)
  const disputed = yield* disputedGame(context, meeting, truth)
  yield* confirm(context, yield* enterAgain(context, disputed, truth))
}

/** The two do not agree, and an administrator decides. */
export async function* decidedDispute(context: DemoContext, meeting: Meeting): Scenario {
  const truth = playedResult(context, meeting)
  const { game, enteredAt } = yield* disputedGame(context, meeting, truth)
  yield* decide(context, game.id, enteredAt, { action: 'CORRECT', result: truth, reason: decisions.dispute })
}

/** Both confirmed what was not so; later an administrator corrects it, and ratings are played again from there. */
export async function* correctedGame(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const truth = playedResult(context, meeting)
  const confirmedAt = yield* confirm(context, yield* enterWrongly(context, meeting, id, truth))
  yield* decide(context, id, confirmedAt, { action: 'CORRECT', result: truth, reason: decisions.correction })
}

/** A completed game that does not belong in the league at all. */
export async function* voidedGame(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const confirmedAt = yield* confirm(context, yield* enterResult(context, meeting, id, playedResult(context, meeting)))
  yield* decide(context, id, confirmedAt, { action: 'VOID', reason: decisions.void })
}

/** Neither of the two came. */
export async function* doubleDefault(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const result: GameResult = { winnerId: null, scoreDetails: { outcome: 'DOUBLE_DEFAULT', sets: [] } }
  yield* decide(context, id, meeting.startsAt, { action: 'CORRECT', result, reason: decisions.doubleDefault })
}

/** The submitter notices the mistake first, takes the result back and enters the right one. */
export async function* withdrawnResult(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const truth = playedResult(context, meeting)
  const entered = yield* enterWrongly(context, meeting, id, truth)
  const now = yield later(entered.enteredAt, { minutes: 3 })
  await withdrawResult(context.db, { gameId: id, actor: entered.submitter }, now)
  yield* confirm(context, yield* enterAgain(context, { ...entered, enteredAt: now }, truth))
}

/** Rain stops the game; they play on from there two days later. */
export async function* resumedGame(context: DemoContext, meeting: Meeting): Scenario {
  const { id } = yield* agreeToPlay(context, meeting)
  const whole = playedResult(context, meeting)
  yield* enterResult(context, meeting, id, abandonedResult(whole), { note: 'Дощ. Дограємо з цього рахунку.' })
  const resumed = { ...meeting, startsAt: later(meeting.startsAt, { days: 2 }) }
  yield* confirm(context, yield* enterResult(context, resumed, id, whole, { note: null }))
}

const enterWrongly = (
  context: DemoContext,
  meeting: Meeting,
  gameId: number,
  truth: GameResult,
  submitter?: DemoPlayer,
) =>
  enterResult(context, meeting, gameId, misremembered(truth, meeting.league.format), {
    ...(submitter && { submitter }),
    note: null,
  })

/** The one who was mistaken enters what was really played. */
export async function* enterAgain(context: DemoContext, entered: Entered, truth: GameResult): Scenario<Entered> {
  const { game, submitter } = entered
  const completedAt = new Date(game.completedAt ?? entered.enteredAt)
  const now = yield awake(later(entered.enteredAt, { minutes: context.random.between(5, 180) }))
  await submitResult(context.db, { gameId: game.id, actor: submitter }, { ...truth, completedAt, notes: null }, now)
  return { ...entered, enteredAt: now }
}

async function* decide(context: DemoContext, gameId: number, since: Date, decision: Decision): Scenario {
  const now = yield awake(later(since, { hours: context.random.between(12, 30) }))
  await decideGame(context.db, { gameId, actor: context.admin }, decision, now)
}
