import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guardedFetch, isPrivate, webPages } from './guarded-fetch.ts'

let server: Server
let port: number
let asked = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    asked++
    if (request.url === '/moved') return response.writeHead(302, { location: '/here' }).end()
    if (request.url === '/inside') return response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    if (request.url === '/around') return response.writeHead(302, { location: '/around' }).end()
    if (request.url === '/silent') return
    if (request.url === '/begun') return response.writeHead(200, { 'content-length': 9 }).write('h')
    if (request.url === '/none') return response.writeHead(404).end()
    return response.end('here')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Like the one for the web, but with this machine for a part of it. */
const guard = { mayAsk: () => true, mayConnect: (address: string) => address === '127.0.0.1' || !isPrivate(address) }
const at = (path: string, most = 100) => guardedFetch(`http://localhost:${port}${path}`, most, guard)

it('gives what lies there, also where it has moved to', async () => {
  expect(String(await at('/here'))).toBe('here')
  expect(String(await at('/moved'))).toBe('here')
})

it.each(['/inside', '/around', '/none'])('gives nothing that leads inside, in a circle or nowhere: %s', async (path) =>
  expect(at(path)).rejects.toThrow(),
)

it.each(['/silent', '/begun'])('waits but a moment for a machine that falls silent: %s', async (path) => {
  await expect(guardedFetch(`http://localhost:${port}${path}`, 100, guard, 50)).rejects.toThrow(/ is silent$|^aborted$/)
})

it('reads no further than it may', async () => expect(at('/here', 3)).rejects.toMatchObject({ code: 'TOO_LARGE' }))

it('never connects to this machine or its network, whatever the name says', async () => {
  const before = asked
  const names = ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1', '0']
  for (const name of names)
    await expect(guardedFetch(`http://${name}:${port}/here`, 9, { ...webPages, mayAsk: () => true })).rejects.toThrow()
  expect(asked).toBe(before)
})

it.each([
  ...['ftp://x.ua/a.png', 'file:///etc/passwd', 'data:image/png;base64,x', 'http://x.ua:22/', 'https://x.ua:8443/'],
])('asks the web alone: not %s', (address) => expect(webPages.mayAsk(new URL(address))).toBe(false))

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.19.0.1'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1'],
  ...['2001::1', '2002:a00:1::', '2001:db8::1'],
])('%s is not public', (address) => expect(isPrivate(address)).toBe(true))

it.each(['8.8.8.8', '172.32.0.1', '149.154.167.99', '2a02:4780::1', '2001:4860:4860::8888'])('%s is', (address) =>
  expect(isPrivate(address)).toBe(false),
)
