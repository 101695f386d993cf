import { fromPglite, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/client.ts'
import { createLog } from '../log.ts'
import { type ScheduledJob, startQueue } from './queue.ts'

const now = new Date('2026-11-21T10:00:00Z')
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const config = readConfig({ DEMO: '0' })
const onceAYear = '0 0 1 1 *'
let database: Database
let boss: PgBoss
let stopQueue: () => Promise<void>

/** What each job does is up to the test that runs it. */
const work: Record<'good' | 'rainy' | 'long', ScheduledJob['work']> = {
  good: async () => {},
  rainy: async () => {},
  long: async () => {},
}

beforeAll(async () => {
  database = await openTestDatabase()
  const names = ['good', 'rainy', 'long'] as const
  const scheduled = names.map((name) => ({ name, cron: onceAYear, work: (at: Date) => work[name](at) }))
  stopQueue = await startQueue(database, { scheduled, jobs: [] }, { now: () => now, log, config })
  const { engine } = database
  const db =
    engine.kind === 'embedded'
      ? fromPglite(engine.pglite)
      : { executeSql: (text: string, values?: unknown[]) => engine.pool.query(text, values) }
  boss = new PgBoss({ db, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await stopQueue()
  await database.close()
})

/** What pg-boss does by itself when the time comes. */
const run = (name: keyof typeof work) => boss.send(name)

describe('a scheduled job', () => {
  it('is done when its time comes, by the time of the server', async () => {
    const done = new Promise<Date>((tell) => {
      work.good = async (at) => tell(at)
    })
    await run('good')
    expect(await done).toEqual(now)
  })

  it('that fails is logged and tried again', async () => {
    let tries = 0
    const done = new Promise<void>((tell) => {
      work.rainy = async () => {
        tries++
        if (tries === 1) throw new Error('the first time it rains')
        tell()
      }
    })
    await run('rainy')
    await done
    expect(tries).toBe(2)
    const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a scheduled job failed')
    expect(failures).toMatchObject([{ job: 'rainy', err: { message: 'the first time it rains' } }])
  })

  it('under way when the server stops is finished first', async () => {
    let finish: () => void = () => {}
    let isFinished = false
    const began = new Promise<void>((tell) => {
      work.long = async () => {
        tell()
        await new Promise<void>((done) => {
          finish = done
        })
        isFinished = true
      }
    })
    await run('long')
    await began
    const stopped = stopQueue()
    finish()
    await stopped
    expect(isFinished).toBe(true)
  })

  it('is there once, however often the server starts, and comes due no longer when a version does without it', async () => {
    const scheduled = [{ name: 'good', cron: onceAYear, work: async () => {} }]
    stopQueue = await startQueue(database, { scheduled, jobs: [] }, { now: () => now, log, config })
    expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(['good'])
  })
})
