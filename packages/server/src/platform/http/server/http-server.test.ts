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
