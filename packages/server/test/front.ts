import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { mount } from '../src/apps/mount.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/client.ts'
import { httpServer } from '../src/platform/http/server/http-server.ts'
import { listen } from '../src/platform/http/server/listen.ts'
import { createLog } from '../src/platform/log.ts'
import { openWorld } from './world.ts'

/** The whole server on a port of its own, as `npm start` mounts it, over a test's world; what it logs is kept. */
export async function openFront(settings: Record<string, string> = {}, given?: Database) {
  const world = await openWorld(settings, given)
  const bot = { TELEGRAM_BOT_NAME: 'test_bot', TELEGRAM_BOT_TOKEN: world.botToken }
  const config = readConfig({ DEMO: '0', AUTH_SECRET: world.secret, RATE_LIMITS: 'off', ...bot, ...settings })
  const server = httpServer(config.PUBLIC_URL)
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const address = await listen(server, 0, '127.0.0.1')
  const now = () => world.clock.now
  const { signal: stopping } = new AbortController()
  const unmount = await mount({ config, database: world.database, server, log, now, isDev: false, stopping })
  return {
    world,
    address,
    lines,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await unmount()
      await world.close()
    },
  }
}
export type OpenFront = Awaited<ReturnType<typeof openFront>>

/** A request as only a raw client sends it: `fetch` sets the Host by itself. */
export const askAs = (address: string, path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
    const asking = request(new URL(path, address), { method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asking.on('error', fail).end()
  })

/** Bytes as they are, which no client would send. @returns all that came back until the server hung up */
export function askRaw(address: string, bytes: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}
