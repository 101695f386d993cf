/** As many points as a line of ratings has at most. */
export const LINE_POINTS = 100

/**
 * The games by which a player's rating in a league is drawn, counted from 0: all where they are few, of more evenly spaced ones, with
 * the first and the latest among them.
 */
export function drawnGames(ratedGames: number): number[] {
  const points = Math.min(ratedGames, LINE_POINTS)
  const apart = (ratedGames - 1) / Math.max(points - 1, 1)
  return Array.from({ length: points }, (_, index) => Math.round(index * apart))
}
