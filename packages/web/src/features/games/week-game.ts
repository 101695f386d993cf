import type { Game } from '@matchbol/core/games/game-shapes'
import { weeksBetween } from '../../lib/dates.ts'

type Played = Pick<Game, 'a' | 'b' | 'winnerId' | 'completedAt'>

interface WeekGame<G> {
  game: G
  /** This week, from Monday on, has none yet. */
  isOfLastWeek: boolean
}

/**
 * The greatest surprise of a week in Kyiv: the rated game that the weaker one won by the most; of equals the newest. While this
 * week has none, that of the last.
 */
export function weekGame<G extends Played>(newestFirst: readonly G[], now: Date): WeekGame<G> | undefined {
  for (const weeksAgo of [0, 1]) {
    const game = greatestSurprise(
      newestFirst.filter(({ completedAt }) => completedAt && weeksBetween(completedAt, now) === weeksAgo),
    )
    if (game) return { game, isOfLastWeek: weeksAgo === 1 }
  }
  return undefined
}

const greatestSurprise = <G extends Played>(newestFirst: readonly G[]) =>
  newestFirst
    .filter((game) => surprise(game) !== null)
    .reduce<G | undefined>(
      (best, game) => (best && (surprise(best) ?? 0) >= (surprise(game) ?? 0) ? best : game),
      undefined,
    )

/** How many points the winner stood behind, negative for a favourite. */
function surprise({ a, b, winnerId }: Played): number | null {
  if (!a.rating || !b.rating) return null
  const behind = b.rating.before - a.rating.before
  return winnerId === a.id ? behind : -behind
}
