import { isProvisional, type RatingStep } from './rating.ts'

/** A result beside what was predicted before it: the steps of `rateGame` and of a replay fit as they are. */
export interface PredictedResult {
  winner: Pick<RatingStep, 'chance' | 'ratedGames'>
  loser: Pick<RatingStep, 'ratedGames'>
}

export interface PredictionQuality {
  count: number
  /** Mean of −ln(chance shown of the one who won), in nats; a coin has 0.693. Null where nothing was counted. */
  logLoss: number | null
  /** Share of results in which the favourite won, an even prediction being half right. Null where nothing was counted. */
  accuracy: number | null
}

/** How well results were predicted before they were played, among players whose ratings are no longer provisional. */
export const predictionQuality = (results: Iterable<PredictedResult>): PredictionQuality => {
  let count = 0
  let loss = 0
  let right = 0
  for (const { winner, loser } of results) {
    if (isProvisional(winner.ratedGames) || isProvisional(loser.ratedGames)) continue
    count += 1
    loss -= Math.log(winner.chance)
    right += rightness(winner.chance)
  }
  return count === 0
    ? { count, logLoss: null, accuracy: null }
    : { count, logLoss: loss / count, accuracy: right / count }
}

const rightness = (chanceOfWinner: number) => {
  if (chanceOfWinner === 0.5) return 0.5
  return chanceOfWinner > 0.5 ? 1 : 0
}
