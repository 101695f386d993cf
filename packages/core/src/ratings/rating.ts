import { chanceShown, expectedScore, type Standing } from './chance.ts'
import { roundToHundredths } from './hundredths.ts'

/** Until this many rated games a rating carries a question mark. */
export const PROVISIONAL_GAMES = 5

/** Between what M, how one-sided the score was, lies. */
export const marginRange = { min: 0.5, max: 1.6 }

export const isProvisional = (ratedGames: number): boolean => ratedGames < PROVISIONAL_GAMES

/** K, how fast a rating moves, in points: 400 / √(n + 5), n = the player's own rated games so far. */
export const kFactor = (ratedGames: number): number => 400 / Math.sqrt(ratedGames + 5)

/**
 * M, how one-sided the score was, 0.5 to 1.6: 0.5 + 3 · (winner's share − ½) of the games inside the sets, a match
 * tie-break counting as one. A winner with fewer of them than the loser gets the least, so a win never costs points.
 * @throws RangeError where nothing was played or more was won than played: such a meeting is not rated.
 */
export const marginFactor = (gamesWonByWinner: number, gamesTotal: number): number => {
  if (!(gamesTotal > 0 && gamesWonByWinner >= 0 && gamesWonByWinner <= gamesTotal)) {
    throw new RangeError(`${gamesWonByWinner} of ${gamesTotal} is no share of a played score`)
  }
  // 3 · (won / total − ½) over one denominator: 12 of 20 is 0.8 and not 0.7999….
  const margin = marginRange.min + (3 * (2 * gamesWonByWinner - gamesTotal)) / (2 * gamesTotal)
  return Math.min(marginRange.max, Math.max(marginRange.min, margin))
}

/** What a score is to the rating: how much was won of how much. */
export interface Margin {
  gamesWonByWinner: number
  gamesTotal: number
}

export interface GameToRate extends Margin {
  winner: Standing
  loser: Standing
  /** F: 1 for the best of three or five, less for shorter formats. */
  formatWeight: number
}

/** How one game moved one player, with everything that explains it: change = ± k · f · m · (1 − E of the winner). */
export interface RatingStep {
  before: number
  after: number
  change: number
  /** n: own rated games before this one. */
  ratedGames: number
  /** K, by `ratedGames`. */
  k: number
  /** F, by the format. */
  f: number
  /** M, by the score. */
  m: number
  /** E of this player, so that the loser's equals the winner's 1 − E. */
  expected: number
  /** The chance that this player was shown before the game. */
  chance: number
}

/**
 * Moves two ratings by one game, in points, each step rounded to hundredths.
 * Source: docs/decisions/0003-rating.md.
 * @throws RangeError as `marginFactor` does.
 */
export const rateGame = (game: GameToRate): { winner: RatingStep; loser: RatingStep } => {
  const { winner, loser, formatWeight: f } = game
  const m = marginFactor(game.gamesWonByWinner, game.gamesTotal)
  const expected = expectedScore(winner.points, loser.points)
  const chance = chanceShown(winner, loser)
  const weight = f * m * (1 - expected)
  return {
    winner: { ...move(winner, weight), f, m, expected, chance },
    loser: { ...move(loser, -weight), f, m, expected: 1 - expected, chance: 1 - chance },
  }
}

const move = ({ points, games }: Standing, weight: number) => {
  const k = kFactor(games)
  const change = roundToHundredths(k * weight)
  return { before: points, after: roundToHundredths(points + change), change, ratedGames: games, k }
}
