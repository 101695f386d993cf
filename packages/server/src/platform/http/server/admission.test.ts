import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { admission } from './admission.ts'
import { listen } from './listen.ts'

let server: Server
afterEach(() => server.closeAllConnections())

/** Two readings at a time, as many of one connection; what is let in waits for the test to answer it. */
async function openServer(mostOfOne = 2) {
  const admits = admission(undefined, (url) => url === '/stream', 2, mostOfOne)
  const waiting: ServerResponse[] = []
  server = createServer((request, response) => {
    if (admits(request, response)) waiting.push(response)
  })
  const address = await listen(server, 0, '127.0.0.1')
  const comeIn = (path = '/', method = 'GET') => ({ answer: fetch(address + path, { method }) })
  const pipeline = (...requests: string[]) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(requests.map((request) => `${request} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''))
    return socket
  }
  return { address, waiting, comeIn, pipeline }
}

it('who asks beyond what can be answered is told so at once, and let in again as soon as there is room', async () => {
  const { address, waiting, comeIn } = await openServer()
  const [one, other] = [comeIn(), comeIn()]
  while (waiting.length < 2) await new Promise(setImmediate)
  const refused = await fetch(address)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await refused.json()).toMatchObject({ success: false, requestId: refused.headers.get('x-request-id') })
  waiting.shift()?.end('answered')
  expect((await one.answer).status).toBe(200)
  const next = comeIn()
  while (waiting.length < 2) await new Promise(setImmediate)
  for (const response of waiting) response.end('answered')
  expect([(await other.answer).status, (await next.answer).status]).toEqual([200, 200])
})

it('streams and writes are counted elsewhere', async () => {
  const { waiting, comeIn } = await openServer()
  const answers = [comeIn(), comeIn(), comeIn('/stream'), comeIn('/', 'POST')]
  while (waiting.length < 4) await new Promise(setImmediate)
  for (const response of waiting) response.end()
  for (const { answer } of answers) expect((await answer).status).toBe(200)
})

it('nobody takes places by asking behind a stream, which never ends: the connection is cut', async () => {
  const { waiting, comeIn, pipeline } = await openServer()
  const socket = pipeline('GET /stream', 'HEAD /', 'HEAD /', 'HEAD /').resume()
  await once(socket, 'close')
  const { answer } = comeIn()
  while (waiting.length < 2) await new Promise(setImmediate)
  waiting[1]?.end()
  expect([waiting[0]?.destroyed, (await answer).status]).toEqual([true, 200])
})

it('a connection has a few readings open, and no more', async () => {
  const { waiting, pipeline } = await openServer(1)
  const socket = pipeline('HEAD /', 'HEAD /', 'HEAD /')
  while (waiting.length < 1) await new Promise(setImmediate)
  waiting[0]?.end()
  let heard = ''
  for await (const chunk of socket) {
    heard += chunk
    if (heard.split('HTTP/1.1').length === 4) break
  }
  expect(heard.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503', 'HTTP/1.1 503'])
})

it('who reads their answer slowly, or not at all, keeps no place that another could be answered in', async () => {
  const { waiting, comeIn, pipeline } = await openServer()
  const silent = [pipeline('GET /').pause(), pipeline('GET /').pause()]
  while (waiting.length < 2) await new Promise(setImmediate)
  for (const response of waiting) response.end(Buffer.alloc(20_000_000))
  const { answer } = comeIn()
  while (waiting.length < 3) await new Promise(setImmediate)
  expect(waiting.map(({ closed }) => closed)).toEqual([false, false, false])
  waiting[2]?.end()
  expect((await answer).status).toBe(200)
  for (const socket of silent) socket.destroy()
})
