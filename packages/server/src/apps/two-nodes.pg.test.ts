import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/cluster-database.ts'
import { loginHash } from '../domains/auth/login-hash.ts'
import { readConfig } from '../platform/config.ts'
import { listen } from '../platform/http/server/listen.ts'
import { createLog } from '../platform/log.ts'
import { startProduct } from './start-product.ts'

const BOT_TOKEN = '4242:test-bot-token-that-nobody-gave-out'
const cluster = process.env.TEST_DATABASE_URL ?? ''
let place: Awaited<ReturnType<typeof createTestDatabase>>
const nodes: { server: Server; address: string; close(): Promise<void> }[] = []

/** Three nodes that know nothing of each other but the settings. */
beforeAll(async () => {
  place = await createTestDatabase(cluster)
  nodes.push(...(await Promise.all([startNode(), startNode(), startNode()])))
})
afterAll(async () => {
  await Promise.all(nodes.map(({ close }) => close()))
  await place.drop()
})

async function startNode() {
  const config = readConfig({
    DATABASE_URL: place.url,
    AUTH_SECRET: 'a secret that all nodes of the club share',
    TELEGRAM_BOT_NAME: 'test_bot',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    ADMIN_TELEGRAM_IDS: '7',
  })
  const server = createServer()
  const address = await listen(server, 0, '127.0.0.1')
  const product = await startProduct(config, {
    server,
    log: createLog('silent'),
    say: () => {},
    isDev: false,
    stopping: new AbortController().signal,
  })
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await product.close()
  }
  return { server, address, close }
}

const ask = async (node: number, path: string, init: RequestInit = {}) => {
  const response = await fetch(`${nodes[node]?.address}${path}`, init)
  return { status: response.status, body: (await response.json()) as { data: { id: number; token: string } } }
}
const post = (node: number, path: string, token: string | undefined, body: object, headers = {}) =>
  ask(node, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })

describe('nodes that start at once on one empty PostgreSQL', () => {
  it('all come up', async () => {
    for (const node of nodes.keys())
      expect(await ask(node, '/readyz')).toEqual({ status: 200, body: { status: 'ready' } })
  })

  it('share sign-ins, rows and keys: what one did, the others know', async () => {
    const seconds = Math.floor(Date.now() / 1000)
    const hash = loginHash(`auth_date=${seconds}\nfirst_name=Петро\nid=7`, BOT_TOKEN)
    const login = { id: 7, first_name: 'Петро', auth_date: seconds, hash }
    const { body } = await post(0, '/api/v1/users/auth/telegram', undefined, login)
    const { token } = body.data
    expect((await ask(1, '/api/v1/users/profile', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    const found = (node: number) => post(node, '/api/v1/leagues', token, { name: 'Ліга' }, { 'idempotency-key': 'one' })
    const answers = await Promise.all([found(0), found(1), found(2)])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const refreshed = await Promise.all([0, 1, 2].map((node) => post(node, '/api/auth/refresh', token, {})))
    expect(refreshed.map(({ status }) => status)).toEqual([200, 200, 200])
    await post(2, '/api/auth/logout', token, {})
    expect((await ask(0, '/api/v1/users/profile', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  })

  it('one that stops leaves the others working', async () => {
    await nodes.pop()?.close()
    expect((await ask(0, '/readyz')).status).toBe(200)
    expect((await ask(1, '/api/v1/leagues')).status).toBe(200)
  })
})
