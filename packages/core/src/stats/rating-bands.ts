/** How wide a band of ratings is, in points. */
export const BAND = 100

export interface RatingBand {
  from: number
  /** The first that is above it. */
  to: number
  players: number
}

/** Players by bands of their rating, from the lowest that has somebody to the highest, without gaps. */
export function ratingBands(counts: readonly { from: number; players: number }[]): RatingBand[] {
  if (counts.length === 0) return []
  const players = new Map<number, number>()
  for (const { from, players: more } of counts) players.set(from, (players.get(from) ?? 0) + more)
  const lowest = Math.min(...players.keys())
  const highest = Math.max(...players.keys())
  return Array.from({ length: (highest - lowest) / BAND + 1 }, (_, index) => {
    const from = lowest + index * BAND
    return { from, to: from + BAND, players: players.get(from) ?? 0 }
  })
}
