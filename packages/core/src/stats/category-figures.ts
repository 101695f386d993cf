import { roundToHundredths } from '../ratings/hundredths.ts'

/** Active members of a league who share a category and a band of ratings. */
export interface LikeMembers {
  category: { id: number; name: string; level: number | null } | null
  /** The lower edge of their band; null for those without a rated game. */
  band: number | null
  players: number
  /** The sum of their ratings. */
  points: number
}

/** Games with at least one player of a category, as it was when the game was made. */
interface CategoryGames {
  categoryId: number | null
  games: number
}

/** What can be told of each category: people, those of them with a rating, its mean in hundredths (what the order of a sum leaves is not told), games with at least one of them. */
export function categoryFigures(members: readonly LikeMembers[], games: readonly CategoryGames[]) {
  const figures = new Map<
    number | null,
    { category: LikeMembers['category']; players: number; rated: number; points: number }
  >()
  for (const { category, band, players, points } of members) {
    const id = category?.id ?? null
    const sum = figures.get(id) ?? { category, players: 0, rated: 0, points: 0 }
    sum.players += players
    if (band !== null) {
      sum.rated += players
      sum.points += points
    }
    figures.set(id, sum)
  }
  return [...figures]
    .toSorted(([, x], [, y]) => order(x.category, y.category))
    .map(([id, sum]) => ({
      category: sum.category,
      players: sum.players,
      rated: sum.rated,
      averagePoints: sum.rated > 0 ? roundToHundredths(sum.points / sum.rated) : null,
      games: games.find(({ categoryId }) => categoryId === id)?.games ?? 0,
    }))
}

/** The highest level first, as its players are the strongest; those without a category last. */
function order(x: LikeMembers['category'], y: LikeMembers['category']) {
  if (!x || !y) return Number(!x) - Number(!y)
  return (y.level ?? 0) - (x.level ?? 0) || x.id - y.id
}
