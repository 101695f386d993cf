import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { Refusal } from '@matchbol/core/shared/refusal'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { isLoopback } from '../config.ts'
import { answerToBroken } from './answer-to-broken.ts'
import { compress } from './compress.ts'
import { failureFor } from './errors.ts'
import type { Bindings } from './incoming.ts'
import { budgetKey, clientAddress } from './limits/client-address.ts'
import type { RateLimits } from './limits/rate-limit.ts'
import { protectionFor } from './policy.ts'

interface FrontSettings {
  publicUrl: string | undefined
  isDemo: boolean
  limits: RateLimits
  trustedProxies: readonly string[]
  log: Logger
}

export interface FrontEnv {
  Bindings: Bindings
  /** `failure`: why a page could not be drawn, where it is known. */
  Variables: { requestId: string; failure?: unknown }
}
export type Front = Hono<FrontEnv>

/** The front door of everything: a request id, security headers, compression, demo's guard; the budget of what is no API call. */
export function createFront({ publicUrl, isDemo, limits, trustedProxies, log }: FrontSettings): Front {
  const protect = protectionFor(publicUrl)
  const front: Front = new Hono({ strict: false })
  front.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
    const answer = await compress(c.req.raw, c.res)
    c.res = undefined // else Hono puts the headers back that compressing took away
    c.res = answer
    protect(c.res.headers)
    c.res.headers.set('x-request-id', c.get('requestId'))
    const failure = c.get('failure')
    if (c.res.status === 500 && (failure !== undefined || !c.req.path.startsWith('/api/')))
      log.error({ err: failure, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'page failed')
  })
  if (isDemo)
    front.use(async (c, next) => {
      if (isFromHere(c.req.raw)) return next()
      const { status, body } = failureFor(new Refusal('FORBIDDEN'), c.get('requestId'))
      return c.json({ ...body, message: 'Demo mode answers on this machine only' }, status)
    })
  front.use(async (c, next) => {
    if (/^\/(api|assets|healthz)(\/|$)/.test(c.req.path)) return next()
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? ''
    const address = clientAddress(socketAddress, c.req.header('x-forwarded-for'), trustedProxies)
    const budget = /^\/(img|icons)\//.test(c.req.path) ? 'picture' : 'reading'
    await limits.spend(budget, { address: budgetKey(address) })
    const start = performance.now()
    await next()
    log.debug({ path: loggedPath(c.req.path), status: c.res.status, ms: Math.round(performance.now() - start) }, 'page')
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

/** Joins the front door to the server; what is no proper request is turned away with the same headers. */
export const listenerOf = (front: Front, publicUrl: string | undefined) =>
  getRequestListener((request, env) => front.fetch(request, env), {
    errorHandler: () => {
      const { status, headers, body } = answerToBroken(400, publicUrl)
      return new Response(body, { status, headers })
    },
  })

/** The address of a calendar feed is a secret by itself. */
const loggedPath = (path: string) => path.replace(/\/calendar\/.+/i, '/calendar/…')

/** Asked under a name of this machine, and handed on by nobody: what a proxy or a tunnel passes along comes from elsewhere. */
const isFromHere = ({ url, headers }: Request) =>
  isLoopback(new URL(url).hostname) &&
  ![...headers.keys()].some((name) => /^(x-forwarded-.+|forwarded|x-real-ip|via|cf-connecting-ip)$/.test(name))
