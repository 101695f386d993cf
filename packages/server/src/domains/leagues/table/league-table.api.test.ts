import { DEFAULT_POINTS_RULE } from '@matchbol/core/leagues/default-points'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as addEarlyRetirements } from '../../../../migrations/0015-early-retirements.ts'
import { type Court, openCourt } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
})
afterAll(() => world.close())

const SETS = 'SET3-S:6/TB7'
const league = async (members: readonly Person[], rules: object = {}): Promise<Court> =>
  openCourt(world, (await world.league('Ліга', members, { rematchAfterDays: 0, maxOpenGames: 100, ...rules })).id)
const people = async (...names: string[]) => {
  const found = []
  for (const name of names) found.push(await world.person(name))
  return found as [Person, Person, Person, Person]
}
const walkover = (winner: Person, outcome = 'WALKOVER') => ({
  action: 'CORRECT',
  result: { scoreDetails: { outcome, sets: [] }, winnerId: winner.id },
})
const doubleDefault = { action: 'CORRECT', result: { scoreDetails: { outcome: 'DOUBLE_DEFAULT', sets: [] } } }
const lines = async (court: Court, query: { categoryId?: number } = {}) =>
  (await court.table(query)).rows.map(({ player, points, above }) => [player.firstName, points, above])

describe('the table', () => {
  it('gives 4 and 1, 3 and 2, a retirement 4 or early 3, a walkover 3 and −1, a double default a loss without points', async () => {
    const [a, b] = await people('Анна А', 'Богдана Б')
    const figures = async (play: (court: Court) => Promise<unknown>) => {
      const court = await league([a, b])
      await play(court)
      return (await court.table()).rows.map(({ player, points, played, won, lost, setsWon, gamesWon, lastFive }) => [
        player.id === a.id ? 'A' : 'B',
        { points, played, won, lost, setsWon, gamesWon, lastFive },
      ])
    }
    const row = (points: number, won: number, lost: number, setsWon: number, gamesWon: number, lastFive: string) => ({
      points,
      played: won + lost,
      won,
      lost,
      setsWon,
      gamesWon,
      lastFive,
    })
    expect(await figures((court) => court.completed(a, b, '6:4 6:2'))).toEqual([
      ['A', row(4, 1, 0, 2, 12, 'W')],
      ['B', row(1, 0, 1, 0, 6, 'L')],
    ])
    expect(await figures((court) => court.completed(a, b, '6:4 2:6 [8:10]'))).toEqual([
      ['B', row(3, 1, 0, 2, 11, 'W')],
      ['A', row(2, 0, 1, 1, 8, 'L')],
    ])
    expect(await figures((court) => court.completed(a, b, '6:4 2:3 RET', { winnerId: b.id }))).toEqual([
      ['B', row(4, 1, 0, 0, 7, 'W')],
      ['A', row(2, 0, 1, 1, 8, 'L')],
    ])
    expect(await figures(async (court) => court.decide(admin, await court.agreed(a, b), walkover(b)))).toEqual([
      ['B', row(3, 1, 0, 0, 0, 'W')],
      ['A', row(-1, 0, 1, 0, 0, 'L')],
    ])
    expect(await figures(async (court) => court.decide(admin, await court.agreed(a, b), doubleDefault))).toEqual([
      ['A', row(0, 0, 1, 0, 0, 'L')],
      ['B', row(0, 0, 1, 0, 0, 'L')],
    ])
    const early = { scoreDetails: { outcome: 'RETIRED', sets: [{ a: 2, b: 3 }] }, winnerId: b.id }
    const decision = { action: 'CORRECT', result: early }
    expect(await figures(async (court) => court.decide(admin, await court.agreed(a, b), decision))).toEqual([
      ['B', row(3, 1, 0, 0, 3, 'W')],
      ['A', row(0, 0, 1, 0, 2, 'L')],
    ])
  })

  it('shows of a newcomer what their rating starts from, and of everybody how many games it rests on', async () => {
    const [a, b, newcomer] = await people('Анна А', 'Богдана Б', 'Віра В')
    const court = await league([a, b, newcomer])
    await court.completed(a, b, '6:4 6:2')
    const shown = async () => (await court.table()).rows.map(({ rating, ratedGames }) => [rating, ratedGames])
    expect((await shown())[2]).toEqual([1100, 0])
    expect((await shown()).map(([, games]) => games)).toEqual([1, 1, 0])
    const body = { leagueId: court.leagueId, name: 'Сильні', startPoints: 1300 }
    const { id } = court.done(await court.call(admin, 'POST /api/v1/categories', { body }))
    court.done(await court.call(newcomer, 'PUT /api/v1/users/change-category', { body: { categoryId: id } }))
    expect((await shown())[2]).toEqual([1300, 0])
  })

  it('puts three who beat one another in the order of their games, and the last two by their meeting', async () => {
    const [a, b, c] = await people('А А', 'Б Б', 'В В')
    const court = await league([a, b, c], { format: SETS })
    const play = async (x: Person, y: Person, sets: { a: number; b: number }[]) => {
      const id = await court.agreed(x, y)
      court.done(await court.submit(x, id, '6:4 6:4', { scoreDetails: { outcome: 'COMPLETED', sets } }))
      court.done(await court.confirm(y, id))
    }
    await play(a, b, [
      { a: 6, b: 4 },
      { a: 6, b: 4 },
    ])
    await play(b, c, [
      { a: 7, b: 5 },
      { a: 6, b: 2 },
    ])
    await play(c, a, [
      { a: 6, b: 3 },
      { a: 7, b: 6 },
    ])
    expect(await lines(court)).toEqual([
      ['Б', 5, 'games'],
      ['В', 5, 'head-to-head'],
      ['А', 5, null],
    ])
  })

  it('counts no friendly game, and none that is open, void or called off', async () => {
    const [a, b] = await people('Анна А', 'Богдана Б')
    const court = await league([a, b])
    const friendly = await court.agreed(a, b, { kind: 'FRIENDLY' })
    court.done(await court.submit(a, friendly, '6:0 6:0'))
    court.done(await court.confirm(b, friendly))
    court.done(await court.decide(admin, await court.completed(a, b, '6:0 6:0'), { action: 'VOID' }))
    court.done(await court.cancel(a, await court.agreed(a, b), { reason: 'Дощ' }))
    await court.awaiting(a, b, '6:0 6:0')
    expect((await court.table()).rows.map(({ points, played }) => [points, played])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('shows how the last five ended, as they were played and not as they were entered', async () => {
    const [a, b] = await people('Анна А', 'Богдана Б')
    const court = await league([a, b])
    const at = (hours: number) => ({
      completedAt: new Date(world.clock.now.getTime() - hours * 3_600_000).toISOString(),
    })
    await court.completed(a, b, '6:4 6:4', at(1))
    await court.completed(a, b, '4:6 4:6', at(9))
    for (const hours of [2, 3, 4, 5]) await court.completed(a, b, '6:4 6:4', at(hours))
    expect((await court.table()).rows[0]?.lastFive).toBe('WWWWW')
    await court.completed(a, b, '4:6 4:6', at(3.5))
    expect((await court.table()).rows[0]?.lastFive).toBe('WLWWW')
  })

  it('stands by a points rule of the league’s own', async () => {
    const [a, b] = await people('Анна А', 'Богдана Б')
    const pointsRule = {
      winStraight: 10,
      winDropped: 9,
      lossStraight: -2,
      lossTakingSet: 5,
      retiredWin: 8,
      retiredEarlyWin: 6,
      retiredEarlyLoss: -1,
      walkoverWin: 7,
      walkoverLoss: -7,
      doubleDefault: -9,
    }
    const court = await league([a, b], { pointsRule })
    const id = await court.completed(a, b, '6:4 6:4')
    expect(await lines(court)).toEqual([
      ['Анна', 10, 'points'],
      ['Богдана', -2, null],
    ])
    expect((await court.see(null, id)).seasonPoints).toEqual({ a: 10, b: -2 })
  })

  it('of nobody is empty', async () => {
    expect((await (await league([])).table()).rows).toEqual([])
  })

  it('lists those who have not played by the Ukrainian alphabet', async () => {
    const members = await people('А Їжак', 'А Ґава', 'А Іскра', 'А Гай')
    expect((await (await league(members)).table()).rows.map(({ player }) => player.lastName)).toEqual([
      'Гай',
      'Ґава',
      'Іскра',
      'Їжак',
    ])
  })
})

describe('the table of a category', () => {
  it('is the whole table’s order among its players, a reason given only where two stand next to each other in both', async () => {
    const [a, b, c] = await people('Анна А', 'Богдана Б', 'Віра В')
    const court = await league([a, b, c])
    const body = { leagueId: court.leagueId, name: 'Сильні' }
    const strong = court.done(await court.call(admin, 'POST /api/v1/categories', { body })).id
    for (const who of [a, c])
      court.done(await court.call(who, 'PUT /api/v1/users/change-category', { body: { categoryId: strong } }))
    await court.completed(a, b, '6:4 6:4')
    await court.completed(b, c, '6:4 6:4')
    expect(await lines(court)).toEqual([
      ['Богдана', 5, 'points'],
      ['Анна', 4, 'points'],
      ['Віра', 1, null],
    ])
    const { rows } = await court.table({ categoryId: strong })
    expect(rows.map(({ place, player, category, above }) => [place, player.firstName, category?.name, above])).toEqual([
      [1, 'Анна', 'Сильні', 'points'],
      [2, 'Віра', 'Сильні', null],
    ])
    court.done(await court.call(b, 'PUT /api/v1/users/change-category', { body: { categoryId: strong } }))
    court.done(
      await court.call(a, 'PUT /api/v1/users/change-category', {
        body: { categoryId: null, leagueId: court.leagueId },
      }),
    )
    expect(await lines(court, { categoryId: strong })).toEqual([
      ['Богдана', 5, null],
      ['Віра', 1, null],
    ])
    expect(await lines(court, { categoryId: 999_999 })).toEqual([])
  })
})

it('one player’s row is told with the place it has in the whole table, and nobody’s is no row', async () => {
  const [a, b, c] = await people('Анна А', 'Богдана Б', 'Віра В')
  const court = await league([a, b])
  await court.completed(a, b, '6:4 6:4')
  const rowsOf = async (who: Person) =>
    court
      .done(
        await court.call(null, 'GET /api/v1/leagues/{id}/table', {
          params: { id: court.leagueId },
          query: { playerId: who.id },
        }),
      )
      .rows.map(({ place, player }) => [place, player.id])
  expect(await rowsOf(b)).toEqual([[2, b.id]])
  expect(await rowsOf(c)).toEqual([])
})

it('a season of another league is not found in this one', async () => {
  const [a, b] = await people('Анна А', 'Богдана Б')
  const here = await league([a, b])
  const there = await league([a, b])
  const { season } = await there.table()
  const answer = await here.call(null, 'GET /api/v1/leagues/{id}/table', {
    params: { id: here.leagueId },
    query: { season: season.id },
  })
  expect(answer.status).toBe(404)
})

it('an early retirement gives a running season the usual points, and one that had ended what it gave in it', async () => {
  const [a, b] = await people('Анна А', 'Богдана Б')
  const { leagueId } = await league([a, b])
  const { db } = world
  await sql`update leagues set rules = rules #- '{pointsRule,retiredEarlyWin}' #- '{pointsRule,retiredEarlyLoss}'`.execute(
    db,
  )
  await sql`
    update seasons set rules = rules #- '{pointsRule,retiredEarlyWin}' #- '{pointsRule,retiredEarlyLoss}'`.execute(db)
  const running = await db.selectFrom('seasons').selectAll().where('league_id', '=', leagueId).executeTakeFirstOrThrow()
  const { id, ...ended } = { ...running, rules: JSON.stringify(running.rules), status: 'FINISHED' as const }
  await db
    .insertInto('seasons')
    .values({ ...ended, frozen_table: '[]' })
    .execute()
  await addEarlyRetirements(db as unknown as Kysely<unknown>)
  const seasons = await db.selectFrom('seasons').select(['status', 'rules']).where('league_id', '=', leagueId).execute()
  const points = new Map(seasons.map(({ status, rules }) => [status, rules.pointsRule]))
  expect(points.get('ACTIVE')).toEqual(DEFAULT_POINTS_RULE)
  expect(points.get('FINISHED')).toEqual({ ...DEFAULT_POINTS_RULE, retiredEarlyWin: 4, retiredEarlyLoss: 1 })
})

it('the table is kept until something that it is made from changes, and then no node shows the old one', async () => {
  const [a, b, c] = await people('Анна А', 'Богдана Б', 'Віра В')
  const here = await league([a, b])
  const elsewhere = openCourt(await openWorld({}, world.database), here.leagueId)
  const linesOfBoth = async () => {
    const [ours, theirs] = [await lines(here), await lines(elsewhere)]
    expect(theirs).toEqual(ours)
    return ours
  }
  expect(await linesOfBoth()).toEqual([
    ['Анна', 0, 'name'],
    ['Богдана', 0, null],
  ])
  const game = await here.completed(a, b, '6:4 6:4')
  expect(await linesOfBoth()).toEqual([
    ['Анна', 4, 'points'],
    ['Богдана', 1, null],
  ])
  await world.db.updateTable('games').set({ winner_id: b.id }).where('id', '=', game).execute() // past every rule
  expect(await linesOfBoth()).toEqual([
    ['Анна', 4, 'points'],
    ['Богдана', 1, null],
  ])
  await world.db.updateTable('games').set({ winner_id: a.id }).where('id', '=', game).execute()
  here.done(await here.call(b, 'PUT /api/v1/users/{id}', { params: { id: b.id }, body: { firstName: 'Богуслава' } }))
  expect(await linesOfBoth()).toEqual([
    ['Анна', 4, 'points'],
    ['Богуслава', 1, null],
  ])
  here.done(await here.call(c, 'POST /api/v1/users/join-league', { body: { leagueId: here.leagueId } }))
  expect(await linesOfBoth()).toEqual([
    ['Анна', 4, 'points'],
    ['Богуслава', 1, 'points'],
    ['Віра', 0, null],
  ])
  here.done(
    await here.decide(admin, game, {
      action: 'CORRECT',
      result: { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: b.id },
    }),
  )
  expect(await linesOfBoth()).toEqual([
    ['Богуслава', 3, 'points'],
    ['Віра', 0, 'points'],
    ['Анна', -1, null],
  ])
  here.done(await here.decide(admin, game, { action: 'VOID' }))
  expect((await linesOfBoth()).map(([, points]) => points)).toEqual([0, 0, 0])
})
