import type { BySide, Side } from './score-details.ts'

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')

export const swapSides = <T>({ a, b }: BySide<T>): BySide<T> => ({ a: b, b: a })
