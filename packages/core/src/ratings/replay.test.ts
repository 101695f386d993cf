import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RatedGame, replayRatings } from './replay.ts'

const start = () => 1100
const beats = (winnerId: string, loserId: string, gamesWonByWinner = 12, gamesTotal = 20): RatedGame<string> => ({
  winnerId,
  loserId,
  formatWeight: 1,
  gamesWonByWinner,
  gamesTotal,
})

const season: fc.Arbitrary<RatedGame<string>[]> = fc.array(
  fc
    .record({
      pair: fc.shuffledSubarray(['Андрій', 'Богдан', 'Ганна', 'Дарʼя', 'Олег'], { minLength: 2, maxLength: 2 }),
      formatWeight: fc.constantFrom(1, 0.9, 0.7, 0.5),
      won: fc.integer({ min: 6, max: 18 }),
      lost: fc.integer({ min: 0, max: 18 }),
    })
    .map(({ pair: [winner = '', loser = ''], formatWeight, won, lost }) => ({
      ...beats(winner, loser, won, won + lost),
      formatWeight,
    })),
  { maxLength: 40 },
)

describe('a league replayed', () => {
  test('carries each rating and count from game to game', () => {
    const { steps, standings } = replayRatings([beats('Андрій', 'Олег'), beats('Олег', 'Ганна')], start)
    expect(steps.map(({ winner, loser }) => [winner.change, loser.change])).toEqual([
      [71.55, -71.55],
      [78.58, -86.09],
    ])
    expect(steps[1]?.winner).toMatchObject({ before: 1028.45, ratedGames: 1, after: 1107.03 })
    expect([...standings]).toEqual([
      ['Андрій', { points: 1171.55, games: 1 }],
      ['Олег', { points: 1107.03, games: 2 }],
      ['Ганна', { points: 1013.91, games: 1 }],
    ])
  })

  test('starts everybody from their own points, asked once, with the first game', () => {
    const asked: string[] = []
    const games = [beats('Андрій', 'Олег'), beats('Олег', 'Андрій'), beats('Ганна', 'Олег')]
    const { steps } = replayRatings(games, (id, game) => {
      asked.push(`${id} ${games.indexOf(game)}`)
      return id === 'Олег' ? 1600 : 1300
    })
    expect(asked).toEqual(['Андрій 0', 'Олег 0', 'Ганна 2'])
    expect([steps[0]?.winner.before, steps[0]?.loser.before]).toEqual([1300, 1600])
  })

  test('hands every game back beside its steps, with what the caller keeps on it', () => {
    const game = { ...beats('Андрій', 'Олег'), sequence: 7 }
    expect(replayRatings([game], start).steps[0]?.game.sequence).toBe(7)
  })

  test('leaves the standings it continues from as they were', () => {
    const before = new Map([['Андрій', { points: 1500, games: 9 }]])
    const { standings } = replayRatings([beats('Андрій', 'Олег')], start, before)
    expect(before.get('Андрій')).toEqual({ points: 1500, games: 9 })
    expect(standings.get('Андрій')?.games).toBe(10)
  })

  test('without games is what it was', () => {
    const before = new Map([['Андрій', { points: 1500, games: 9 }]])
    expect(replayRatings([], start, before)).toEqual({ steps: [], standings: before })
  })
})

describe('whatever was played', () => {
  test('stopping anywhere and going on equals one replay', () => {
    fc.assert(
      fc.property(season, fc.nat({ max: 40 }), (games, at) => {
        const whole = replayRatings(games, start)
        const prefix = replayRatings(games.slice(0, at), start)
        const rest = replayRatings(games.slice(at), start, prefix.standings)
        expect([...prefix.steps, ...rest.steps]).toEqual(whole.steps)
        expect(rest.standings).toEqual(whole.standings)
      }),
    )
  })

  test('going on from standings that were stored and read back equals one replay', () => {
    fc.assert(
      fc.property(season, fc.nat({ max: 40 }), (games, at) => {
        const { standings } = replayRatings(games.slice(0, at), start)
        const read = new Map(
          [...standings].map(([id, { points, games: n }]) => [id, { points: Number(points.toFixed(2)), games: n }]),
        )
        const rest = replayRatings(games.slice(at), start, read)
        expect(rest.standings).toEqual(replayRatings(games, start).standings)
      }),
    )
  })

  test('no winner loses points, no loser gains any, and each step begins where the last one ended', () => {
    fc.assert(
      fc.property(season, (games) => {
        const last = new Map<string, number>()
        for (const { game, winner, loser } of replayRatings(games, start).steps) {
          expect(winner.after).toBeGreaterThanOrEqual(winner.before)
          expect(loser.after).toBeLessThanOrEqual(loser.before)
          expect(winner.before).toBe(last.get(game.winnerId) ?? 1100)
          expect(loser.before).toBe(last.get(game.loserId) ?? 1100)
          last.set(game.winnerId, winner.after).set(game.loserId, loser.after)
        }
      }),
    )
  })

  test('the count of each player is the number of their games', () => {
    fc.assert(
      fc.property(season, (games) => {
        for (const [id, standing] of replayRatings(games, start).standings) {
          expect(standing.games).toBe(games.filter((game) => [game.winnerId, game.loserId].includes(id)).length)
        }
      }),
    )
  })

  test('two neighbouring games without a common player may change places', () => {
    fc.assert(
      fc.property(season, season, (before, after) => {
        const [one, other] = [beats('Андрій', 'Олег'), beats('Ганна', 'Богдан', 14, 26)]
        const { standings } = replayRatings([...before, one, other, ...after], start)
        expect(replayRatings([...before, other, one, ...after], start).standings).toEqual(standings)
      }),
    )
  })

  test('a correction leaves everything before the corrected game as it was', () => {
    fc.assert(
      fc.property(season, season, (before, after) => {
        const wrong = replayRatings([...before, beats('Андрій', 'Олег'), ...after], start)
        const right = replayRatings([...before, beats('Олег', 'Андрій'), ...after], start)
        expect(right.steps.slice(0, before.length)).toEqual(wrong.steps.slice(0, before.length))
      }),
    )
  })
})
