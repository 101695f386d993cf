import type { Random } from '../random.ts'
import type { GameScenario } from '../scenario.ts'
import {
  correctedGame,
  decidedDispute,
  doubleDefault,
  resumedGame,
  settledDispute,
  voidedGame,
  withdrawnResult,
} from './disputes.ts'
import {
  friendlyGame,
  gameWithoutTimes,
  plainGame,
  recordedGame,
  recordedInVain,
  rescheduledGame,
  retiredGame,
  unansweredResult,
  walkover,
} from './played.ts'
import {
  cancelledGame,
  forgottenGame,
  gameCancelledLate,
  rejectedInvitation,
  unansweredInvitation,
  withdrawnInvitation,
} from './unplayed.ts'

/** How often a meeting goes otherwise than plainly, in a club's two seasons. */
const exceptions: [GameScenario, number][] = [
  [recordedGame, 60],
  [gameWithoutTimes, 20],
  [rescheduledGame, 16],
  [unansweredResult, 16],
  [friendlyGame, 14],
  [retiredGame, 9],
  [walkover, 6],
  [settledDispute, 3],
  [decidedDispute, 2],
  [correctedGame, 1],
  [voidedGame, 1],
  [doubleDefault, 1],
  [withdrawnResult, 2],
  [resumedGame, 2],
  [recordedInVain, 2],
  [rejectedInvitation, 10],
  [unansweredInvitation, 7],
  [withdrawnInvitation, 4],
  [cancelledGame, 5],
  [gameCancelledLate, 3],
  [forgottenGame, 3],
]

/** One scenario for each of so many meetings, in any order. */
export function chooseScenarios(meetings: number, random: Random): GameScenario[] {
  const rare = exceptions.flatMap(([scenario, times]) => Array<GameScenario>(times).fill(scenario))
  const plain = Array<GameScenario>(Math.max(0, meetings - rare.length)).fill(plainGame)
  return random.shuffled([...rare, ...plain]).slice(0, meetings)
}
