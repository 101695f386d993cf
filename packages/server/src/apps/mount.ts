import type { IncomingMessage, Server } from 'node:http'
import { isStream } from '@matchbol/core/shared/endpoint'
import { kyivDate, nextDayStart } from '@matchbol/core/shared/kyiv-time'
import type { Logger } from 'pino'
import { authentication } from '../domains/auth/authenticate.ts'
import { createTokens, type Tokens } from '../domains/auth/tokens.ts'
import { ownProfile } from '../domains/overview/read-profile.ts'
import { answerCache } from '../platform/answers/answer-cache.ts'
import { answerFront, keptCalls } from '../platform/answers/answer-front.ts'
import { keptAddresses } from '../platform/answers/kept-address.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/client.ts'
import { openEventFeed } from '../platform/events/event-feed.ts'
import { createApi } from '../platform/http/api.ts'
import { apiDocs } from '../platform/http/docs/api-docs.ts'
import { eventStreams } from '../platform/http/event-streams.ts'
import { createFront, isFromHere, mountApi, pageCounter } from '../platform/http/front.ts'
import type { ApiServices, Bindings } from '../platform/http/incoming.ts'
import { clientAddress, createRateLimits, noRateLimits } from '../platform/http/rate-limit.ts'
import { baseCosts, readingCost } from '../platform/http/reading-cost.ts'
import { POSITION_COOKIE } from '../platform/http/replica-reads.ts'
import { protectionFor } from '../platform/http/security-headers.ts'
import { withoutSecrets } from '../platform/http/serve.ts'
import { admission } from '../platform/http/server/admission.ts'
import { listenerOf } from '../platform/http/server/http-server.ts'
import { authSecret, throwAwayBotToken } from '../platform/secrets.ts'
import { createRoutes, refusals } from './domains.ts'
import { builtSite } from './site/built-site.ts'
import { mountDevSite } from './site/dev-site.ts'
import type { ApiFetch } from './site/site.ts'

interface Mounting {
  config: Config
  database: Database
  server: Server
  log: Logger
  now: () => Date
  isDev: boolean
  /** Aborted when the server is about to stop: what goes on for long ends then. */
  stopping: AbortSignal
}

/** Puts documentation, API and site behind the server's middleware. @returns a function that takes them down */
export async function mount({
  config,
  database,
  server,
  log,
  now,
  isDev,
  stopping,
}: Mounting): Promise<() => Promise<void>> {
  const botToken = config.TELEGRAM_BOT_TOKEN ?? (config.isDemo ? throwAwayBotToken() : undefined)
  const secret = await authSecret(config.AUTH_SECRET, config.DATA_DIR)
  const tokens = createTokens(secret)
  const services = { ...createServices(config, database, tokens, log, now, stopping), trustsReplies: !isDev }
  const events = await openEventFeed(database, log)
  const { replica, limits } = services
  if (replica) events.subscribe({ onStale: replica.heard, onGap: replica.heard })
  const routes = createRoutes({ config, secret, botToken, events })
  const api = createApi(routes, services)
  const shown = withoutSecrets(routes)
  const front = createFront({ publicUrl: config.PUBLIC_URL, isDemo: config.isDemo, log }, shown)
  front.route('/', apiDocs(routes, config.SITE_NAME))
  mountApi(front, api, routes)
  const countPages = pageCounter({ ...services, shown })
  const listener = listenerOf(front, config.PUBLIC_URL)
  const apiFetch: ApiFetch = (path, init, making) =>
    api.request(path, init, { isSite: true, ...(making && { making }) } satisfies Bindings)
  if (!isDev) {
    const protect = protectionFor(config.PUBLIC_URL)
    const cache = answerCache({ feed: events, mostBytes: config.CACHE_MB * 1024 * 1024, now, endOf: nextMidnight })
    const kept = {
      cache,
      addressOf: keptAddresses(routes),
      call: async (request: Request, bindings: Bindings) => {
        const response = await api.fetch(request, bindings)
        protect(response.headers)
        return response
      },
      draw: (request: Request, bindings: Bindings) => front.fetch(request, bindings),
    }
    front.route('/', await builtSite(keptCalls(kept, apiFetch), Boolean(config.TELEGRAM_BOT_NAME), countPages))
    const baseOf = baseCosts(routes)
    const senderOf = ({ socket, headers }: IncomingMessage) =>
      clientAddress(socket.remoteAddress ?? '', oneHeader(headers['x-forwarded-for']), config.TRUST_PROXY)
    const count = (address: string, url: string) => limits.spend('reading', { address }, readingCost(url, baseOf(url)))
    const hasWritten = ({ headers }: IncomingMessage) =>
      replica !== undefined && headers.cookie?.includes(POSITION_COOKIE)
    const passesBy = (request: IncomingMessage) =>
      Boolean(hasWritten(request)) || (config.isDemo && !isFromHere(request))
    const streams = new Set(routes.flatMap(({ path, endpoint: { reply } }) => (isStream(reply) ? path : [])))
    const admits = admission(config.PUBLIC_URL, (url) => streams.has(url.split('?')[0] ?? ''))
    server.on('request', answerFront(kept, { senderOf, count, passesBy, admits, next: listener }))
    return events.close
  }
  front.use(countPages)
  const unmountSite = await mountDevSite(front, server, listener, apiFetch)
  return async () => {
    await unmountSite()
    await events.close()
  }
}

let midnight = { after: 0, at: new Date(0) }

/** What is said of days and weeks holds until then. Looked up in the time zone once a day: it is asked for each answer. */
function nextMidnight(now: Date): Date {
  const { after, at } = midnight
  if (now.getTime() >= after && now < at) return at
  midnight = { after: now.getTime(), at: new Date(nextDayStart(kyivDate(now)) ?? now) }
  return midnight.at
}

const oneHeader = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value)

/** What every route of the API is given. */
export const createServices = (
  config: Config,
  { db, engine }: Database,
  tokens: Tokens,
  log: Logger,
  now: () => Date,
  stopping = new AbortController().signal,
): ApiServices => ({
  db,
  replica: engine.kind === 'postgres' ? engine.replica : undefined,
  now,
  log,
  limits:
    config.RATE_LIMITS === 'off'
      ? noRateLimits
      : createRateLimits(engine.kind === 'postgres' ? engine.pool : undefined),
  streams: eventStreams(stopping),
  ownProfile,
  refusals,
  trustedProxies: config.TRUST_PROXY,
  ...authentication(tokens),
})
