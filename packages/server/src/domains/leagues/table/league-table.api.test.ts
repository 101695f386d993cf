import { seasonResultOf } from '@matchbol/core/games/standing-changes'
import { DEFAULT_POINTS_RULE } from '@matchbol/core/leagues/default-points'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leagueTable } from '../../../../../core/test/league-table.ts'
import { up as addEarlyRetirements } from '../../../../migrations/0015-early-retirements.ts'
import { type Court, openCourt } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { createRandom } from '../../../apps/demo/random.ts'
import { rebuildProjection } from '../../../platform/projections/rebuild-projection.ts'
import { nameColumns } from '../../users/account-row.ts'
import { standings } from './standings-projection.ts'

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
  it('is a table of its players, with the figures they have in the whole one', async () => {
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
      ['Богдана', 5, 'points'],
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
  await db.insertInto('seasons').values(ended).execute()
  await addEarlyRetirements(db as unknown as Kysely<unknown>)
  const seasons = await db.selectFrom('seasons').select(['status', 'rules']).where('league_id', '=', leagueId).execute()
  const points = new Map(seasons.map(({ status, rules }) => [status, rules.pointsRule]))
  expect(points.get('ACTIVE')).toEqual(DEFAULT_POINTS_RULE)
  expect(points.get('FINISHED')).toEqual({ ...DEFAULT_POINTS_RULE, retiredEarlyWin: 4, retiredEarlyLoss: 1 })
})

it('the table follows at once whatever it is made from, and no node shows an old one', async () => {
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
    ['Анна', -1, 'played'],
    ['Віра', 0, null],
  ])
  here.done(await here.decide(admin, game, { action: 'VOID' }))
  expect((await linesOfBoth()).map(([, points]) => points)).toEqual([0, 0, 0])
})

describe('the pages of a long table', () => {
  const PEOPLE = 130
  let court: Court
  let leagueId: number
  let categoryId: number
  let expected: ReturnType<typeof leagueTable>
  /** Few scores, so that many are tied, in groups a little smaller and a little larger than 32. */
  beforeAll(async () => {
    court = await league([])
    ;({ leagueId } = court)
    const body = { leagueId, name: 'Сильні' }
    categoryId = court.done(await court.call(admin, 'POST /api/v1/categories', { body })).id
    const random = createRandom(8)
    const users = await world.db
      .insertInto('users')
      .values(
        Array.from({ length: PEOPLE }, (_, nth) => ({
          ...nameColumns(`Гравчиня ${nth % 9}`, random.oneOf(['Гай', 'Ґава', 'Єва', 'Їжак', 'Adam'])),
          created_at: world.clock.now,
        })),
      )
      .returning(['id', 'first_name', 'last_name'])
      .execute()
    await world.db
      .insertInto('memberships')
      .values(
        users.map(({ id }, nth) => ({
          user_id: id,
          league_id: leagueId,
          category_id: nth % 2 ? categoryId : null,
          status: 'ACTIVE' as const,
          joined_at: world.clock.now,
          left_at: null,
        })),
      )
      .execute()
    const { season } = await court.table()
    const games = Array.from({ length: 90 }, (_, nth) => {
      const [winner, loser] = random.shuffled(users).slice(0, 2)
      const sets =
        random.oneOf([6, 7]) === 6
          ? [
              { a: 6, b: 2 },
              { a: 6, b: 4 },
            ]
          : [
              { a: 7, b: 5 },
              { a: 6, b: 4 },
            ]
      return { winner: winner?.id ?? 0, loser: loser?.id ?? 0, details: { outcome: 'COMPLETED' as const, sets }, nth }
    })
    await world.db
      .insertInto('games')
      .values(
        games.map(({ winner, loser, details, nth }) => ({
          status: 'COMPLETED' as const,
          kind: 'RATED' as const,
          league_id: leagueId,
          season_id: season.id,
          format: SETS,
          inviter_id: winner,
          invitee_id: loser,
          winner_id: winner,
          score_details: JSON.stringify(details),
          score: '6:4 6:4',
          created_at: world.clock.now,
          completed_at: new Date(world.clock.now.getTime() - nth * 60_000),
          completed_sequence: nth + 1,
        })),
      )
      .execute()
    await rebuildProjection(world.db, standings, world.clock.now)
    const results = games.flatMap(({ winner: a, loser: b, details, nth }) => {
      const game = { kind: 'RATED' as const, format: SETS, a, b, winnerId: a, details, sequence: nth }
      return seasonResultOf(game) ?? []
    })
    const players = users.map((user) => ({ id: user.id, name: `${user.last_name} ${user.first_name}`, rating: null }))
    expected = leagueTable(players, results, DEFAULT_POINTS_RULE)
  })
  const page = (query: { page?: number; limit?: number; playerId?: number; categoryId?: number }) =>
    world.call(null, 'GET /api/v1/leagues/{id}/table', { params: { id: leagueId }, query })
  const placeOf = ({
    place,
    player,
    points,
    above,
  }: {
    place: number
    player: { id: number }
    points: number
    above: unknown
  }) => ({
    place,
    playerId: player.id,
    points,
    above,
  })

  it('put together are the table of all games, and each player finds their row, place and page', async () => {
    const rows = []
    for (const nth of Array.from({ length: Math.ceil(PEOPLE / 7) }, (_, index) => index + 1)) {
      const { data, meta } = await page({ page: nth, limit: 7 })
      expect(meta).toEqual({ page: nth, limit: 7, total: PEOPLE, totalPages: Math.ceil(PEOPLE / 7) })
      rows.push(...data.rows)
    }
    expect(rows.map(placeOf)).toEqual(
      expected.map(({ place, playerId, points, above }) => ({ place, playerId, points, above })),
    )
    for (const row of rows.filter((_, nth) => nth % 5 === 0)) {
      const own = await page({ playerId: row.player.id, limit: 7 })
      expect(own.data.rows).toEqual([row])
      expect(own.meta.page).toBe(Math.ceil(row.place / 7))
    }
  })

  it('has 50 rows to a page, and none beyond the last or of more than a hundred', async () => {
    expect((await page({})).meta).toEqual({ page: 1, limit: 50, total: PEOPLE, totalPages: 3 })
    expect((await page({ page: 3 })).data.rows).toHaveLength(PEOPLE - 100)
    expect((await page({ page: 4 })).status).toBe(404)
    expect((await page({ page: 1_000_000 })).status).toBe(404)
    expect((await page({ limit: 101 })).status).toBe(400)
  })

  it('of a category are as long as the category', async () => {
    const { data, meta } = await page({ categoryId, page: 2, limit: 20 })
    expect(meta.total).toBe(PEOPLE / 2)
    expect(data.rows.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 21))
    expect(data.rows.every(({ category }) => category?.id === categoryId)).toBe(true)
    const [row] = data.rows
    expect((await page({ categoryId, playerId: row?.player.id ?? 0, limit: 20 })).data.rows).toEqual([row])
  })
})
