import type { Game } from '@matchbol/core/games/game-shapes'
import type { ScoreboardGame } from '../scoreboard/scoreboard-row.tsx'

/** The part of a game that a card shows. */
export type CardGame = ScoreboardGame & Pick<Game, 'id' | 'league' | 'kind' | 'completedAt'>

/** Leaves out what no card shows, so that a page of them stays small. */
export const toCard = (game: Game): CardGame => {
  const { id, league, kind, completedAt, a, b, status, winnerId, format, score, scoreDetails } = game
  return { id, league, kind, completedAt, a, b, status, winnerId, format, score, scoreDetails }
}
