import { type Api, type Endpoint, isJson } from '@matchbol/core/shared/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { accessTable, type Cells } from '../../../test/access-table.ts'
import { makeThings } from '../../../test/access-things.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { createServices } from '../../apps/mount.ts'
import { createTokens } from '../../domains/auth/tokens.ts'
import { readConfig } from '../config.ts'
import { inTransaction } from '../db/client.ts'
import { createLog } from '../log.ts'
import { createApi } from './api.ts'
import type { ApiServices } from './incoming.ts'

const roles = ['guest', 'stranger', 'opponent', 'owner', 'admin', 'blocked', 'expired'] as const
type Role = (typeof roles)[number]

let world: World
let services: ApiServices
let tokens: Record<Role, string | undefined>
let table: ReturnType<typeof accessTable>

beforeAll(async () => {
  world = await openWorld()
  const config = readConfig({ DEMO: '0', RATE_LIMITS: 'off' })
  services = createServices(
    config,
    world.database,
    createTokens(world.secret),
    createLog('silent'),
    () => world.clock.now,
  )
  const olena = await world.person('Олена Марченко')
  const expired = await world.person('Марія Давня')
  world.pass({ minutes: 31 })
  const people = {
    guest: null,
    stranger: await world.person('Степан Чужий'),
    opponent: await world.person('Ірина Коваль'),
    owner: await world.again(olena),
    admin: await world.person('Петро Адмін', 'ADMIN'),
    blocked: await world.person('Богдан Заблокований'),
    expired,
  }
  await world.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', people.blocked.id).execute()
  tokens = Object.fromEntries(roles.map((role) => [role, people[role]?.token])) as typeof tokens
  table = accessTable(await makeThings(world, people.owner, people.opponent))
})
afterAll(() => world.close())

interface Answer {
  status: number
  code?: string
  errorType?: string
  shouldRefresh?: boolean
}

/** One call of one role, and nothing of it stays: whatever it did is rolled back. */
async function ask(call: keyof Api, role: Role, version?: number): Promise<Answer> {
  const rollBack = { answer: { status: 0 } as Answer }
  await inTransaction(world.db, async (db) => {
    const { path, init } = requestOf(call, role, version)
    const response = await createApi(world.routes, { ...services, db }).request(path, init)
    rollBack.answer = { ...(await bodyOf(response)), status: response.status }
    throw rollBack
  }).catch((thrown: unknown) => {
    if (thrown !== rollBack) throw thrown
  })
  return rollBack.answer
}

/** Of a file or a stream only the status tells who may have it. */
async function bodyOf(response: Response): Promise<object> {
  if (response.headers.get('content-type') === 'application/json') return z.looseObject({}).parse(await response.json())
  await response.body?.cancel()
  return {}
}

function requestOf(call: keyof Api, role: Role, version?: number): { path: string; init: RequestInit } {
  const {
    params = {},
    query = {},
    body,
    file,
  } = table[call][0] as Record<'params' | 'query', Record<string, string>> & {
    body?: object
    file?: Blob
  }
  const seen = version === undefined ? {} : { version }
  const [method = '', template = ''] = call.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const headers = tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {}
  const sent = file ?? (body && JSON.stringify({ ...body, ...seen }))
  const init = { method, headers, ...(sent !== undefined && { body: sent }) }
  return {
    path: `${path}?${new URLSearchParams({ ...query, ...(!body && version !== undefined && { version: String(version) }) })}`,
    init,
  }
}

/** What a call declares already decides about guests, blocked and expired; about players where it is for administrators. */
function declared(
  method: string,
  { access, token, openToBlocked, reply }: Endpoint,
  path: string,
  [guest]: Cells,
): Partial<Record<Role, Partial<Answer>>> {
  const blocked = openToBlocked ? { status: 200 } : { status: 403, errorType: 'FORBIDDEN', code: 'USER_BLOCKED' }
  const expired = { status: 401, errorType: 'TOKEN_EXPIRED', shouldRefresh: true }
  const forbidden = { status: 403, errorType: 'FORBIDDEN', code: 'FORBIDDEN' }
  const noToken = { status: 401, errorType: 'NO_TOKEN', shouldRefresh: false }
  if (access === 'admin')
    return { guest: noToken, stranger: forbidden, opponent: forbidden, owner: forbidden, blocked, expired }
  if (access === 'player') return { guest: noToken, blocked, expired }
  if ((method === 'GET' || token === 'more' || token === 'checked') && isJson(reply)) return { blocked, expired }
  if (path === '/api/auth/refresh') return { guest: noToken, blocked, expired: { status: 200 } }
  return { blocked: { status: guest }, expired: { status: guest } }
}

const takesVersion = (shape?: z.ZodType) => shape instanceof z.ZodObject && 'version' in shape.shape

describe('who may call what', () => {
  it('is decided for every call that is served', () => {
    expect(world.routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(table).sort())
  })

  it('no cell of the table is another than the server’s answer', async () => {
    const differences: string[] = []
    for (const { method, path, endpoint } of world.routes) {
      const call = `${method} ${path}` as keyof Api
      const cells = table[call][1]
      const expectations = declared(method, endpoint, path, cells)
      for (const [n, role] of roles.entries()) {
        const answer = await ask(call, role)
        const expected = { ...(cells[n] !== undefined && { status: cells[n] }), ...expectations[role] }
        const seen = Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key as keyof Answer]]))
        if (JSON.stringify(seen) !== JSON.stringify(expected))
          differences.push(`${role}: ${call}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`)
      }
    }
    expect(differences).toEqual([])
  })

  it('a stranger who names a version that is not the present one learns no more by it', async () => {
    const calls = world.routes
      .filter(({ endpoint: { audit, body, query } }) => audit && takesVersion(body ?? query))
      .map(({ method, path }) => `${method} ${path}` as keyof Api)
    expect(calls.length).toBeGreaterThan(9)
    for (const call of calls)
      expect({ call, ...(await ask(call, 'stranger', 999)) }).toEqual({
        call,
        ...(await ask(call, 'stranger')),
        requestId: expect.any(String),
        status: call.includes('/tickets/') ? 404 : 403, // that there is a ticket is nobody’s to know
      })
  })

  it('a guest changes nothing but their own way in and how often an article was read, and opens tickets', () => {
    const open = world.routes.filter(({ method, endpoint }) => method !== 'GET' && endpoint.access === 'anyone')
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/api/auth/refresh',
      '/api/v1/auth/demo-users/{id}/sign',
      '/api/v1/blog/posts/{id}/views',
      '/api/v1/tickets',
      '/api/v1/users/auth/telegram',
    ])
  })
})
