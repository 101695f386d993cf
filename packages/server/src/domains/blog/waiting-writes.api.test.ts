import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDesk } from '../../../test/desk.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { createServices } from '../../apps/mount.ts'
import { readConfig } from '../../platform/config.ts'
import { createApi } from '../../platform/http/api.ts'
import type { Route } from '../../platform/http/serve.ts'
import { createLog } from '../../platform/log.ts'
import { blogRoutes } from './routes.ts'

let world: World
let olena: Person
let admin: Person
let api: ReturnType<typeof createApi>
let fetchesBegun = 0
let site = Promise.withResolvers<void>()
let asked = Promise.withResolvers<void>()

/** As if a text named a picture of a site that does not answer yet. */
const waitingForSite = (route: Route): Route => {
  const { before } = route
  if (!before) return route
  return {
    ...route,
    before: async (call) => {
      fetchesBegun++
      asked.resolve()
      await site.promise
      return before(call)
    },
  }
}

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  admin = await world.person('Марія Адмін', 'ADMIN')
  const config = readConfig({ DEMO: '0', RATE_LIMITS: 'off' })
  const log = createLog('silent')
  const services = createServices(config, world.database, world.tokens, log, () => world.clock.now)
  api = createApi(blogRoutes({ siteName: 'Клуб', address: 'https://x.ua' }).map(waitingForSite), services)
})
afterAll(() => world.close())

const send = (who: Person, method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  api.request(`/api/v1/blog/posts${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}`, ...headers },
    body: JSON.stringify(body),
  })

it.each(['of an author who says which version they saw', 'of an administrator', 'with an Idempotency-Key'])(
  'a write %s that waits for another site keeps nobody from writing',
  async (which) => {
    site = Promise.withResolvers()
    asked = Promise.withResolvers()
    const desk = openDesk(world, admin)
    const { id, version } = await desk.published(olena, 'Стаття')
    const waiting =
      which === 'with an Idempotency-Key'
        ? send(olena, 'POST', '', { title: 'Нова', body: 'а' }, { 'idempotency-key': 'one' })
        : which === 'of an administrator'
          ? send(admin, 'PUT', `/${id}`, { body: 'а' })
          : send(olena, 'PUT', `/${id}`, { body: 'а', version })
    await asked.promise
    await desk.write(olena, 'Інша стаття')
    site.resolve()
    expect((await waiting).status).toBe(200)
  },
)

it('a repeated write is answered as before, and nothing is fetched again', async () => {
  site.resolve()
  const write = async () =>
    (await send(olena, 'POST', '', { title: 'Ще', body: 'а' }, { 'idempotency-key': 'two' })).json()
  const first = await write()
  const begun = fetchesBegun
  expect(await write()).toEqual(first)
  expect(fetchesBegun).toBe(begun)
})
