import type { Game } from '@matchbol/core/games/game-shapes'
import type { GameFacts } from '@matchbol/core/games/rules'
import { otherSide } from '@matchbol/core/games/score/side'
import { sideOf } from '../score-entry/game.ts'

/** What every move of a person gets. */
export interface MoveProps {
  game: Game
  myId: number
}

/** The state machine's view of a game as it came over HTTP. */
export const factsOf = (game: Game): GameFacts => ({
  status: game.status,
  inviterId: game.a.id,
  inviteeId: game.b.id,
  submittedBy: game.submittedBy,
  slotsBy: game.slotsBy,
  isRecorded: game.isRecorded,
  abandonedBy: game.abandonedBy,
  wasResubmitted: game.wasResubmitted,
})

/** The other player of a game I play in. */
export function opponentOf(game: Pick<Game, 'a' | 'b'>, myId: number) {
  const mine = sideOf(game, myId)
  return game[mine ? otherSide(mine) : 'b']
}

/** The agreed time has not come yet. */
export const isStillAhead = ({ agreedAt }: Pick<Game, 'agreedAt'>, now: Date) =>
  agreedAt !== null && new Date(agreedAt) > now
