import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DomainEvent } from '@matchbol/core/domain-event'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openCourt } from '../../../test/court.ts'
import { quickLook, shortJob } from '../../../test/endless-job.ts'
import { openLive } from '../../../test/live-stream.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { leagueMemory } from '../../domains/leagues/league-memory.ts'
import { readConfig } from '../config.ts'
import { type Database, inTransaction } from '../db/client.ts'
import { openPostgres } from '../db/postgres.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { prepareQueues, startQueue } from '../jobs/queue.ts'
import { emit } from './emit.ts'
import { openEventFeed } from './event-feed.ts'
import type { EventFeed } from './node.ts'

/** The world is one node, and the other world another one, on the same database. */
let world: World
let otherWorld: World
let url: string
let other: Database
let feed: EventFeed
const lines: { msg: string }[] = []

beforeAll(async () => {
  world = await openWorld()
  const { engine } = world.database
  url = (engine.kind === 'postgres' && engine.pool.options.connectionString) || ''
  other = await openPostgres(url)
  otherWorld = await openWorld({}, other)
  feed = await openEventFeed(other, pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }))
})
afterAll(async () => {
  await feed.close()
  await otherWorld.close()
  await world.close()
})

const endSessionOf = (personId: number) =>
  inTransaction(world.db, (db) => emit(db, { type: 'session.ended', personId }, world.clock.now))

/** What the other node hears next. */
const nextHeard = () =>
  new Promise<DomainEvent>((done) => {
    const onEvent = (event: DomainEvent) => {
      stop()
      done(event)
    }
    const stop = feed.subscribe({ onEvent, onGap: () => {} })
  })

/** What is out of date on the other node next. */
const nextStale = () =>
  new Promise<readonly string[]>((done) => {
    const onStale = (tags: readonly string[]) => {
      stop()
      done(tags)
    }
    const stop = feed.subscribe({ onStale, onGap: () => {} })
  })

/** That the other node may have missed some, whatever it hears before. */
const nextGap = () =>
  new Promise<void>((done) => {
    const onGap = () => {
      stop()
      done()
    }
    const stop = feed.subscribe({ onEvent: () => {}, onGap })
  })

describe('of two nodes on one PostgreSQL', () => {
  it('the one hears what happens on the other, and nothing of what is rolled back', async () => {
    const heard = nextHeard()
    const undone = inTransaction(world.db, async (db) => {
      await emit(db, { type: 'session.ended', personId: 1 }, world.clock.now)
      throw new Error('it rains')
    })
    await expect(undone).rejects.toThrow('it rains')
    await endSessionOf(2)
    expect(await heard).toEqual({ type: 'session.ended', personId: 2 })
  })

  it('an open page on the one hears what is done on the other', async () => {
    const [olena, taras] = [await world.person('Олена Марченко'), await world.person('Тарас Бойко')]
    const court = openCourt(world, (await world.league('Ліга', [olena, taras])).id)
    const page = await openLive(otherWorld, olena)
    const gameId = await court.invited(taras, olena)
    expect(await page.next()).toEqual({ type: 'game.moved', gameId, version: 1 })
    await world.call(olena, 'POST /api/auth/logout')
    expect(await page.next()).toBeUndefined()
  })

  it('the one knows an edited league anew once it has heard of the edit', async () => {
    const admin = await world.person('Петро Адмін', 'ADMIN')
    const { id } = await world.league('Ліга Києва')
    expect(await leagueMemory(other.db).league(id)).toMatchObject({ name: 'Ліга Києва' })
    const heard = nextStale()
    await world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id }, body: { name: 'Велика ліга' } })
    expect(await heard).toContain(`league:${id}`)
    // It hears by a connection of its own, which may be a moment later than ours.
    await vi.waitFor(async () => expect(await leagueMemory(other.db).league(id)).toMatchObject({ name: 'Велика ліга' }))
  })

  it('the one whose listening connection is lost says so, listens again, and says so too', async () => {
    const lost = nextGap()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen events'`.execute(world.db)
    await lost
    await nextGap()
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the event listener lost its connection',
      'the event listener is connected again',
    ])
    const heard = nextHeard()
    await endSessionOf(3)
    expect(await heard).toEqual({ type: 'session.ended', personId: 3 })
  })

  it('the one does the job in which the other was killed', async () => {
    await prepareQueues(world.database, [{ ...shortJob, work: async () => {} }])
    const program = fileURLToPath(import.meta.resolve('../../../test/endless-job.ts'))
    const node = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
    await inTransaction(world.db, (db) => enqueue(db, shortJob, { gameId: 7 }))
    await once(node.stdout, 'data')
    node.kill('SIGKILL')
    await once(node, 'exit')
    let stop = async () => {}
    const done = new Promise((tell) => {
      const jobs = [{ ...shortJob, work: async (data: object) => tell(data) }]
      const surroundings = {
        now: () => world.clock.now,
        log: pino({ level: 'silent' }),
        config: readConfig({ DEMO: '0' }),
        looksEvery: quickLook,
      }
      void startQueue(other, { scheduled: [], jobs }, surroundings).then((stopQueue) => {
        stop = stopQueue
      })
    })
    expect(await done).toEqual({ gameId: 7 })
    await stop()
  })
})
