import type { Dice } from '../dice.ts'
import type { GameStory } from '../story.ts'
import {
  friendlyGame,
  gameWithoutTimes,
  plainGame,
  rescheduledGame,
  retiredGame,
  unansweredResult,
  walkover,
} from './played.ts'
import {
  correctedGame,
  decidedQuarrel,
  doubleDefault,
  resumedGame,
  settledQuarrel,
  voidedGame,
  withdrawnResult,
} from './quarrels.ts'
import { recordedGame, recordedInVain } from './recorded.ts'
import {
  cancelledGame,
  forgottenGame,
  gameCancelledLate,
  rejectedInvitation,
  unansweredInvitation,
  withdrawnInvitation,
} from './unplayed.ts'

/** How often a meeting goes otherwise than plainly, in a club's two seasons. */
const exceptions: [GameStory, number][] = [
  [recordedGame, 60],
  [gameWithoutTimes, 20],
  [rescheduledGame, 16],
  [unansweredResult, 16],
  [friendlyGame, 14],
  [retiredGame, 9],
  [walkover, 6],
  [settledQuarrel, 3],
  [decidedQuarrel, 2],
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

/** One story for each of so many meetings, in any order. */
export function dealStories(meetings: number, dice: Dice): GameStory[] {
  const rare = exceptions.flatMap(([story, times]) => Array<GameStory>(times).fill(story))
  const plain = Array<GameStory>(Math.max(0, meetings - rare.length)).fill(plainGame)
  return dice.shuffled([...rare, ...plain]).slice(0, meetings)
}
