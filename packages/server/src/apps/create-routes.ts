import { authRoutes } from '../domains/auth/routes.ts'
import type { Tokens } from '../domains/auth/tokens.ts'
import { calendarRoutes } from '../domains/calendar/routes.ts'
import { gamesRoutes } from '../domains/games/routes.ts'
import { leaguesRoutes } from '../domains/leagues/routes.ts'
import { liveRoutes } from '../domains/live/routes.ts'
import { overviewRoutes } from '../domains/overview/routes.ts'
import { ratingsRoutes } from '../domains/ratings/routes.ts'
import { statsRoutes } from '../domains/stats/routes.ts'
import { refuseForeignPicture } from '../domains/uploads/refuse-foreign-picture.ts'
import { uploadsRoutes } from '../domains/uploads/routes.ts'
import type { HashIdentity } from '../domains/users/kept-identity.ts'
import { usersRoutes } from '../domains/users/routes.ts'
import { type Config, socialLinks } from '../platform/config.ts'
import type { EventFeed } from '../platform/events/event-feed.ts'
import type { Route } from '../platform/http/serve.ts'
import { healthRoutes } from './health.ts'
import { siteRoutes } from './site/routes.ts'

/** Every domain of the product: the table of contents. */
export const createRoutes = (
  config: Config,
  tokens: Tokens,
  botToken: string | undefined,
  hashIdentity: HashIdentity,
  events: EventFeed,
): Route[] => [
  ...usersRoutes(refuseForeignPicture, hashIdentity),
  ...uploadsRoutes(),
  ...leaguesRoutes(),
  ...ratingsRoutes(),
  ...gamesRoutes(),
  ...statsRoutes(),
  ...calendarRoutes({ siteName: config.SITE_NAME, publicUrl: config.PUBLIC_URL }),
  ...liveRoutes(events),
  ...overviewRoutes({
    siteName: config.SITE_NAME,
    demo: config.isDemo,
    telegramBot: config.TELEGRAM_BOT_NAME?.replace(/^@/, '') ?? null,
    publicUrl: config.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    social: socialLinks(config),
  }),
  ...siteRoutes(config.SITE_NAME),
  ...healthRoutes,
  ...authRoutes(tokens, { botToken, adminTelegramIds: config.ADMIN_TELEGRAM_IDS, isDemo: config.isDemo, hashIdentity }),
]
