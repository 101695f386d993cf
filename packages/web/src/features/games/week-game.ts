import type { Game } from '@matchbol/core/games/game-shapes'

const weekMs = 7 * 86_400_000

type Played = Pick<Game, 'a' | 'b' | 'winnerId' | 'completedAt'>

/** The greatest surprise of the last seven days: the rated game that the weaker one won by the most; of equals the newest. */
export function weekGame<G extends Played>(newestFirst: readonly G[], now: Date): G | undefined {
  const since = now.getTime() - weekMs
  const rated = newestFirst.filter(
    (game) => game.completedAt && Date.parse(game.completedAt) >= since && surprise(game) !== null,
  )
  return rated.reduce<G | undefined>(
    (best, game) => (best && (surprise(best) ?? 0) >= (surprise(game) ?? 0) ? best : game),
    undefined,
  )
}

/** How many points the winner stood behind, negative for a favourite. */
function surprise({ a, b, winnerId }: Played): number | null {
  if (!a.rating || !b.rating) return null
  const behind = b.rating.before - a.rating.before
  return winnerId === a.id ? behind : -behind
}
