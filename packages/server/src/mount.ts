import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { createRoutes } from './app.ts'
import { authenticate } from './auth/authenticate.ts'
import { createTokens, type Tokens } from './auth/tokens.ts'
import { calendarFeeds } from './calendar/routes.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { type Bindings, createApi, type House } from './http/api.ts'
import { apiDocs } from './http/api-docs.ts'
import { appIcons } from './http/app-icons.ts'
import { builtSite } from './http/built-site.ts'
import { mountDevSite } from './http/dev-site.ts'
import { createFront, listenerOf } from './http/front.ts'
import { healthRoutes } from './http/health.ts'
import { iconRoutes } from './http/icons.ts'
import { pictureRoutes } from './http/pictures.ts'
import { createRateLimits, noRateLimits } from './http/rate-limit.ts'
import type { ApiFetch } from './http/site.ts'
import { authSecret, identityHasher, throwAwayBotToken } from './secrets.ts'

interface Mounting {
  config: Config
  database: Database
  server: Server
  log: Logger
  now: () => Date
  isDev: boolean
}

/** Puts health, API, documentation and site behind the front door of the server. @returns a function that takes them down */
export async function mount({ config, database, server, log, now, isDev }: Mounting): Promise<() => Promise<void>> {
  const botToken = config.TELEGRAM_BOT_TOKEN ?? (config.isDemo ? throwAwayBotToken() : undefined)
  const secret = await authSecret(config.AUTH_SECRET, config.DATA_DIR)
  const tokens = createTokens(secret)
  const house = furnish(config, database, tokens, log, now)
  const routes = createRoutes(config, tokens, botToken, identityHasher(secret))
  const api = createApi(routes, house)
  const apiFetch: ApiFetch = (path, init) => api.request(path, init, { isSite: true } satisfies Bindings)
  const front = createFront({ publicUrl: config.PUBLIC_URL, isDemo: config.isDemo, ...house })
  front.route(
    '/',
    healthRoutes(() => database.db),
  )
  front.route('/', pictureRoutes(database.db))
  front.route('/', iconRoutes())
  front.route('/', appIcons(config.SITE_NAME))
  front.route('/', calendarFeeds(database.db, { siteName: config.SITE_NAME, publicUrl: config.PUBLIC_URL }, now))
  front.route('/', apiDocs(routes, config.SITE_NAME))
  front.all('/api/*', (c) => api.fetch(c.req.raw, { ...c.env, requestId: c.get('requestId') }))
  const listener = listenerOf(front, config.PUBLIC_URL)
  if (!isDev) {
    front.route('/', await builtSite(apiFetch, Boolean(config.TELEGRAM_BOT_NAME)))
    server.on('request', listener)
    return async () => {}
  }
  return mountDevSite(front, server, listener, apiFetch)
}

/** What the API needs of the house it stands in. */
export const furnish = (
  config: Config,
  { db, engine }: Database,
  tokens: Tokens,
  log: Logger,
  now: () => Date,
): House => ({
  db,
  now,
  log,
  limits:
    config.RATE_LIMITS === 'off'
      ? noRateLimits
      : createRateLimits(engine.kind === 'postgres' ? engine.pool : undefined),
  trustedProxies: config.TRUST_PROXY,
  identify: (token) =>
    tokens.read(token, now()).then(
      ({ userId }) => userId,
      () => undefined,
    ),
  authenticate: (db, token, at, isOpenToBlocked) => authenticate(db, tokens, token, at, isOpenToBlocked),
})
