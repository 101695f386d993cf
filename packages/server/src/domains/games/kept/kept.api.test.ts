import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Court, openCourt, scored } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { differencesIn, rebuildProjection } from '../../../platform/projections/rebuild-projection.ts'
import { ratedMembers } from '../../leagues/rated-members.ts'
import { games } from '../domain.ts'

let world: World
let court: Court
let olena: Person
let iryna: Person
let admin: Person

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена')
  iryna = await world.person('Ірина')
  admin = await world.person('Арбітр Ліги', 'ADMIN')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna], { rematchAfterDays: 0 })).id)
})
afterAll(() => world.close())

it('what is kept of games stays what the games say, also where they are corrected and voided', async () => {
  const hoursAgo = (hours: number) => new Date(world.clock.now.getTime() - hours * 3_600_000).toISOString()
  await court.completed(olena, iryna, '6:4 6:4', { completedAt: hoursAgo(50) })
  const second = await court.completed(iryna, olena, '6:4 3:6 10:8', { completedAt: hoursAgo(26) })
  const third = await court.completed(iryna, olena, '6:4 6:4')
  const result = { winnerId: olena.id, scoreDetails: scored('4:6 4:6'), completedAt: hoursAgo(30) }
  court.done(await court.decide(admin, second, { action: 'CORRECT', result, reason: 'Переплутали' }))
  court.done(await court.decide(admin, third, { action: 'VOID', reason: 'Не грали' }))
  const pairs = await world.db.selectFrom('pairs').selectAll().execute()
  expect(pairs).toMatchObject([{ played: 2, won_by_a: 2, won_by_b: 0, sets_of_a: 4, last_at: new Date(hoursAgo(30)) }])
  for (const projection of [...(games.projections ?? []), ratedMembers])
    expect(differencesIn(await rebuildProjection(world.db, projection, world.clock.now)), projection.table).toBe(0)
  expect(await world.db.selectFrom('memberships').select('is_rated').execute()).toEqual([
    { is_rated: true },
    { is_rated: true },
  ])
})

it('the days lead to every page of a list, and to none beyond the last', async () => {
  const daysAgo = (days: number) => new Date(world.clock.now.getTime() - days * 86_400_000).toISOString()
  const other = openCourt(world, (await world.league('Інша ліга', [olena, iryna], { rematchAfterDays: 0 })).id)
  for (const days of [1, 4, 3, 3, 3, 9]) await other.completed(olena, iryna, '6:4 6:4', { completedAt: daysAgo(days) })
  for (const of of [{}, { leagueId: other.leagueId }]) {
    const list = async (page: object) => world.call(null, 'GET /api/v1/games', { query: { ...of, limit: 1, ...page } })
    const { data, meta } = await list({ limit: 100 })
    const pages = await Promise.all(data.map(async (_, index) => (await list({ page: index + 1 })).data[0]?.id))
    expect(pages).toEqual(data.map(({ id }) => id))
    expect(meta.total).toBe(data.length)
    expect((await list({ page: data.length + 1 })).status).toBe(404)
    expect((await list({ page: 1_000_000 })).status).toBe(404)
  }
})
