import { createHash, randomUUID } from 'node:crypto'
import type { Endpoint } from '@matchbol/core/shared/endpoint'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Db } from '../db/client.ts'
import { semaphore } from '../semaphore.ts'
import { failureFor } from './errors.ts'
import { budgetKey, clientAddress } from './limits/client-address.ts'
import { once } from './limits/idempotency.ts'
import type { Budget, RateLimits } from './limits/rate-limit.ts'
import { MOST_BODY_BYTES, MOST_GUEST_BODY_BYTES, readFile, readJson, refuseTooLong } from './limits/read-body.ts'
import type { Caller, RequestContext, Route } from './serve.ts'
import { unstorableText } from './unstorable-text.ts'

const HEAVY_READS_AT_ONCE = 2
const MOST_HEAVY_READS_WAITING = 50

/** Files that are in memory at a time, at up to 8 MB; who comes later waits with the file still unread. */
const receivingFiles = semaphore(8, 60)

/** What every route of the API is given. */
export interface ApiServices {
  db: Db
  /** The clock on the wall. */
  now(): Date
  log: Logger
  limits: RateLimits
  trustedProxies: readonly string[]
  /** The person whom the token names, by its signature alone: enough to count requests by. */
  identify(token: string): Promise<number | undefined>
  /** The caller of a live session. @throws Refusal NO_TOKEN, INVALID_TOKEN, TOKEN_EXPIRED, and USER_BLOCKED unless open to them */
  authenticate(db: Db, token: string | undefined, now: Date, isOpenToBlocked?: boolean): Promise<Caller>
}

/** What the server passes along with a request: the socket and the front door's id, or the word that the site itself asks. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string } }
  requestId?: string
  isSite?: boolean
}

type ApiContext = Context<{ Bindings: Bindings }>

/** Every route behind the same door: rate limit, declared size, token, role, body, shape, then the handler and the envelope. */
export function createApi(routes: Route[], services: ApiServices) {
  const api = new Hono<{ Bindings: Bindings }>({ strict: false })
  const heavyReads = semaphore(HEAVY_READS_AT_ONCE, MOST_HEAVY_READS_WAITING)
  const inTurn = (route: Route): Route =>
    route.endpoint.isHeavy ? { ...route, handler: (call) => heavyReads(async () => route.handler(call)) } : route
  for (const route of routes.map(inTurn).sort(staticFirst))
    api.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      logged(c, services, (log) => answer(c, route, services, log)),
    )
  api.notFound((c) =>
    logged(c, services, async () => {
      await spend(c, services, [c.req.method === 'GET' || c.req.method === 'HEAD' ? 'reading' : 'writing'])
      throw new Refusal('NOT_FOUND')
    }),
  )
  return api
}

/** `/games/invitations` is asked before `/games/{id}`: a brace sorts behind every letter. */
const staticFirst = (a: Route, b: Route) => (a.path < b.path ? -1 : 1)

async function logged(
  c: ApiContext,
  services: ApiServices,
  work: (log: Logger) => Promise<Response>,
): Promise<Response> {
  const requestId = c.env?.requestId ?? randomUUID()
  const log = services.log.child({ requestId })
  const start = performance.now()
  const response = await work(log).catch((error: unknown) => {
    const failure = failureFor(error, requestId)
    if (error instanceof Refusal && failure.status >= 500) log.warn({ code: error.code }, 'request turned away')
    else if (failure.status >= 500) log.error({ err: error }, 'request failed')
    return c.json(failure.body, failure.status, failure.headers)
  })
  response.headers.set('x-request-id', requestId)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  log.info(
    { method: c.req.method, path: c.req.path, status: response.status, ms: Math.round(performance.now() - start) },
    'request',
  )
  return response
}

/** The guards before the body, then the rest; a file is read only when there is room for it. */
async function answer(c: ApiContext, route: Route, services: ApiServices, log: Logger) {
  const { endpoint, method } = route
  const now = services.now()
  await spend(c, services, budgetsOf(method, endpoint))
  refuseTooLong(c.req.raw, mostBytesOf(endpoint))
  const token = bearer(c)
  const me = await callerOf(endpoint, method, services, token, now)
  const device = { name: c.req.header('user-agent') ?? '', address: addressOf(c, services) }
  const handled = () => handle(c, route, { db: services.db, now, token, device, log }, me)
  return endpoint.file ? receivingFiles(handled) : handled()
}

async function handle(
  c: ApiContext,
  { endpoint, handler, method, path }: Route,
  context: RequestContext,
  me: Caller | null,
) {
  const mostBytes = mostBytesOf(endpoint)
  const file = endpoint.file && (await readFile(c.req.raw, mostBytes))
  const body = endpoint.file ? undefined : await readJson(c.req.raw, mostBytes)
  const request = {
    ...(file && { file }),
    ...(endpoint.params && { params: checked(endpoint.params, c.req.param(), 'params') }),
    ...(endpoint.query && { query: checked(endpoint.query, c.req.query(), 'query') }),
    ...(endpoint.body && { body: checked(endpoint.body, body, 'body') }),
  }
  const run = async (db: Db) => envelope(endpoint, await handler({ ...context, ...request, db, me } as never))
  const key = method === 'POST' && me && !endpoint.isSecret ? c.req.header('idempotency-key') : undefined
  const sent = () => (file ? createHash('sha256').update(file).digest('hex') : body)
  const content = () => JSON.stringify([path, c.req.param(), sent()])
  const result =
    key && me
      ? await once(context.db, { userId: me.id, key: key.slice(0, 200), content: content() }, context.now, run)
      : await run(context.db)
  return c.json(result, 200, { 'cache-control': endpoint.isSecret ? 'no-store, no-transform' : 'no-store' })
}

const mostBytesOf = ({ file, access }: Endpoint) =>
  file?.mostBytes ?? (access === 'anyone' ? MOST_GUEST_BODY_BYTES : MOST_BODY_BYTES)

/** Counts the request against its budgets; the site's own questions were counted when the page was asked for. */
async function spend(c: ApiContext, services: ApiServices, budgets: readonly Budget[]) {
  if (c.env?.isSite) return
  const token = bearer(c)
  const person = token === undefined ? undefined : await services.identify(token)
  for (const budget of budgets)
    await services.limits.spend(budget, { address: budgetKey(addressOf(c, services)), person })
}

const bearer = (c: ApiContext) => /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

const addressOf = (c: ApiContext, { trustedProxies }: ApiServices) =>
  clientAddress(c.env?.incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'), trustedProxies)

const budgetsOf = (method: string, { limit }: Endpoint): Budget[] => {
  if (limit === 'sign-in' || limit === 'refresh') return [limit]
  if (method === 'GET') return ['reading']
  return limit ? ['writing', limit] : ['writing']
}

/** A public call works without a token; a token sent with a reading one shows more, and then it has to be good. */
async function callerOf(
  { access, openToBlocked }: Endpoint,
  method: string,
  services: ApiServices,
  token: string | undefined,
  now: Date,
): Promise<Caller | null> {
  if (access === 'anyone') return token && method === 'GET' ? services.authenticate(services.db, token, now) : null
  const caller = await services.authenticate(services.db, token, now, openToBlocked)
  if (access === 'admin' && !caller.isAdmin) throw new Refusal('FORBIDDEN')
  return caller
}

function checked(schema: z.ZodType, value: unknown, part: string): unknown {
  const unstorable = unstorableText(value, part)
  if (unstorable)
    throw new Refusal('VALIDATION', { issues: [{ path: unstorable, text: 'A character that no text has' }] })
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const issues = read.error.issues.map(({ path, message }) => ({
    path: [part, ...path.map(String)].join('.'),
    text: message,
  }))
  throw new Refusal('VALIDATION', { issues })
}

/** Only what the contract names leaves the server. */
function envelope({ reply, paged }: Endpoint, result: unknown) {
  if (!paged) return { success: true, data: reply.parse(result) }
  const { data, meta } = result as { data: unknown; meta: unknown }
  return { success: true, data: reply.parse(data), meta }
}
