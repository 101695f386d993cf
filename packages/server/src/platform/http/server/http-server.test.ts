import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { httpServer } from './http-server.ts'
import { listen } from './listen.ts'

it('who asks for much and reads nothing is cut off, and who reads gets all of it', async () => {
  const bytes = 20_000_000
  const server = httpServer(undefined, 600).on('request', (_request, response) => response.end(Buffer.alloc(bytes)))
  const address = await listen(server, 0, '127.0.0.1')
  const asking = once(server, 'request')
  const silent = connect(Number(new URL(address).port), '127.0.0.1').pause()
  silent.on('error', () => {})
  silent.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [request] = await asking
  await once(request.socket, 'close')
  expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(bytes)
  silent.destroy()
  server.close()
  server.closeAllConnections()
})

it('what was asked while the server was busy is answered, though the connection was silent for long before', async () => {
  const server = httpServer(undefined).on('request', (_request, response) => response.end())
  Object.assign(server, { keepAliveTimeout: 50, keepAliveTimeoutBuffer: 0 })
  const client = connect(Number(new URL(await listen(server, 0, '127.0.0.1')).port), '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await once(client, 'data')
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100) // as long as nothing is read
  const [answer] = await once(client, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
  await once(client, 'close') // and then it has been silent
  server.close()
})

it('a connection waits for its next request longer than proxies keep it', async () => {
  const server = httpServer(undefined).on('request', (_request, response) => response.end())
  const { headers } = await fetch(await listen(server, 0, '127.0.0.1'))
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  server.close()
  server.closeAllConnections()
})
