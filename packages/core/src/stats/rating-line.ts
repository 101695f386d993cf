import { isProvisional } from '../ratings/rating.ts'

/** A game that moved the player's rating in a league. */
export interface RatedPoint {
  league: { id: number; name: string }
  gameId: number
  at: Date
  /** Its place in the order of the league's games. */
  sequence: number
  before: number
  after: number
  change: number
  /** Rated games before it. */
  ratedGames: number
}

/** The rating after each game, per league, in the order in which the games moved it; the league played most first. */
export function ratingLines(points: readonly RatedPoint[]) {
  const lines = new Map<number, { league: RatedPoint['league']; startPoints: number; points: RatedPoint[] }>()
  for (const point of points.toSorted((x, y) => x.sequence - y.sequence)) {
    const line = lines.get(point.league.id)
    if (line) line.points.push(point)
    else lines.set(point.league.id, { league: point.league, startPoints: point.before, points: [point] })
  }
  return [...lines.values()].sort((x, y) => y.points.length - x.points.length)
}

/** The best rating ever reached once it was no longer provisional; of equals the earlier in its league. */
export const highestRating = (points: readonly RatedPoint[]): RatedPoint | null =>
  points
    .filter(({ ratedGames }) => !isProvisional(ratedGames + 1))
    .toSorted((x, y) => x.sequence - y.sequence)
    .reduce<RatedPoint | null>((best, point) => (best && best.after >= point.after ? best : point), null)
