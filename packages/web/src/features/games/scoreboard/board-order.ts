import type { Game } from '@matchbol/core/games/game-shapes'
import type { Side } from '@matchbol/core/games/score/score-details'

/** The sides from top to bottom as the scoreboard has them: the winner first, before there is one the inviter. */
export const boardOrder = ({ b, winnerId }: Pick<Game, 'b' | 'winnerId'>): readonly [Side, Side] =>
  winnerId === b.id ? ['b', 'a'] : ['a', 'b']
