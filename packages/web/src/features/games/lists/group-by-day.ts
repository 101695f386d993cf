import { daysBetween } from '@matchbol/core/shared/kyiv-time'

interface Dated {
  completedAt: string | null
}

/** Games as they stand in a list, parted where the calendar day of Kyiv changes. */
export function groupByDay<Game extends Dated>(games: readonly Game[]): { day: string; games: Game[] }[] {
  const groups: { day: string; games: Game[] }[] = []
  for (const game of games) {
    const { completedAt } = game
    if (!completedAt) continue
    const last = groups.at(-1)
    if (last && daysBetween(last.day, completedAt) === 0) last.games.push(game)
    else groups.push({ day: completedAt, games: [game] })
  }
  return groups
}
