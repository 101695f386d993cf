import type { DomainEvent } from '@matchbol/core/domain-event'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { subscribers } from '../../apps/subscribers.ts'
import { inTransaction } from '../db/client.ts'
import { enqueue, type Job } from '../jobs/enqueue.ts'
import { prepareQueues } from '../jobs/queue.ts'
import { bindSubscribers, emit } from './emit.ts'
import { openEventFeed } from './event-feed.ts'
import type { EventFeed } from './node.ts'

const followUp: Job<{ gameId: number }> = { name: 'follow-up', work: async () => {} }
let world: World
let court: Court
let feed: EventFeed
let olena: Person
let taras: Person

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  taras = await world.person('Тарас Бойко')
  court = openCourt(world, (await world.league('Аматорська ліга', [olena, taras])).id)
  feed = await openEventFeed(world.database, pino({ level: 'silent' }))
  await prepareQueues(world.database, [followUp])
})
afterAll(async () => {
  await feed.close()
  await world.close()
})
beforeEach(() => bindSubscribers(world.db, subscribers))

const askedJobs = async () => {
  const { rows } = await sql<{
    data: object
  }>`select data from jobs.job where name = ${followUp.name} order by created_on`.execute(world.db)
  return rows.map(({ data }) => data)
}

/** What this node hears of until the given one has come: they come in the order of their transactions. */
const heardUntil = (type: DomainEvent['type']) =>
  new Promise<DomainEvent[]>((done) => {
    const heard: DomainEvent[] = []
    const stop = feed.subscribe({
      onGap: () => {},
      onEvent: (event) => {
        heard.push(event)
        if (event.type !== type) return
        stop()
        done(heard)
      },
    })
  })

const failing = async () => {
  throw new Error('a follower that cannot')
}

describe('what happens', () => {
  it('is undone with everything that follows when a subscriber cannot follow', async () => {
    const heard = heardUntil('session.ended')
    const id = await court.invited(olena, taras)
    bindSubscribers(world.db, {
      ...subscribers,
      'game.moved': { ...subscribers['game.moved'], jobs: [followUp] },
      'rating.moved': { inTransaction: [failing] },
    })
    const answer = await court.accept(taras, id)
    expect(answer.status).toBe(200)
    await court.submit(olena, id, '6:4 6:4')
    const jobs = await askedJobs()
    expect(await court.confirm(taras, id)).toMatchObject({ status: 500 })
    expect(await court.movesOf(id)).toEqual(['invite', 'accept', 'submit'])
    expect((await court.see(olena, id)).status).toBe('PENDING_CONFIRMATION')
    expect(await askedJobs()).toEqual(jobs)
    await inTransaction(world.db, (db) => emit(db, { type: 'session.ended', personId: olena.id }, world.clock.now))
    expect((await heard).flatMap((event) => (event.type === 'game.moved' ? [event.move] : []))).toEqual([
      'invite',
      'accept',
      'submit',
    ])
  })

  it('is told of with ids and codes, to every listener of the node', async () => {
    const both = [heardUntil('session.ended'), heardUntil('session.ended')]
    await world.call(await world.again(taras), 'POST /api/auth/logout')
    const event = { type: 'session.ended', personId: taras.id }
    expect(await Promise.all(both)).toEqual([[event], [event]])
  })

  it('makes what was kept of it out of date before the verb returns, once, and not where it is undone', async () => {
    const stale: string[] = []
    const stop = feed.subscribe({ onStale: (tags) => stale.push(...tags), onGap: () => {} })
    const { id } = await world.league('Мікст')
    expect(stale).toEqual([`league:${id}`, 'leagues', 'search', `standings:${id}`, 'figures', `games:${id}`])
    const undone = inTransaction(world.db, async (db) => {
      await emit(db, { type: 'league.changed', leagueId: 999 }, world.clock.now)
      throw new Error('it rains')
    })
    await expect(undone).rejects.toThrow('it rains')
    await Promise.all([heardUntil('session.ended'), world.call(await world.again(taras), 'POST /api/auth/logout')])
    expect(stale).toHaveLength(6)
    stop()
  })

  it('is not said outside of a transaction, nor where nobody follows', async () => {
    const event = { type: 'session.ended', personId: olena.id } as const
    await expect(emit(world.db, event, world.clock.now)).rejects.toThrow('outside of a transaction')
    const unbound = world.db.withoutPlugins()
    await expect(inTransaction(unbound, (db) => emit(db, event, world.clock.now))).rejects.toThrow(
      'bind its subscribers',
    )
  })
})

describe('a job', () => {
  it('exists exactly if the transaction commits that asked for it', async () => {
    const before = (await askedJobs()).length
    const asked = inTransaction(world.db, async (db) => {
      await enqueue(db, followUp, { gameId: 1 })
      throw new Error('it rains')
    })
    await expect(asked).rejects.toThrow('it rains')
    await inTransaction(world.db, (db) => enqueue(db, followUp, { gameId: 2 }))
    expect((await askedJobs()).slice(before)).toEqual([{ gameId: 2 }])
    await expect(enqueue(world.db, followUp, { gameId: 3 })).rejects.toThrow('outside of a transaction')
  })

  it('that no worker knows is not asked for', async () => {
    const unknown = { ...followUp, name: 'unknown' }
    await expect(inTransaction(world.db, (db) => enqueue(db, unknown, { gameId: 1 }))).rejects.toThrow('does not exist')
  })
})
