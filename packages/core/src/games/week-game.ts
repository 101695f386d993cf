import { daysBetween } from '../shared/kyiv-time.ts'

interface Played {
  a: PlayerThen
  b: PlayerThen
  winnerId: number | null
  completedAt: string | null
}

/** With the rating before the game, if the game moved it. */
interface PlayerThen {
  id: number
  rating: { before: number } | null
}

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
      newestFirst.filter(({ completedAt }) => completedAt && weekOf(now) - weekOf(completedAt) === weeksAgo),
    )
    if (game) return { game, isOfLastWeek: weeksAgo === 1 }
  }
  return undefined
}

const someMonday = '2026-11-16T12:00:00Z'
/** Weeks of Kyiv's calendar since some Monday. */
const weekOf = (at: Date | string) => Math.floor(daysBetween(someMonday, at) / 7)

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
