import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { predictionQuality } from './prediction-quality.ts'
import { replayRatings } from './replay.ts'

const result = (chance: number, winnersGames = 5, losersGames = 5) => ({
  winner: { chance, ratedGames: winnersGames },
  loser: { ratedGames: losersGames },
})

describe('how well results were predicted', () => {
  test('is the mean loss of the chances given to those who won, and how often they were favourites', () => {
    const quality = predictionQuality([result(0.8), result(0.6), result(0.3)])
    expect(quality).toEqual({
      count: 3,
      logLoss: expect.closeTo(-(Math.log(0.8) + Math.log(0.6) + Math.log(0.3)) / 3, 12),
      accuracy: expect.closeTo(2 / 3, 12),
    })
  })

  test('an even chance is half right and costs what a coin costs', () => {
    expect(predictionQuality([result(0.5)])).toEqual({ count: 1, logLoss: Math.LN2, accuracy: 0.5 })
  })

  test.each([
    ['the winner is new', 4, 40],
    ['the loser is new', 40, 4],
    ['both are new', 0, 0],
  ])('leaves a game out where %s', (_, winnersGames, losersGames) => {
    expect(predictionQuality([result(0.9, winnersGames, losersGames), result(0.6)]).count).toBe(1)
  })

  test('is unknown where nothing could be judged', () => {
    expect(predictionQuality([])).toEqual({ count: 0, logLoss: null, accuracy: null })
    expect(predictionQuality([result(0.9, 4, 4)])).toEqual({ count: 0, logLoss: null, accuracy: null })
  })

  test('a certain winner who won costs nothing', () => {
    expect(predictionQuality([result(1)])).toEqual({ count: 1, logLoss: 0, accuracy: 1 })
  })

  test('reads a replay as it comes: where one always wins, the rating soon says so', () => {
    const games = Array.from({ length: 25 }, () => ({
      winnerId: 'Андрій',
      loserId: 'Олег',
      formatWeight: 1,
      gamesWonByWinner: 12,
      gamesTotal: 20,
    }))
    const quality = predictionQuality(replayRatings(games, () => 1100).steps)
    expect(quality).toMatchObject({ count: 20, accuracy: 1 })
    expect(quality.logLoss).toBeLessThan(0.25)
  })

  test('lies between nothing and everything, whatever was predicted', () => {
    const chances = fc.array(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(chances, (all) => {
        const { count, logLoss, accuracy } = predictionQuality(all.map((chance) => result(chance)))
        expect(count).toBe(all.length)
        expect(logLoss).toBeGreaterThan(0)
        expect(accuracy).toBeGreaterThanOrEqual(0)
        expect(accuracy).toBeLessThanOrEqual(1)
      }),
    )
  })
})
