import type { NewLeague } from '@matchbol/core/leagues/league-shapes'
import type { Api, Endpoint, ReplyOf, RequestOf } from '@matchbol/core/shared/endpoint'
import type { PageMeta } from '@matchbol/core/shared/paging'
import { pino } from 'pino'
import { createRoutes } from '../src/apps/domains.ts'
import { createServices } from '../src/apps/mount.ts'
import { createTokens } from '../src/domains/auth/tokens.ts'
import { foundLeague } from '../src/domains/leagues/edit-league.ts'
import { joinLeague } from '../src/domains/leagues/join-league.ts'
import { nameColumns } from '../src/domains/users/account-row.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/client.ts'
import { openEventFeed } from '../src/platform/events/event-feed.ts'
import { createApi } from '../src/platform/http/api.ts'
import { noRateLimits, type RateLimits } from '../src/platform/http/rate-limit.ts'
import { openTestDatabase } from './database.ts'

export interface Person {
  id: number
  name: string
  token: string
}

/** A failure and a success look alike to a test until it says which it wants. */
export interface Answer<Data> {
  status: number
  headers: Headers
  data: Data
  meta: PageMeta
  code?: string
  errorType?: string
  message?: string
  details?: Record<string, unknown>
  issues?: { path: string; text: string }[]
  shouldRefresh?: boolean
  requestId?: string
}

type DataOf<E> = E extends Endpoint ? ReplyOf<E> : never
type InputOf<E> = E extends Endpoint ? RequestOf<E> : never

interface Sent {
  params?: object
  query?: object
  body?: unknown
  file?: Blob
}

const BOT_TOKEN = '4242:test-bot-token-that-nobody-gave-out'
const SECRET = 'a secret for tests, long enough to be one'

/**
 * The whole API on a real, empty database, with a clock that only the test moves. People, leagues and memberships are
 * made directly; everything a test is about goes through `call`, as over HTTP.
 */
export async function openWorld(settings: Record<string, string> = {}, given?: Database, limits?: RateLimits) {
  const database = given ?? (await openTestDatabase())
  const { db } = database
  const config = readConfig({
    DEMO: '0',
    LOG_LEVEL: 'silent',
    TELEGRAM_BOT_NAME: 'test_bot',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    ...settings,
  })
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const tokens = createTokens(SECRET)
  const log = pino({ level: config.LOG_LEVEL })
  const services = createServices(config, database, tokens, log, () => clock.now)
  const events = await openEventFeed(database, log)
  const routes = createRoutes({ config, secret: SECRET, botToken: BOT_TOKEN, events })
  const counting = limits ?? (settings.RATE_LIMITS === 'on' ? services.limits : noRateLimits)
  const api = createApi(routes, { ...services, limits: counting })

  /** Any request, as it comes over HTTP. */
  const send = async (path: string, init: RequestInit = {}): Promise<Answer<unknown>> => {
    const response = await api.request(path, init)
    return {
      ...((await response.json()) as object),
      status: response.status,
      headers: response.headers,
    } as Answer<unknown>
  }

  const call = async <C extends keyof Api>(
    who: Person | null,
    to: C,
    input?: InputOf<Api[C]>,
    headers: Record<string, string> = {},
  ): Promise<Answer<DataOf<Api[C]>>> => {
    const { params = {}, query = {}, body, file } = (input ?? {}) as Sent
    const [method = '', template = ''] = to.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    )
    return send(`${path}?${search}`, {
      method,
      headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file && { body: file }),
    }) as Promise<Answer<DataOf<Api[C]>>>
  }

  const tokenFor = async (userId: number): Promise<string> => {
    const session = await db
      .insertInto('sessions')
      .values({ user_id: userId, device: 'test', started_at: clock.now, refreshed_at: clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return tokens.sign({ userId, sessionId: session.id, generation: 1 }, clock.now)
  }

  /** A signed-in person. Their token lasts 30 minutes of the test's clock; `again` gives a new one. */
  const person = async (name: string, role: 'PLAYER' | 'ADMIN' = 'PLAYER'): Promise<Person> => {
    const [first_name = '', last_name = ''] = name.split(' ')
    const user = await db
      .insertInto('users')
      .values({ ...nameColumns(first_name, last_name), role, created_at: clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: user.id, name, token: await tokenFor(user.id) }
  }

  return {
    database,
    db,
    clock,
    tokens,
    routes,
    api,
    botToken: BOT_TOKEN,
    secret: SECRET,
    send,
    call,
    person,
    again: async (who: Person): Promise<Person> => ({ ...who, token: await tokenFor(who.id) }),
    /** Moves the clock; `{ days: 1 }`, `{ hours: -2 }`. */
    pass: ({
      days = 0,
      hours = 0,
      minutes = 0,
      seconds = 0,
    }: {
      days?: number
      hours?: number
      minutes?: number
      seconds?: number
    }) => {
      clock.now = new Date(clock.now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
    /** A league with these people in it. */
    league: async (name: string, members: readonly Person[] = [], rules: NewLeague['rules'] = {}) => {
      const league = await foundLeague(db, { name, gender: 'ANY', isActive: true, rules }, clock.now)
      for (const member of members) await joinLeague(db, member.id, league.id, null, clock.now)
      return league
    },
    close: async () => {
      await events.close()
      await database.close()
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
