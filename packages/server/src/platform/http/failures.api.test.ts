import type { Contract } from '@matchbol/core/shared/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openWorld, type World } from '../../../test/world.ts'
import { createServices } from '../../apps/mount.ts'
import { createTokens } from '../../domains/auth/tokens.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createApi } from './api.ts'
import { type Route, serve } from './serve.ts'

const contract = {
  'GET /api/defect': { summary: 'fails', said: 'Answered', access: 'anyone', reply: z.null() },
  'GET /api/odd-reply': {
    summary: 'says more than it should',
    said: 'Name told',
    access: 'anyone',
    reply: z.object({ name: z.string() }),
  },
  'GET /api/wrong-reply': {
    summary: 'says something else',
    said: 'Answered',
    access: 'anyone',
    reply: z.object({ name: z.string() }),
  },
  'GET /api/broken-row': {
    summary: 'breaks a rule of the database',
    said: 'Answered',
    access: 'anyone',
    reply: z.null(),
  },
  'GET /api/heavy': { summary: 'reads much', said: 'Answered', access: 'anyone', isHeavy: true, reply: z.null() },
  'GET /api/gone': { summary: 'finds no database', said: 'Answered', access: 'anyone', reply: z.null() },
} as const satisfies Contract

const routes: Route[] = serve(contract, {
  'GET /api/defect': () => {
    throw new Error('the password is correct-horse')
  },
  'GET /api/odd-reply': () => ({ name: 'Олена', telegramId: '5512' }) as { name: string },
  'GET /api/wrong-reply': () => ({ name: 5512 }) as never,
  'GET /api/broken-row': async ({ db }) => {
    await sql`insert into users (telegram_id, first_name, folded_name, created_at, role)
      values ('5512', 'Олена', 'олена', now(), 'OWNER-5512')`.execute(db)
    return null
  },
  'GET /api/heavy': () => {
    heavyUnderWay++
    return untilDone.then(() => null)
  },
  'GET /api/gone': () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  },
})

/** Heavy reads end together, when the test says so. */
let heavyUnderWay = 0
let finishHeavy = () => {}
const untilDone = new Promise<void>((done) => {
  finishHeavy = done
})

let world: World
let ask: (path: string) => Promise<{ status: number; headers: Headers; body: Record<string, unknown> }>
const lines: string[] = []

beforeAll(async () => {
  world = await openWorld()
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const config = readConfig({ DEMO: '0' })
  const services = createServices(config, world.database, createTokens(world.secret), log, () => world.clock.now)
  const api = createApi(routes, services)
  ask = async (path) => {
    const response = await api.request(path)
    return { status: response.status, headers: response.headers, body: (await response.json()) as never }
  }
})
afterAll(() => world.close())

describe('a defect', () => {
  it.each(['defect', 'wrong-reply', 'broken-row'])('says nothing but its request id: %s', async (name) => {
    const { status, headers, body } = await ask(`/api/${name}`)
    expect(status).toBe(500)
    expect(body).toEqual({
      success: false,
      errorType: 'INTERNAL',
      message: 'Internal error',
      requestId: headers.get('x-request-id'),
    })
  })

  it('is found in the log by that id, with the place where it happened', async () => {
    const { body } = await ask('/api/defect')
    const entries = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === body.requestId)
    expect(entries.map(({ msg }) => msg)).toEqual(['request failed', 'request'])
    expect(entries[0].err.stack).toContain('failures.api.test.ts')
    expect(entries[1]).toMatchObject({ method: 'GET', path: '/api/defect', status: 500, ms: expect.any(Number) })
  })

  it('of the database is logged without the row it failed on', async () => {
    lines.length = 0
    await ask('/api/broken-row')
    expect(lines.join()).toContain('users_role_check')
    expect(lines.join()).not.toContain('5512')
  })
})

it('an answer holds what the contract names and nothing else', async () =>
  expect((await ask('/api/odd-reply')).body).toEqual({
    success: true,
    message: 'Name told',
    data: { name: 'Олена' },
  }))

it('a database that is away is nobody’s mistake: try again soon', async () => {
  const { status, headers, body } = await ask('/api/gone')
  expect(status).toBe(503)
  expect(body).toMatchObject({ errorType: 'UNAVAILABLE', requestId: headers.get('x-request-id') })
  expect(headers.get('retry-after')).toBe('5')
  expect(JSON.stringify(body)).not.toContain('5432')
})

it('heavy reads are under way two at a time and fifty wait; the next is told to come later, and others do not wait', async () => {
  const waiting = Array.from({ length: 52 }, () => ask('/api/heavy'))
  const { status, headers } = await ask('/api/heavy')
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  const told = lines.filter((line) => line.includes(headers.get('x-request-id') ?? '-')).map((line) => JSON.parse(line))
  expect(told).toMatchObject([{ level: 40, code: 'UNAVAILABLE' }, { status: 503 }])
  expect(JSON.stringify(told)).not.toContain('stack')
  expect((await ask('/api/odd-reply')).status).toBe(200)
  expect(heavyUnderWay).toBe(2)
  finishHeavy()
  expect((await Promise.all(waiting)).map((answer) => answer.status)).toEqual(Array(52).fill(200))
})
