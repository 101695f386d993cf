import type { Game } from '../game-shapes.ts'
import type { BySide, Side } from './score-details.ts'

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')

export const swapSides = <T>({ a, b }: BySide<T>): BySide<T> => ({ a: b, b: a })

/** The sides from top to bottom as a scoreboard has them: the winner first, before there is one the inviter. */
export const boardOrder = ({ b, winnerId }: Pick<Game, 'b' | 'winnerId'>): readonly [Side, Side] =>
  winnerId === b.id ? ['b', 'a'] : ['a', 'b']
