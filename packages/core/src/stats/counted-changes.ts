import type { CompletedGame, CountedChange } from '../games/completed-game.ts'
import { kyivMonth } from '../shared/kyiv-time.ts'
import { hasTiebreak } from './close-sets.ts'
import { type GameShares, gameShares, type LikeGames } from './game-shares.ts'

/** What changes add to the totals of a league: months of Kyiv's calendar, `2026-11`. What comes to nothing is left out. */
export interface TotalsAdded {
  /** Of each player, in the order of their ids. A double default is a game neither won nor lost. */
  players: { userId: number; month: string; games: number; won: number; lost: number }[]
  months: (GameShares & { month: string })[]
  /** Games with at least one player of the category; null for those without one. */
  categories: { categoryId: number | null; month: string; games: number }[]
}

/** The difference that changes of completed games make; sums over all games of a league where each of them is new. */
export function totalsAdded(changes: readonly CountedChange[]): TotalsAdded {
  const signed = changes.flatMap(({ before, after }) => [
    ...(before ? [{ game: before, sign: -1, month: kyivMonth(before.completedAt) }] : []),
    ...(after ? [{ game: after, sign: 1, month: kyivMonth(after.completedAt) }] : []),
  ])
  return {
    players: sums(
      signed.flatMap(({ game, sign, month }) => [game.a, game.b].map((userId) => ofPlayer(game, sign, userId, month))),
      ({ userId, month }) => `${userId} ${month}`,
      (sum, { games, won, lost }) => ({ ...sum, games: sum.games + games, won: sum.won + won, lost: sum.lost + lost }),
    )
      .filter(({ games, won, lost }) => games !== 0 || won !== 0 || lost !== 0)
      .sort((x, y) => x.userId - y.userId || (x.month < y.month ? -1 : 1)),
    months: [...new Set(signed.map(({ month }) => month))]
      .map((month) => ({ month, shares: gameShares(signed.filter((one) => one.month === month).map(likeGame)) }))
      .filter(({ shares }) => Object.values(shares).some((games) => games !== 0))
      .map(({ month, shares }) => ({ month, ...shares }))
      .sort((x, y) => (x.month < y.month ? -1 : 1)),
    categories: sums(
      signed.flatMap(({ game, sign, month }) =>
        [...new Set([game.categoryA, game.categoryB])].map((categoryId) => ({ categoryId, month, games: sign })),
      ),
      ({ categoryId, month }) => `${categoryId} ${month}`,
      (sum, { games }) => ({ ...sum, games: sum.games + games }),
    ).filter(({ games }) => games !== 0),
  }
}

const ofPlayer = ({ winnerId }: CompletedGame, sign: number, userId: number, month: string) => ({
  userId,
  month,
  games: sign,
  won: winnerId === userId ? sign : 0,
  lost: winnerId !== null && winnerId !== userId ? sign : 0,
})

/** A game by what the shares tell apart. */
const likeGame = ({ game: { format, details }, sign }: { game: CompletedGame; sign: number }): LikeGames => ({
  format,
  outcome: details.outcome,
  sets: details.sets.length,
  hasTiebreak: details.sets.some(hasTiebreak),
  games: sign,
})

/** One row of each key, in the order in which the keys come first. */
function sums<Row>(rows: readonly Row[], keyOf: (row: Row) => string, add: (sum: Row, row: Row) => Row): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const sum = byKey.get(keyOf(row))
    byKey.set(keyOf(row), sum ? add(sum, row) : row)
  }
  return [...byKey.values()]
}
