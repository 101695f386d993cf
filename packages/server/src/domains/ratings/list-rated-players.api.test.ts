import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { leaveLeague } from '../leagues/leave-league.ts'
import { settleDays } from './settle-days.ts'

let world: World
let court: Court
let strong: Person
let middle: Person
let weak: Person
let away: Person
let category: number

beforeAll(async () => {
  world = await openWorld()
  const admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  strong = await world.person('Зоряна Сильна')
  middle = await world.person('Поліна Середня')
  weak = await world.person('Ада Слабка')
  away = await world.person('Віра Давня')
  const members = [strong, middle, weak, away, await world.person('Ніна Нова')]
  court = openCourt(world, (await world.league('Ліга', members, { rematchAfterDays: 0 })).id)
  const body = { leagueId: court.leagueId, name: 'Сильні', level: 1 }
  category = court.done(await court.call(admin, 'POST /api/v1/categories', { body })).id
  for (const who of [middle, weak])
    court.done(await court.call(who, 'PUT /api/v1/users/change-category', { body: { categoryId: category } }))
  for (let nth = 0; nth < 3; nth++) await court.completed(away, weak, '6:0 6:0')
  world.pass({ days: 61 })
  await settleDays(world.db, world.clock.now)
  await court.completed(strong, middle, '6:0 6:0')
  await court.completed(middle, weak, '6:0 6:0')
})
afterAll(() => world.close())

const listed = async (query: object = {}) => {
  const { data, meta } = await court.call(null, 'GET /api/v1/players', {
    query: { leagueId: court.leagueId, ...query },
  })
  return { rows: data.map(({ place, player, isRecent }) => [place, player.firstName, isRecent]), meta, data }
}

/** Of which week the changes are. */
const week = async () =>
  court.done(await court.call(null, 'GET /api/v1/ratings/choice', { query: { leagueId: court.leagueId } })).week

describe('the player rating', () => {
  it('holds those with a rated game in the last sixty days, the strongest first', async () => {
    const { rows, data, meta } = await listed()
    expect(rows).toEqual([
      [1, 'Зоряна', true],
      [2, 'Поліна', true],
      [3, 'Ада', true],
    ])
    expect(meta.total).toBe(3)
    expect(data[2]).toMatchObject({
      ratedGames: 4,
      won: 0,
      lastFive: 'LLLL',
      isProvisional: true,
      category: { id: category },
    })
    expect(data[0]).toMatchObject({ ratedGames: 1, won: 1, lastFive: 'W', category: null })
  })

  it('with a switch also the others, behind them however strong they are', async () => {
    const { rows, data } = await listed({ all: 'true' })
    expect(rows).toEqual([
      [1, 'Зоряна', true],
      [2, 'Поліна', true],
      [3, 'Ада', true],
      [4, 'Віра', false],
    ])
    expect(data[3]?.points).toBeGreaterThan(data[0]?.points ?? 0)
  })

  it('never holds who has not played', async () => {
    expect((await listed({ all: 'true', q: 'Ніна' })).rows).toEqual([])
  })

  it('keeps each one’s place when a name is searched', async () => {
    expect((await listed({ q: 'slabka ada' })).rows).toEqual([[3, 'Ада', true]])
  })

  it('counts places anew in a category', async () => {
    expect((await listed({ categoryId: category })).rows).toEqual([
      [1, 'Поліна', true],
      [2, 'Ада', true],
    ])
  })

  it('follows who takes another category, also by joining anew', async () => {
    const named = async () => (await listed({ categoryId: category })).rows.map(([, name]) => name)
    const take = async (categoryId: number | null) =>
      court.done(await court.call(strong, 'PUT /api/v1/users/change-category', { body: { categoryId, leagueId } }))
    const { leagueId } = court
    await take(category)
    expect(await named()).toEqual(['Зоряна', 'Поліна', 'Ада'])
    await take(null)
    expect(await named()).toEqual(['Поліна', 'Ада'])
    await leaveLeague(world.db, { userId: strong.id, leagueId, actorId: strong.id }, world.clock.now)
    const join = async (categoryId: number | null) =>
      court.done(await court.call(strong, 'POST /api/v1/users/join-league', { body: { leagueId, categoryId } }))
    await join(category)
    expect(await named()).toEqual(['Зоряна', 'Поліна', 'Ада'])
    await take(null)
  })

  it('tells one player with the place they have in the whole list', async () => {
    expect((await listed({ playerId: weak.id })).rows).toEqual([[3, 'Ада', true]])
    expect((await listed({ playerId: away.id })).rows).toEqual([])
  })

  it('holds those without a category apart when asked, and counts how many each has', async () => {
    expect((await listed({ categoryId: 'none' })).rows).toEqual([[1, 'Зоряна', true]])
    const counts = async (all: 'true' | 'false') => {
      const query = { leagueId: court.leagueId, all }
      const { categories } = court.done(await world.call(null, 'GET /api/v1/ratings/choice', { query }))
      return categories.map(({ category, players }) => [category?.name ?? null, players])
    }
    expect(await counts('false')).toEqual([
      ['Сильні', 2],
      [null, 1],
    ])
    expect(await counts('true')).toEqual([
      ['Сильні', 2],
      [null, 2],
    ])
  })

  it('gives each the place that their own page tells', async () => {
    const { data } = await listed({ all: 'true' })
    for (const { player, place } of data) {
      const page = court.done(await court.call(null, 'GET /api/v1/players/{id}', { params: { id: player.id } }))
      expect([player.firstName, page.ratings[0]?.place]).toEqual([player.firstName, place])
    }
  })

  it('§3: comes in pages that go on counting, with their meta', async () => {
    const { rows, meta } = await listed({ all: 'true', page: 2, limit: 3 })
    expect(rows).toEqual([[4, 'Віра', false]])
    expect(meta).toEqual({ page: 2, limit: 3, total: 4, totalPages: 2 })
  })

  it('lets one go at the midnight in Kyiv after sixty days', async () => {
    world.clock.now = new Date('2027-03-22T21:59:00Z')
    expect(await settleDays(world.db, world.clock.now)).toMatchObject({ rested: 0 })
    expect((await listed()).rows).toHaveLength(3)
    world.pass({ minutes: 1 })
    expect(await settleDays(world.db, world.clock.now)).toMatchObject({ rested: 3 })
    expect((await listed()).rows).toEqual([])
    expect((await listed({ all: 'true' })).rows.map(([, name]) => name)).toEqual(['Віра', 'Зоряна', 'Поліна', 'Ада'])
  })

  it('tells where each stood when the week began, or the last until this one has a rated game; a newcomer stood nowhere', async () => {
    world.clock.now = new Date('2027-03-28T20:59:00Z') // the last minute of a Sunday in Kyiv, and of winter time
    for (let nth = 0; nth < 2; nth++) await court.completed(weak, middle, '6:0 6:0')
    const onSunday = await listed({ all: 'true' })
    const of = (who: Person, { data }: typeof onSunday) => data.find(({ player }) => player.id === who.id)
    expect(of(weak, onSunday)?.onMonday?.points).not.toBe(of(weak, onSunday)?.points)
    // Віра alone had not played for sixty days when that week began
    expect(onSunday.data.map(({ player, onMonday }) => [player.firstName, onMonday?.place])).toEqual([
      ['Ада', 3],
      ['Поліна', 2],
      ['Віра', 4],
      ['Зоряна', 1],
    ])

    expect(await week()).toBe('THIS')

    world.pass({ minutes: 1 })
    expect((await listed({ all: 'true' })).data).toEqual(onSunday.data)
    expect(await week()).toBe('LAST')
    await settleDays(world.db, world.clock.now)
    expect((await listed({ all: 'true' })).data).toEqual(onSunday.data)

    const newcomer = await world.person('Ганна Щойно')
    court.done(await court.call(newcomer, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } }))
    for (let nth = 0; nth < 2; nth++) await court.completed(newcomer, middle, '6:0 6:0')
    const later = await listed({ all: 'true' })
    expect(await week()).toBe('THIS')
    expect(of(newcomer, later)?.onMonday).toBeNull()
    for (const who of [strong, middle, weak, away]) {
      const { place, points } = of(who, onSunday) ?? {}
      expect(of(who, later)?.onMonday).toEqual({ place, points })
    }
    const inCategory = await listed({ all: 'true', categoryId: category })
    expect(inCategory.data.map(({ onMonday }) => onMonday?.place)).toEqual([1, 2])
    await settleDays(world.db, world.clock.now)
    expect((await listed({ all: 'true' })).data).toEqual(later.data)

    // as after an update or the restore of an older backup, which have no Monday
    for (const table of ['rating_weeks', 'ratings_on_monday'] as const)
      await world.db.deleteFrom(table).where('league_id', '=', court.leagueId).execute()
    await settleDays(world.db, world.clock.now)
    expect((await listed({ all: 'true' })).data).toEqual(later.data)
    expect((await listed({ all: 'true', categoryId: category })).data).toEqual(inCategory.data)

    world.pass({ days: 14 }) // a whole week without a game
    const afterPause = await listed({ all: 'true' })
    expect(afterPause.data.map(({ onMonday }) => onMonday)).toEqual(
      afterPause.data.map(({ place, points }) => ({ place, points })),
    )
    expect(await week()).toBe('THIS')
    await settleDays(world.db, world.clock.now)
    expect((await listed({ all: 'true' })).data).toEqual(afterPause.data)
  })

  it('§3: has no page beyond the last', async () => {
    const beyond = { leagueId: court.leagueId, all: 'true', page: 2 } as const
    expect((await court.call(null, 'GET /api/v1/players', { query: beyond })).status).toBe(404)
  })

  it('is of the liveliest league where none is named, and of none that is not there', async () => {
    await world.league('Ліга без ігор')
    expect((await court.call(null, 'GET /api/v1/players')).data).toEqual((await listed()).data)
    const choice = court.done(await court.call(null, 'GET /api/v1/ratings/choice'))
    expect([choice.league, choice.leagues?.map(({ name }) => name)]).toEqual([
      { id: court.leagueId, name: 'Ліга' },
      ['Ліга', 'Ліга без ігор'],
    ])
    const elsewhere = [{ leagueId: 999 }, { leagueId: court.leagueId, categoryId: 999 }]
    for (const query of elsewhere) expect((await world.call(null, 'GET /api/v1/players', { query })).status).toBe(404)
    const choose = world.call(null, 'GET /api/v1/ratings/choice', { query: { leagueId: 999 } })
    expect((await choose).status).toBe(404)
  })
})
