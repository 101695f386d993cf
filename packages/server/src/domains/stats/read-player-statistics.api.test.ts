import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let court: Court
let olena: Person
let iryna: Person
let nadiya: Person
const games: number[] = []

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  nadiya = await world.person('Надія Бойко')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna, nadiya], { rematchAfterDays: 0 })).id)
  for (const [a, b, score, completedAt] of [
    [olena, iryna, '6:4 3:6 [10:8]', '2026-10-31T21:30:00Z'],
    [iryna, olena, '6:4 7:6(5)', '2026-10-31T22:30:00Z'],
    [olena, nadiya, '6:2 7:6(3)', '2026-11-19T10:00:00Z'],
  ] as const)
    games.push(await court.completed(a, b, score, { completedAt }))
})
afterAll(() => world.close())

const of = async (whom: { id: number }, who: Person | null = null) =>
  court.call(who, 'GET /api/v1/stats/players/{id}', { params: { id: whom.id } })

describe('the statistics of a player', () => {
  it('are the same for everybody and come from the completed games only', async () => {
    const stats = court.done(await of(olena))
    await court.awaiting(olena, iryna, '6:0 6:0')
    for (const reader of [null, olena, nadiya]) expect(court.done(await of(olena, reader))).toEqual(stats)
    expect(stats).toMatchObject({ form: 'WLW', streak: { kind: 'W', length: 1 } })
    expect(stats.months.slice(-2)).toEqual([
      { month: '2026-10', won: 1, lost: 0 },
      { month: '2026-11', won: 1, lost: 1 },
    ])
  })

  it('name the rivals and the best win', async () => {
    const { rivals, bestWin } = court.done(await of(olena))
    expect(rivals).toMatchObject([
      { player: { firstName: 'Ірина' }, played: 2, won: 1, lost: 1, lastAt: '2026-10-31T22:30:00.000Z' },
      { player: { firstName: 'Надія' }, played: 1, won: 1, lost: 0 },
    ])
    expect(bestWin).toMatchObject({ game: { id: games[2] }, opponentRating: 1100 })
    expect(court.done(await of(nadiya)).bestWin).toBeNull()
  })

  it('tell deciding sets and tie-breaks from the player’s own side of the net', async () => {
    expect(court.done(await of(olena)).records).toEqual({
      longestWinningStreak: 1,
      highestRating: null,
      decidingSets: { played: 1, won: 1 },
      tiebreaks: { played: 2, won: 1 },
    })
    expect(court.done(await of(iryna)).records.tiebreaks).toEqual({ played: 1, won: 1 })
  })

  it('draw the rating after each game, and end where the rating stands', async () => {
    const [line] = court.done(await of(olena)).ratingLine
    expect(line).toMatchObject({ league: { id: court.leagueId, name: 'Ліга' }, startPoints: 1100 })
    expect(line?.points.map(({ gameId }) => gameId)).toEqual(games)
    expect(line?.points.map(({ opponent, isWon, score }) => [opponent.firstName, isWon, score])).toEqual([
      ['Ірина', true, '6:4 3:6 [10:8]'],
      ['Ірина', false, '6:4 7:6(5)'],
      ['Надія', true, '6:2 7:6(3)'],
    ])
    expect(line?.points.at(-1)?.points).toBe((await court.ratingOf(olena))?.points)
  })

  it('of somebody who has not played are empty, and of nobody are not found', async () => {
    const newcomer = await world.person('Нова Людина')
    expect(court.done(await of(newcomer))).toMatchObject({ form: '', rivals: [], ratingLine: [], bestWin: null })
    expect((await of({ id: 999_999 })).status).toBe(404)
  })
})
