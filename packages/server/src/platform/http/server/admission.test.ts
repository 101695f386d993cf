import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { admission } from './admission.ts'
import { listen } from './listen.ts'

let server: Server
afterEach(() => server.closeAllConnections())

/** Two readings at a time; what is let in waits for the test to answer it. */
async function openServer() {
  const admits = admission(undefined, (url) => url === '/stream', 2)
  const waiting: ServerResponse[] = []
  server = createServer((request, response) => {
    if (admits(request, response)) waiting.push(response)
  })
  const address = await listen(server, 0, '127.0.0.1')
  const comeIn = (path = '/', method = 'GET') => ({ answer: fetch(address + path, { method }) })
  return { address, waiting, comeIn }
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
