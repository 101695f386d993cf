/** Where a player stands in a league's rating: points, and how many rated games they come from. */
export interface Standing {
  points: number
  games: number
}

const logistic = (lead: number) => 1 / (1 + 10 ** (-lead / 400))

/**
 * E, the plain expectation of a win by the difference of two ratings, 0 to 1. Ratings move by it.
 * Source: Elo's logistic curve, E = 1 / (1 + 10^((opponent − own) / 400)).
 */
export const expectedScore = (ownPoints: number, opponentPoints: number): number => logistic(ownPoints - opponentPoints)

/**
 * The chance of a win that people are shown, 0 to 1: the expectation drawn towards one half while few games are known.
 * Source: Glicko's attenuation by uncertainty, here G = 1 / √(1 + 4/(n+1) + 4/(opponent's n + 1)), fitted on real results
 * (docs/decisions/0003-rating.md).
 */
export const chanceShown = (me: Standing, opponent: Standing): number => {
  const certainty = 1 / Math.sqrt(1 + 4 / (me.games + 1) + 4 / (opponent.games + 1))
  return logistic(certainty * (me.points - opponent.points))
}
