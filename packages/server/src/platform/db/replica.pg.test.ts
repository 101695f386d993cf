import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/cluster-database.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { readyForVerbs } from '../../apps/open-product-database.ts'
import { openPostgres } from './postgres.ts'

/** What a real replica does is tried by `npm run cluster`; here stands a database that does not follow in its place. */
let place: Awaited<ReturnType<typeof createTestDatabase>>
let world: World
beforeAll(async () => {
  place = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '')
  const beside = { replicaUrl: new URL('/postgres', place.url).href }
  world = await openWorld({}, await readyForVerbs(await openPostgres(place.url, undefined, beside)))
})
afterAll(async () => {
  await world.close()
  await place.drop()
})

it('a copy that does not follow is never asked', async () => {
  const { id } = await world.person('Олена Марченко')
  const answer = await world.call(null, 'GET /api/v1/players/{id}', { params: { id } })
  expect(answer).toMatchObject({ status: 200, data: { player: { firstName: 'Олена' } } })
})

it('whoever writes is told how far, and a reading asks for nothing else than a place in the log', async () => {
  const olena = await world.person('Олена Марченко')
  const written = await world.call(olena, 'PUT /api/v1/users/{id}', {
    params: { id: olena.id },
    body: { city: 'Львів' },
  })
  expect(written.headers.get('set-cookie')).toMatch(
    /^position=[0-9A-F]+%2F[0-9A-F]+; Max-Age=30; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  for (const cookie of ['position=0%2F0', 'position=FFFFFFFF%2FFFFFFFFF', 'position=%27%3B--', 'position='])
    expect((await world.call(null, 'GET /api/v1/games', {}, { cookie })).status).toBe(200)
})
