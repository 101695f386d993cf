import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/cluster-database.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { openPostgres } from './postgres.ts'

const cluster = process.env.TEST_DATABASE_URL ?? ''
let world: World
let keeper: Client
let line: Line
let olena: Person
let drop: () => Promise<void>
let name: string

beforeAll(async () => {
  const made = await createTestDatabase(cluster)
  drop = made.drop
  name = new URL(made.url).pathname.slice(1)
  line = await layLine(new URL(made.url))
  world = await openWorld({}, await openPostgres(line.url))
  olena = await world.person('Олена Марченко')
  keeper = new Client({ connectionString: cluster })
  await keeper.connect()
})
afterAll(async () => {
  await world.close()
  await line.cut()
  await keeper.end()
  await drop()
})

interface Line {
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

/** A line to the database that can be cut. */
async function layLine(to: URL): Promise<Line> {
  const ends = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.pipe(other)
      end.on('error', () => {}).on('close', () => other.destroy())
    }
  })
  const listenAt = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listenAt(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(to)
  url.host = `127.0.0.1:${port}`
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const end of ends) end.destroy()
    ends.clear()
    await closed
  }
  return { url: url.href, cut, mend: () => listenAt(port) }
}

const profile = () => world.call(olena, 'GET /api/v1/users/profile')

const expectServedOrToldToRetry = ({ status, headers }: Awaited<ReturnType<typeof profile>>) => {
  if (status !== 200) expect([status, headers.get('retry-after')]).toEqual([503, '5'])
}

/** The pool's size: each call that meets a dead connection takes it out of the pool, so no more than these can fail. */
const CONNECTIONS = 20

describe('when the database goes away', () => {
  it('calls under way are told to try again, never that something broke, and those after them work', async () => {
    for (let round = 0; round < 5; round++) {
      const calls = Array.from({ length: CONNECTIONS }, profile)
      await keeper.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      for (const answer of await Promise.all(calls)) expectServedOrToldToRetry(answer)
      for (let refused = 0; refused < CONNECTIONS; refused++) {
        const answer = await profile()
        expectServedOrToldToRetry(answer)
        if (answer.status === 200) break
      }
      expect((await profile()).status).toBe(200)
    }
  })

  it('the server says that it is not ready, and is ready again by itself', async () => {
    const ready = async () => (await world.api.request('/readyz')).status
    const calls = Array.from({ length: 20 }, profile)
    await line.cut()
    for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status)
    expect([await ready(), (await profile()).status, (await profile()).status]).toEqual([503, 503, 503])
    expect((await world.api.request('/healthz')).status).toBe(200)
    await line.mend()
    expect([await ready(), (await profile()).status]).toEqual([200, 200])
  })
})
