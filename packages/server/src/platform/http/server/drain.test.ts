import { once } from 'node:events'
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { drainable } from './drain.ts'
import { listen } from './listen.ts'

let server: Server
afterEach(() => server.closeAllConnections())

/** A server whose answers wait for the test to finish them. */
async function openServer(lingerMs?: number) {
  server = createServer()
  const drain = drainable(server, lingerMs)
  let arrived: (response: ServerResponse) => void = () => {}
  server.on('request', (_request, response) => arrived(response))
  const address = await listen(server, 0, '127.0.0.1')
  const ask = async (agent: Agent | false = false) => {
    const answering = new Promise<ServerResponse>((done) => {
      arrived = done
    })
    const answer = new Promise<{ text: string; connection: string | undefined }>((done, fail) => {
      const asking = request(address, { agent, headers: { connection: 'keep-alive' } }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        response.on('end', () => done({ text, connection: response.headers.connection }))
      })
      asking.on('error', fail).end()
    })
    return { response: await answering, answer }
  }
  return { drain, ask, address }
}

it('a server that stops lets answers under way finish, and takes no new callers', async () => {
  const { drain, ask, address } = await openServer()
  const [first, second] = [await ask(), await ask()]
  const stopped = drain()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  first.response.end('один')
  expect(await first.answer).toEqual({ text: 'один', connection: 'close' })
  second.response.end('два')
  expect(await second.answer).toEqual({ text: 'два', connection: 'close' })
  await stopped
})

it('a server that stops answers what still comes by a connection it has, for the last time', async () => {
  const { drain, ask } = await openServer()
  const agent = new Agent({ keepAlive: true })
  const before = await ask(agent)
  before.response.end('один')
  expect(await before.answer).toEqual({ text: 'один', connection: 'keep-alive' })
  const stopped = drain()
  const after = await ask(agent)
  after.response.end('два')
  expect(await after.answer).toEqual({ text: 'два', connection: 'close' })
  await stopped
})

it('a server that stops answers what came while it was busy, though the connection was silent for long', async () => {
  const { drain, address } = await openServer(50)
  server.on('request', (_request, response) => response.end('так'))
  const client = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8')
  client.on('error', () => {})
  const ask = () => client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  ask()
  const [before] = await once(client, 'data')
  expect(before).toMatch(/connection: keep-alive/i)
  const stopped = drain()
  ask()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100) // as long as nothing is read
  const [after] = await once(client, 'data')
  expect(after).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
  await stopped
}, 2_000)

it('a server without connections stops at once, and one with silent ones a moment later', async () => {
  const { drain, address } = await openServer(50)
  const silent = connect(Number(new URL(address).port), '127.0.0.1')
  silent.on('error', () => {})
  const closed = new Promise<void>((done) => silent.once('close', () => done()))
  await Promise.all([
    new Promise<void>((done) => silent.once('connect', done)),
    new Promise<void>((done) => server.once('connection', () => done())),
  ])
  await drain()
  await closed
  const alone = await openServer(60_000)
  await alone.drain()
})
