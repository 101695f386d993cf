import { isJson } from '@matchbol/core/shared/endpoint'
import { Refusal, type RefusalAnswers } from '@matchbol/core/shared/refusal'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Making } from '../answers/answer-cache.ts'
import type { Db, Replica } from '../db/client.ts'
import type { EventStreams } from './event-streams.ts'
import { type Budget, clientAddress, type RateLimits } from './rate-limit.ts'
import { readingCost } from './reading-cost.ts'
import type { Caller, Route } from './serve.ts'

/** What every route of the API is given. */
export interface ApiServices {
  db: Db
  /** A copy that follows the database, for what guests read. */
  replica?: Replica | undefined
  /** The clock on the wall. */
  now(): Date
  log: Logger
  limits: RateLimits
  streams: EventStreams
  /** One's own profile as the contract has it, for a write that asks for it with its answer by the header. */
  ownProfile?: { header: string; read(db: Db, userId: number, now: Date): Promise<unknown> }
  /** What each refusal answers. */
  refusals: RefusalAnswers
  trustedProxies: readonly string[]
  /** What a reading returns is written by its contract without being checked in full against it: in production. */
  trustsReplies?: boolean
  bearerOf(db: Db, token: string | undefined, now: Date): Bearer
}

/** Whose token a request brings. */
export interface Bearer {
  /** The person whose session the token is of, expired or not, as long as that lives: enough to count requests by. */
  person(): Promise<number | undefined>
  /** The caller of a live session. @throws Refusal NO_TOKEN, INVALID_TOKEN, TOKEN_EXPIRED, and USER_BLOCKED unless open to them */
  caller(isOpenToBlocked?: boolean): Promise<Caller>
}

/** What the server passes along with a request: the socket and the request's id, or the word that the site itself asks. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string } }
  requestId?: string
  isSite?: boolean
  /** For whom the site asks, where what they wait for is bounded by address. */
  forAddress?: string
  /** Told what the answer is made from, where it may be kept. */
  making?: Making
}

export type ApiContext = Context<{ Bindings: Bindings }>

/** A request on its way. Its log names who acts as soon as that is known. */
export interface Incoming {
  c: ApiContext
  services: ApiServices
  log: Logger
}

export const tokenOf = (c: ApiContext) => /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

export const addressOf = ({ c, services }: Incoming) =>
  c.env?.forAddress ??
  clientAddress(c.env?.incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'), services.trustedProxies)

/** Who a request is from, asked anew at each call. */
export const bearerOf = ({ c, services }: Incoming, now: Date) => services.bearerOf(services.db, tokenOf(c), now)

/** Counts the request against its budgets, a reading one by its cost; the site's own questions were counted when the page was asked for. */
export async function spend(incoming: Incoming, bearer: Bearer, budgets: readonly Budget[], base?: number) {
  const { c, services } = incoming
  if (c.env?.isSite) return
  const from = { address: addressOf(incoming), ...(tokenOf(c) && { person: bearer.person }) }
  for (const budget of budgets)
    await services.limits.spend(budget, from, budget === 'reading' ? readingCost(c.req.url, base) : 1)
}

export function budgetsOf({ method, endpoint: { limit } }: Pick<Route, 'method' | 'endpoint'>): Budget[] {
  if (limit === 'unlimited') return []
  if (limit === 'sign-in' || limit === 'refresh' || limit === 'picture') return [limit]
  if (method === 'GET') return ['reading']
  return limit ? ['writing', limit] : ['writing']
}

/**
 * A public call works without a token; one sent to read, or to write what guests write too, has to be good. A public file is the same
 * for everybody. Whose token is only checked stays unknown.
 */
export async function callerOf({ c }: Incoming, { endpoint, method }: Route, bearer: Bearer) {
  const { access, openToBlocked, reply } = endpoint
  if (access === 'anyone') {
    const heedsToken = method === 'GET' || endpoint.token === 'more' || endpoint.token === 'checked'
    if (!tokenOf(c) || !heedsToken || !isJson(reply)) return null
    const caller = await bearer.caller()
    return endpoint.token === 'checked' ? null : caller
  }
  const caller = await bearer.caller(openToBlocked)
  if (access === 'admin' && !caller.isAdmin) throw new Refusal('FORBIDDEN')
  return caller
}
