import { randomUUID } from 'node:crypto'
import { tagsOfAnswer } from '@matchbol/core/shared/answer-tags'
import { type Endpoint, type EventStream, isJson } from '@matchbol/core/shared/endpoint'
import { Refusal } from '@matchbol/core/shared/refusal'
import { Hono } from 'hono'
import type * as z from 'zod'
import type { Making } from '../answers/answer-cache.ts'
import type { Db } from '../db/client.ts'
import { semaphore, semaphoreOfEach } from '../semaphore.ts'
import { failureFor } from './errors.ts'
import type { Subscribe } from './event-streams.ts'
import { earlierAnswer, heedsKey, once, type Repeated } from './idempotency.ts'
import {
  type ApiContext,
  type ApiServices,
  addressOf,
  type Bindings,
  bearerOf,
  budgetsOf,
  callerOf,
  type Incoming,
  spend,
  tokenOf,
} from './incoming.ts'
import { budgetKey } from './rate-limit.ts'
import { mostBytesOf, readRequest, refuseTooLong } from './read-request.ts'
import { readPublic, rememberPosition } from './replica-reads.ts'
import { cacheControl, envelope, sendEvents, sendFile, sendJson, writeEnvelope } from './replies.ts'
import { type Caller, patternOf, type RequestContext, type Route, type ServedFile, withoutSecrets } from './serve.ts'

/** Writes wait for each other's locks anyway; who would wait behind more than these comes back. */
const WRITES_AT_ONCE = 32
const MOST_WRITES_WAITING = 200
const HEAVY_READS_AT_ONCE = 2
const MOST_HEAVY_READS_WAITING = 50

/** Files that are in memory at a time, at up to 8 MB; who comes later waits with the file still unread. */
const receivingFiles = semaphore(8, 60)
/** Those of one person, so that a few slow ones leave places to everybody else. */
const receivingFilesOf = semaphoreOfEach(2, 4)

const writing = semaphore(WRITES_AT_ONCE, MOST_WRITES_WAITING)

/** Every route behind the same checks: rate limit, declared size, token, role, body, shape, then the handler and the envelope. */
export function createApi(routes: Route[], services: ApiServices) {
  const api = new Hono<{ Bindings: Bindings }>({ strict: false })
  const heavyReads = semaphore(HEAVY_READS_AT_ONCE, MOST_HEAVY_READS_WAITING)
  const shown = withoutSecrets(routes)
  const logOf = (route?: Route) => ({ shown, isFile: route !== undefined && isFile(route.endpoint) })
  const inTurn = (route: Route): Route =>
    route.endpoint.isHeavy ? { ...route, handler: (call) => heavyReads(async () => route.handler(call)) } : route
  for (const route of routes.map(inTurn).sort(staticFirst))
    api.on(route.method, patternOf(route.path), (c) =>
      logged({ c, services, log: services.log }, logOf(route), (incoming) => answer(incoming, route)),
    )
  api.notFound((c) =>
    logged({ c, services, log: services.log }, logOf(), async (incoming) => {
      const bearer = bearerOf(incoming, services.now())
      await spend(incoming, bearer, [c.req.method === 'GET' || c.req.method === 'HEAD' ? 'reading' : 'writing'])
      throw new Refusal('NOT_FOUND')
    }),
  )
  return api
}

/** `/games/invitations` is asked before `/games/{id}`: a brace sorts behind every letter. */
const staticFirst = (a: Route, b: Route) => (a.path < b.path ? -1 : 1)

const isFile = ({ reply }: Endpoint) => !isJson(reply) && reply.kind === 'file'

/** Files are many and tell little: their line is for those who look closely. */
interface LogLine {
  shown: (path: string) => string
  isFile: boolean
}

/** Answers, and logs how it went; whatever is thrown becomes the answer that fits it. */
async function logged(
  incoming: Incoming,
  { shown, isFile }: LogLine,
  work: (incoming: Incoming) => Promise<Response>,
): Promise<Response> {
  const { c } = incoming
  const requestId = c.env?.requestId ?? randomUUID()
  incoming.log = incoming.log.child({ requestId })
  const start = performance.now()
  const response = await work(incoming).catch((error: unknown) => {
    if (c.env?.making) c.env.making.isShared = false
    const failure = failureFor(error, requestId, incoming.services.refusals)
    if (error instanceof Refusal && failure.status >= 500)
      incoming.log.warn({ code: error.code }, 'request turned away')
    else if (failure.status >= 500) incoming.log.error({ err: error }, 'request failed')
    return c.json(failure.body, failure.status, failure.headers)
  })
  response.headers.set('x-request-id', requestId)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  const ms = Math.round(performance.now() - start)
  const line = { method: c.req.method, path: shown(c.req.path), status: response.status, ms }
  if (isFile) incoming.log.debug(line, 'file')
  else incoming.log.info(line, 'request')
  return response
}

/** The guards before the body, then the rest; a file is read only when there is room for it. */
async function answer(incoming: Incoming, route: Route) {
  const { c, services } = incoming
  const now = services.now()
  const bearer = bearerOf(incoming, now)
  await spend(incoming, bearer, budgetsOf(route), route.endpoint.cost)
  refuseTooLong(c.req.raw, mostBytesOf(route.endpoint))
  const me = await callerOf(incoming, route, bearer)
  if (me) incoming.log = incoming.log.child({ userId: me.id })
  const device = { name: c.req.header('user-agent') ?? '', address: addressOf(incoming) }
  const context = { db: services.db, now, token: tokenOf(c), device, log: incoming.log }
  const handled = (db: Db) => handle(incoming, route, { ...context, db }, me)
  if (route.method === 'GET') return me ? handled(services.db) : readPublic(incoming, handled)
  const written = () => handled(services.db)
  const response = await (route.endpoint.file
    ? receivingFilesOf(callerKey(incoming, me), () => receivingFiles(written))
    : written())
  if (!route.endpoint.isUnseen) await rememberPosition(incoming, response)
  return response
}

async function handle(incoming: Incoming, route: Route, context: RequestContext, me: Caller | null) {
  const { c } = incoming
  const { reply } = route.endpoint
  const { request, content } = await readRequest(c, route)
  const run = (db: Db) => route.handler({ ...context, ...request, db, me } as never)
  if (isJson(reply)) {
    const answering = { ...route.endpoint, reply }
    const headers = { 'cache-control': cacheControl(route.endpoint) }
    if (route.method === 'GET') {
      const result = await run(context.db)
      if (!incoming.services.trustsReplies) envelope(answering, result)
      tellSources(c.env?.making, route.endpoint, request, me, answering.paged ? Object(result).data : result)
      return sendJson(writeEnvelope(answering, result), headers)
    }
    const repeatable = keyOf({ c, route, me, content })
    const earlier = route.before && repeatable && (await earlierAnswer(context.db, repeatable))
    const result = earlier ?? (await write(route, answering, { ...context, ...request, me }, repeatable))
    const profile = await profileIfAsked(incoming, context, me)
    return c.json({ ...result, ...profile }, 200, headers)
  }
  const result = await run(context.db)
  tellSources(c.env?.making, route.endpoint, request, me, Object(result).shows)
  return reply.kind === 'file'
    ? sendFile(c, route.endpoint, reply, result as ServedFile)
    : sendEvents(c, () => openStream(incoming, route, reply, me, result as Subscribe<unknown>))
}

/** What a call waits for elsewhere comes first: meanwhile it has no place among the writes, and no transaction. */
async function write(
  route: Route,
  answering: Endpoint & { reply: z.ZodType },
  call: RequestContext & { me: Caller | null },
  repeatable: Repeated | undefined,
) {
  const ready = route.before ? await route.before(call as never) : call
  const work = async (db: Db) => envelope(answering, await route.handler({ ...ready, db } as never))
  return writing(() => (repeatable ? once(call.db, repeatable, call.now, work) : work(call.db)))
}

/** What a write has changed for the person themselves. The write is done: where it cannot be read, they ask for it again. */
async function profileIfAsked({ c, services, log }: Incoming, { db, now }: RequestContext, me: Caller | null) {
  const { ownProfile } = services
  if (!me || !ownProfile || !c.req.header(ownProfile.header)) return {}
  try {
    return { profile: await ownProfile.read(db, me.id, now) }
  } catch (err) {
    log.warn({ err }, 'profile not read after a write')
    return {}
  }
}

/** Says what an answer was made from to whoever may keep it. */
function tellSources(
  making: Making | undefined,
  { madeFrom }: Endpoint,
  request: { params?: unknown; query?: unknown },
  me: Caller | null,
  data: unknown,
) {
  if (!making) return
  if (!madeFrom || me) making.isShared = false
  else
    for (const tag of tagsOfAnswer(madeFrom, { ...Object(request.params), ...Object(request.query) }, data))
      making.tags.add(tag)
}

interface Repeatable {
  c: ApiContext
  route: Route
  me: Caller | null
  content: () => string
}

/** A write that carries an Idempotency-Key is done once, however often it is sent. */
function keyOf({ c, route, me, content }: Repeatable) {
  const key = heedsKey(route) ? c.req.header('idempotency-key')?.slice(0, 200) : undefined
  return key && me ? { userId: me.id, key, content: content() } : undefined
}

const callerKey = (incoming: Incoming, me: Caller | null) => (me ? `person ${me.id}` : budgetKey(addressOf(incoming)))

/** Who reads a stream must stay who may read it; who begins or ceases to be an administrator opens it anew as what they are now. */
function openStream(
  incoming: Incoming,
  route: Route,
  { event: shape }: EventStream,
  me: Caller | null,
  subscribe: Subscribe<unknown>,
) {
  const { services } = incoming
  return services.streams(callerKey(incoming, me), {
    subscribe,
    write: (event) => JSON.stringify(shape.parse(event)),
    recheck: async () => {
      const now = await callerOf(incoming, route, bearerOf(incoming, services.now()))
      if (now?.isAdmin !== me?.isAdmin) throw new Refusal('FORBIDDEN')
    },
  })
}
