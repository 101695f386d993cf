import { randomUUID } from 'node:crypto'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { isLoopback } from '../config.ts'
import { compress } from './compress.ts'
import { failureFor } from './errors.ts'
import type { Bindings } from './incoming.ts'
import { clientAddress, type RateLimits } from './rate-limit.ts'
import { readingCost } from './reading-cost.ts'
import { protectionFor } from './security-headers.ts'
import { patternOf, type Route } from './serve.ts'

interface FrontSettings {
  publicUrl: string | undefined
  isDemo: boolean
  log: Logger
}

interface CountingSettings {
  limits: RateLimits
  trustedProxies: readonly string[]
  log: Logger
  /** How a path stands in a log. */
  shown: (path: string) => string
}

export interface FrontEnv {
  Bindings: Bindings
  /** `failure`: why a page could not be drawn, where it is known. What the API answers it logs itself. */
  Variables: { requestId: string; failure?: unknown; isAnsweredByApi?: true }
}
export type Front = Hono<FrontEnv>

/** Middleware of every request: a request id, security headers, compression, demo's guard. */
export function createFront({ publicUrl, isDemo, log }: FrontSettings, shown = (path: string) => path): Front {
  const protect = protectionFor(publicUrl)
  const front: Front = new Hono({ strict: false })
  front.use(async (c, next) => {
    c.set('requestId', c.env?.requestId ?? randomUUID())
    await next()
    const answer = await compress(c.req.raw, c.res)
    c.res = undefined // else Hono puts the headers back that compressing took away
    c.res = answer
    protect(c.res.headers)
    c.res.headers.set('x-request-id', c.get('requestId'))
    if (c.res.status === 500 && !c.get('isAnsweredByApi'))
      log.error({ err: c.get('failure'), requestId: c.get('requestId'), path: shown(c.req.path) }, 'page failed')
  })
  if (isDemo)
    front.use(async (c, next) => {
      if (c.env?.isSite || isFromHere({ headers: Object.fromEntries(c.req.raw.headers) })) return next()
      const { status, body } = failureFor(new Refusal('FORBIDDEN'), c.get('requestId'))
      return c.json({ ...body, message: 'Demo mode answers on this machine only' }, status)
    })
  front.notFound(() => {
    throw new Refusal('NOT_FOUND')
  })
  front.onError((error, c) => {
    const requestId = c.get('requestId')
    const failure = failureFor(error, requestId)
    c.set('failure', error)
    return c.json(failure.body, failure.status, failure.headers)
  })
  return front
}

/** Hands the API what its contracts name, and all that is asked under `/api`. */
export function mountApi(front: Front, api: Hono<{ Bindings: Bindings }>, routes: readonly Route[]) {
  const toApi = (c: Context<FrontEnv>) => {
    c.set('isAnsweredByApi', true)
    return api.fetch(c.req.raw, { ...c.env, requestId: c.get('requestId') })
  }
  for (const { method, path } of routes) if (!path.startsWith('/api/')) front.on(method, patternOf(path), toApi)
  front.all('/api/*', toApi)
}

/** Pages are counted as reading, whatever is read to draw them. */
export const pageCounter =
  ({ limits, trustedProxies, log, shown }: CountingSettings): MiddlewareHandler<FrontEnv> =>
  async (c, next) => {
    if (c.env?.isSite) return next() // counted by whoever asks through the site
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? ''
    const address = clientAddress(socketAddress, c.req.header('x-forwarded-for'), trustedProxies)
    await limits.spend('reading', { address }, readingCost(c.req.url))
    const start = performance.now()
    await next()
    log.debug({ path: shown(c.req.path), status: c.res.status, ms: Math.round(performance.now() - start) }, 'page')
  }

/** Asked under a name of this machine, and handed on by nobody: what a proxy or a tunnel passes along comes from elsewhere. */
export const isFromHere = ({ headers }: { headers: object }) =>
  isLoopback(hostnameIn(headers)) &&
  !Object.keys(headers).some((name) => /^(x-forwarded-.+|forwarded|x-real-ip|via|cf-connecting-ip)$/.test(name))

const hostnameIn = (headers: { host?: string }) => (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
