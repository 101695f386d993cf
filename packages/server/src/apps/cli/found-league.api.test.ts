import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCli } from '../../../test/cli.ts'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
let cli: ReturnType<typeof openCli>

beforeAll(async () => {
  world = await openWorld()
  cli = openCli(world)
})
afterAll(async () => {
  cli.remove()
  await world.close()
})

it('a league is founded as by the API, with its first season and a row in the audit', async () => {
  const founded = await cli.matchbol('found-league', 'Ліга Полтави', '--city', 'Полтава', '--gender', 'women')
  const { data } = await world.call(null, 'GET /api/v1/leagues')
  expect(data).toMatchObject([
    {
      name: 'Ліга Полтави',
      city: 'Полтава',
      gender: 'WOMEN',
      isActive: true,
      rules: { format: 'SET3-S:6/TB7-F:TB10' },
      activeSeason: { name: 'Сезон 2026' },
    },
  ])
  expect(founded).toEqual({
    code: 0,
    said: `Ліга Полтави (league ${data[0]?.id}) is founded; its season Сезон 2026 has begun.`,
    complaints: '',
  })
  expect(await world.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { action: 'league.founded', actor_id: null, details: { leagueId: data[0]?.id } },
  ])
})

it('a name that a league has is refused, however it is written', async () => {
  await cli.matchbol('found-league', 'Ліга Сум')
  expect(await cli.matchbol('found-league', ' ліга  сум')).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('There is a league of this name: Ліга Сум'),
  })
})

it('the format of its games may be another', async () => {
  await cli.matchbol('found-league', 'Швидка', '--format', 'SET1-S:8/TB7')
  const { data } = await world.call(null, 'GET /api/v1/leagues')
  expect(data.find(({ name }) => name === 'Швидка')).toMatchObject({ rules: { format: 'SET1-S:8/TB7' }, gender: 'ANY' })
})
