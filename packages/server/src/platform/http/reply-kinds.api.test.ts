import { type Contract, eventStream, fileReply } from '@matchbol/core/shared/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { createServices } from '../../apps/mount.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createApi } from './api.ts'
import { openApiOf } from './docs/open-api.ts'
import { eventStreams, type OpenStream } from './event-streams.ts'
import { serve } from './serve.ts'

const contract = {
  'POST /hooks/payment': {
    summary: 'A payment has come',
    said: 'Payment taken',
    access: 'anyone',
    raw: { signatureHeader: 'x-sign', mostBytes: 64 },
    reply: z.object({ signature: z.string().nullable(), bytes: z.array(z.int()) }),
  },
  'GET /letters/{secret}.txt': {
    summary: 'A letter',
    access: 'anyone',
    secretParams: ['secret'],
    params: z.object({ secret: z.string().regex(/^[a-z]+$/) }),
    cache: { keptBy: 'browser', seconds: 300 },
    reply: fileReply('text/plain; charset=utf-8', 'text/markdown'),
  },
  'GET /api/v1/ticks': {
    summary: 'Ticks as they come',
    access: 'player',
    reply: eventStream(z.object({ tick: z.int() })),
  },
} as const satisfies Contract

let contentsMade = 0
const readers = new Set<OpenStream<{ tick: number }>>()
const routes = serve(contract, {
  'POST /hooks/payment': ({ raw: { bytes, signature } }) => ({ signature: signature ?? null, bytes: [...bytes] }),
  'GET /letters/{secret}.txt': ({ params }) => ({
    name: 'letter.txt',
    version: params.secret,
    content: async () => {
      contentsMade++
      return `Вітаємо, ${params.secret}`
    },
  }),
  'GET /api/v1/ticks': () => (stream) => {
    readers.add(stream)
    return () => void readers.delete(stream)
  },
})

let world: World
let olena: Person
let api: ReturnType<typeof createApi>
const stopping = new AbortController()
const lines: string[] = []

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const config = readConfig({ DEMO: '0', RATE_LIMITS: 'off' })
  const services = createServices(config, world.database, world.tokens, log, () => world.clock.now)
  const streams = eventStreams(stopping.signal, { heartbeatMs: 20, recheckMs: 10 })
  api = createApi(routes, { ...services, streams })
})
afterAll(() => world.close())

describe('a signed body', () => {
  const send = (body: string) => api.request('/hooks/payment', { method: 'POST', body, headers: { 'x-sign': 'abc' } })

  it('comes to the handler byte by byte as it was sent, with its signature', async () => {
    const body = '{ "sum":  1.50 }\r\n'
    expect(await (await send(body)).json()).toEqual({
      success: true,
      message: 'Payment taken',
      data: { signature: 'abc', bytes: [...Buffer.from(body)] },
    })
  })

  it('whose sender hangs up is no defect', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) })
    lines.length = 0
    await api.request('/hooks/payment', { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, msg: 'request', status: 408 }])
  })

  it('is no longer than the contract says', async () => {
    expect((await send('x'.repeat(65))).status).toBe(413)
  })
})

describe('a file', () => {
  it('travels as it is, with its type, its name and how long it may be kept', async () => {
    const file = await api.request('/letters/olena.txt')
    expect(await file.text()).toBe('Вітаємо, olena')
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'inline; filename="letter.txt"',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      etag: '"olena"',
    })
  })

  it('is not made again for who has it, nor for who asks for its headers', async () => {
    contentsMade = 0
    for (const tags of ['"olena"', 'W/"olena"', '"iryna", W/"olena"'])
      expect((await api.request('/letters/olena.txt', { headers: { 'if-none-match': tags } })).status).toBe(304)
    const head = await api.request('/letters/olena.txt', { method: 'HEAD' })
    expect([head.status, contentsMade]).toEqual([200, 0])
    expect((await api.request('/letters/iryna.txt', { headers: { 'if-none-match': '"olena"' } })).status).toBe(200)
  })

  it.each(['/letters/olena', '/letters/Olena.txt', '/letters/%00.txt', '/letters/a/b.txt'])(
    'that is not there is not found, nothing more: %s',
    async (path) => expect((await api.request(path)).status).toBe(404),
  )
})

describe('a stream of events', () => {
  const open = (who: Person | null = olena, method = 'GET') =>
    api.request('/api/v1/ticks', { method, ...(who && { headers: { authorization: `Bearer ${who.token}` } }) })
  const read = async (answer: Response) => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => (await reader?.read())?.value
    const nextEvent = async () => {
      for (;;) {
        const part = await next()
        if (part !== heartbeat) return part
      }
    }
    return { next, nextEvent, leave: () => reader?.cancel() }
  }
  const heartbeat = ':\n\n'
  const closed = () => expect.poll(() => readers.size, { interval: 5 }).toBe(0)

  it('is open to those whom the contract names', async () => {
    expect((await open(null)).status).toBe(401)
    expect((await open(olena, 'HEAD')).status).toBe(200)
    expect(readers.size).toBe(0)
  })

  it('begins with a sign of life, brings each event in its shape, and is let go when its reader leaves', async () => {
    const answer = await open()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const stream = await read(answer)
    expect(await stream.next()).toBe(heartbeat)
    for (const it of readers) it.send({ tick: 7, secret: 'not in the contract' } as { tick: number })
    expect(await stream.nextEvent()).toBe('data: {"tick":7}\n\n')
    expect(await stream.next()).toBe(heartbeat)
    await stream.leave()
    expect(readers.size).toBe(0)
  })

  it('is cut off when its reader does not keep up', async () => {
    const stream = await read(await open())
    for (const it of readers) for (let tick = 0; tick < 10_000; tick++) it.send({ tick })
    expect(readers.size).toBe(0)
    await expect(
      (async () => {
        for (let n = 0; n < 10_000; n++) await stream.next()
      })(),
    ).rejects.toThrow('too slow')
  })

  it('ends when its reader may read no more', async () => {
    const blocked = await world.person('Богдан Заблокований')
    const stream = await read(await open(blocked))
    await stream.next()
    await world.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', blocked.id).execute()
    await closed()
  })

  it('is one of a dozen for each reader', async () => {
    const streams = await Promise.all(Array.from({ length: 12 }, () => open()))
    expect((await open()).status).toBe(429)
    await streams[0]?.body?.cancel()
    streams.push(await open())
    expect(streams.at(-1)?.status).toBe(200)
    await Promise.all(streams.slice(1).map(({ body }) => body?.cancel()))
    expect(readers.size).toBe(0)
  })

  it('ends when the server stops, and none begins after that', async () => {
    const stream = await read(await open())
    await stream.next()
    stopping.abort()
    expect(await stream.nextEvent()).toBeUndefined()
    expect((await open()).status).toBe(503)
  })
})

it('the log names who acts, by our own number', () => {
  const requests = lines.map((line) => JSON.parse(line)).filter(({ path }) => path === '/api/v1/ticks')
  expect(requests.some(({ userId, status }) => userId === olena.id && status === 200)).toBe(true)
})

it('the document tells the kinds apart', () => {
  const { paths } = openApiOf(routes, 'Клуб')
  expect(paths).toMatchObject({
    '/hooks/payment': {
      post: { requestBody: { content: { '*/*': {} } }, parameters: [{ name: 'x-sign', in: 'header' }] },
    },
    '/letters/{secret}.txt': {
      get: { responses: { 200: { content: { 'text/plain': {}, 'text/markdown': {} } }, 304: expect.any(Object) } },
    },
    '/api/v1/ticks': {
      get: {
        responses: {
          200: { content: { 'text/event-stream': { schema: { contentSchema: { required: ['tick'] } } } } },
        },
      },
    },
  })
})
