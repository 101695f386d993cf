import type { SetShape } from '../../leagues/match-format.ts'
import type { BySide, Side } from './score-details.ts'

/** How far a race stands, in points of a tie-break or games of a set: somebody has won it, it goes on, or it cannot come to this. */
export type Standing = Side | 'open' | 'impossible'

/** Points that win a tie-break in which the loser has `low`: two ahead, and `to` at the least. */
export const pointsToWin = (low: number, to: number) => Math.max(to, low + 2)

/** Games that win a set in which the loser has `low`; after the tie-break one game ahead is enough. */
export const gamesToWin = (low: number, { to, tiebreakAt }: SetShape) =>
  low === tiebreakAt ? tiebreakAt + 1 : Math.max(to, low + 2)

export function tiebreakStanding(points: BySide<number>, to: number): Standing {
  return standing(points, pointsToWin(Math.min(points.a, points.b), to))
}

export function setStanding(won: BySide<number>, shape: SetShape): Standing {
  const low = Math.min(won.a, won.b)
  return low > shape.tiebreakAt ? 'impossible' : standing(won, gamesToWin(low, shape))
}

function standing({ a, b }: BySide<number>, needed: number): Standing {
  const high = Math.max(a, b)
  if (high > needed) return 'impossible'
  if (high < needed) return 'open'
  return a > b ? 'a' : 'b'
}
