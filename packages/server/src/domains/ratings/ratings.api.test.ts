import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { replayed, stored } from '../../../test/replay.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let iryna: Person
let maria: Person
let court: Court

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = new Date('2026-11-21T10:00:00Z')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  maria = await world.person('Марія Бондар')
  await league()
})

const league = async (rules: object = {}) => {
  const all = { rematchAfterDays: 0, maxOpenGames: 100, format: 'SET3-S:6/TB7', ...rules }
  court = openCourt(world, (await world.league('Ліга', [olena, iryna, maria], all)).id)
}
/** A strength that would take many games to reach. */
const giveRating = (who: Person, points: number, rated_games: number) =>
  world.db
    .insertInto('ratings')
    .values({
      user_id: who.id,
      league_id: court.leagueId,
      points,
      rated_games,
      start_points: 1100,
      last_rated_at: null,
    })
    .execute()
const pointsOf = async (who: Person) => (await court.ratingOf(who))?.points
const category = async (startPoints: number, ...members: Person[]) => {
  const body = { leagueId: court.leagueId, name: `Від ${startPoints}`, startPoints }
  const { id } = court.done(await court.call(admin, 'POST /api/v1/categories', { body }))
  for (const who of members)
    court.done(await court.call(who, 'PUT /api/v1/users/change-category', { body: { categoryId: id } }))
  return id
}
const setStartPoints = async (id: number, startPoints: number) =>
  court.done(await court.call(admin, 'PUT /api/v1/categories/{id}', { params: { id }, body: { startPoints } }))

describe('a rated game', () => {
  it('moves 1540 of 12 games by +46.52 and 1610 of 40 games by −28.59 for 6:4 6:4', async () => {
    await giveRating(olena, 1540, 12)
    await giveRating(iryna, 1610, 40)
    const { a, b, steps } = await court.see(null, await court.completed(olena, iryna, '6:4 6:4'))
    expect(a).toMatchObject({
      points: 1586.52,
      ratedGames: 13,
      rating: { before: 1540, after: 1586.52, change: 46.52 },
    })
    expect(b).toMatchObject({
      points: 1581.41,
      ratedGames: 41,
      rating: { before: 1610, after: 1581.41, change: -28.59 },
    })
    expect(steps?.a).toMatchObject({ f: 1, m: 0.8, ratedGames: 12 })
    expect(steps?.a.expected).toBeCloseTo(0.4006, 4)
    expect(steps?.a.k).toBeCloseTo(400 / Math.sqrt(17), 10)
  })

  it('shows 33.1 % where the plain expectation is 26.2 %', async () => {
    await giveRating(olena, 1388, 3)
    await giveRating(iryna, 1568, 23)
    const query = { leagueId: court.leagueId, opponentId: iryna.id }
    const whatIf = court.done(await court.call(olena, 'GET /api/v1/games/what-if', { query }))
    expect(whatIf.chance).toBeCloseTo(0.331, 3)
    const { steps } = await court.see(null, await court.completed(olena, iryna, '6:4 6:4'))
    expect(steps?.a.expected).toBeCloseTo(0.262, 3)
    expect(steps?.a.chance).toBe(whatIf.chance)
  })

  it('starts both from 1100 points, and is in the history of both', async () => {
    const id = await court.completed(olena, iryna, '6:4 6:4')
    expect(await court.ratingOf(olena)).toMatchObject({
      points: 1171.55,
      ratedGames: 1,
      won: 1,
      isProvisional: true,
      lastFive: 'W',
      lastRatedAt: world.clock.now.toISOString(),
    })
    const history = await court.call(null, 'GET /api/v1/rating-history/user/{id}', { params: { id: iryna.id } })
    expect(history.data).toEqual([
      {
        gameId: id,
        leagueId: court.leagueId,
        at: world.clock.now.toISOString(),
        before: 1100,
        after: 1028.45,
        change: -71.55,
        opponent: { id: olena.id, firstName: 'Олена', lastName: 'Марченко', photoUrl: null },
      },
    ])
  })

  it('is one of five until the question mark goes', async () => {
    for (let nth = 0; nth < 4; nth++) await court.completed(olena, iryna, '6:4 6:4')
    expect((await court.ratingOf(olena))?.isProvisional).toBe(true)
    await court.completed(olena, iryna, '4:6 4:6')
    expect(await court.ratingOf(olena)).toMatchObject({ isProvisional: false, lastFive: 'WWWWL', won: 4 })
    await court.completed(olena, iryna, '6:4 6:4')
    expect((await court.ratingOf(olena))?.lastFive).toBe('WWWLW')
  })

  it.each([
    ['SET3-S:6/TB7-F:TB10', '6:4 6:4', 0.9],
    ['SET1-S:6/TB7', '6:4', 0.5],
    ['SET1-S:8/TB7', '8:5', 0.7],
    ['SET3-S:4/TB5@3', '4:2 4:2', 0.7],
  ])('weighs by the format of the game: %s', async (format, text, f) => {
    await league({ format })
    expect((await court.see(null, await court.completed(olena, iryna, text))).steps?.a.f).toBe(f)
  })

  it('is one that ended early only from a set or four games on', async () => {
    const retired = async (sets: object[]) => {
      const id = await court.agreedIn(1, olena, iryna)
      world.pass({ hours: 2 })
      const fields = { scoreDetails: { outcome: 'RETIRED', sets }, winnerId: iryna.id }
      court.done(await court.submit(olena, id, '6:4 6:4', fields))
      court.done(await court.confirm(iryna, id))
      return (await court.see(null, id)).steps !== null
    }
    expect(await retired([{ a: 0, b: 0 }])).toBe(false)
    expect(await retired([{ a: 3, b: 3 }])).toBe(false)
    expect(await retired([{ a: 4, b: 3 }])).toBe(true)
    expect(
      await retired([
        { a: 6, b: 4 },
        { a: 0, b: 0 },
      ]),
    ).toBe(true)
    expect(await court.ratingOf(iryna)).toMatchObject({ ratedGames: 2, won: 2 })
  })
})

describe('no rating moves', () => {
  it('by a friendly game, a walkover, a default or a double default', async () => {
    const outcomes = [
      { outcome: 'WALKOVER', winnerId: olena.id },
      { outcome: 'DEFAULTED', winnerId: iryna.id },
      { outcome: 'DOUBLE_DEFAULT' },
    ]
    for (const { outcome, ...winner } of outcomes) {
      const result = { scoreDetails: { outcome, sets: [] }, ...winner }
      court.done(await court.decide(admin, await court.agreed(olena, iryna), { action: 'CORRECT', result }))
    }
    const friendly = await court.agreed(olena, iryna, { kind: 'FRIENDLY' })
    court.done(await court.submit(olena, friendly, '6:0 6:0'))
    const { data } = await court.confirm(iryna, friendly)
    expect(data).toMatchObject({ status: 'COMPLETED', kind: 'FRIENDLY', a: { rating: null } })
    expect(await court.ratingOf(olena)).toBeUndefined()
    expect((await court.see(null, friendly)).seasonPoints).toBeNull()
  })

  it('and none disappears: each league has its own', async () => {
    await court.completed(olena, iryna, '6:4 6:4')
    const before = await pointsOf(olena)
    await league()
    await court.completed(iryna, olena, '6:4 6:4')
    const ratings = court.done(await court.call(null, 'GET /api/v1/ratings', { query: { userId: olena.id } }))
    expect(ratings.map(({ points }) => points)).toEqual([before, 1028.45])
  })
})

describe('start points', () => {
  it('are those of each one’s category', async () => {
    await category(1400, olena)
    await category(900, iryna)
    const { steps } = await court.see(null, await court.completed(iryna, olena, '6:4 6:4'))
    expect(steps).toMatchObject({ a: { before: 900 }, b: { before: 1400 } })
  })

  it('are frozen when the first rated game is completed: another figure counts for newcomers alone', async () => {
    const id = await category(1400, olena, maria)
    await court.completed(olena, iryna, '6:4 6:4')
    await setStartPoints(id, 2000)
    const { steps } = await court.see(null, await court.completed(olena, maria, '6:4 6:4'))
    expect(steps?.b.before).toBe(2000)
    const first = await court.completed(iryna, olena, '6:4 6:4')
    court.done(await court.decide(admin, first, { action: 'VOID' }))
    expect(await stored(world.db, court.leagueId)).toEqual(await replayed(world.db, court.leagueId))
    const rows = await world.db
      .selectFrom('ratings')
      .select(['user_id', 'start_points'])
      .where('league_id', '=', court.leagueId)
      .orderBy('user_id')
      .execute()
    expect(rows.map(({ start_points }) => start_points)).toEqual([1400, 1100, 2000])
  })

  it('are those of the category that the player had when the game was made', async () => {
    await category(1400, olena)
    const id = await court.agreed(olena, iryna)
    await category(500, olena)
    court.done(await court.submit(olena, id, '6:4 6:4'))
    court.done(await court.confirm(iryna, id))
    expect((await court.see(null, id)).steps?.a.before).toBe(1400)
  })
})

describe('the order of a league’s games', () => {
  it('is that in which they became completed, whenever they were played', async () => {
    const yesterday = { completedAt: '2026-11-20T10:00:00Z' }
    const first = await court.completed(olena, iryna, '6:4 6:4')
    const second = await court.completed(olena, maria, '4:6 4:6', yesterday)
    expect((await court.see(null, second)).steps?.a.before).toBe((await court.see(null, first)).steps?.a.after)
    expect(await court.ratingOf(olena)).toMatchObject({ lastFive: 'WL', lastRatedAt: world.clock.now.toISOString() })
  })

  it('has a place for games that move nothing, so that a correction may make them move', async () => {
    await court.completed(olena, iryna, '6:4 6:4')
    const walkover = await court.agreed(olena, maria)
    const result = { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: olena.id }
    court.done(await court.decide(admin, walkover, { action: 'CORRECT', result }))
    const last = await court.completed(maria, iryna, '6:4 6:4')
    court.done(
      await court.decide(admin, walkover, {
        action: 'CORRECT',
        result: {
          scoreDetails: {
            outcome: 'COMPLETED',
            sets: [
              { a: 6, b: 0 },
              { a: 6, b: 0 },
            ],
          },
        },
      }),
    )
    expect((await court.see(null, last)).steps?.a).toMatchObject({ ratedGames: 1 })
    expect(await stored(world.db, court.leagueId)).toEqual(await replayed(world.db, court.leagueId))
  })
})

describe('rating history', () => {
  it('stands newest first, in pages, of one league or of all', async () => {
    for (let hour = 5; hour > 0; hour--)
      await court.completed(olena, iryna, '6:4 6:4', { completedAt: `2026-11-21T0${9 - hour}:00:00Z` })
    const here = court.leagueId
    await league()
    await court.completed(olena, iryna, '6:4 6:4')
    const page = async (query: object) =>
      court.call(null, 'GET /api/v1/rating-history/user/{id}', { params: { id: olena.id }, query })
    const all = await page({})
    expect(all.meta.total).toBe(6)
    expect(all.data.map(({ at }) => at)).toEqual(
      all.data
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const { data, meta } = await page({ leagueId: here, page: 2, limit: 2 })
    expect(data.map(({ at }) => at)).toEqual(['2026-11-21T06:00:00.000Z', '2026-11-21T05:00:00.000Z'])
    expect(meta).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 })
  })

  it('of who has never played is empty, and ratings of nobody in particular are not asked', async () => {
    const history = await court.call(null, 'GET /api/v1/rating-history/user/{id}', { params: { id: maria.id } })
    expect(history).toMatchObject({ status: 200, data: [] })
    expect((await world.send('/api/v1/ratings')).status).toBe(400)
    expect(await world.call(null, 'GET /api/v1/ratings', { query: { userId: maria.id } })).toMatchObject({ data: [] })
  })
})
