import { authRoutes } from './auth/routes.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { cancelOpenGames } from './games/cancel-game.ts'
import { freezeTable } from './games/freeze-table.ts'
import { gamesRoutes } from './games/routes.ts'
import type { Route } from './http/serve.ts'
import { leaguesRoutes } from './leagues/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { ratingsRoutes } from './ratings/routes.ts'
import { statsRoutes } from './stats/routes.ts'
import { usersRoutes } from './users/routes.ts'

/** What an earlier domain's move means to a later one, in the same transaction. */
const handOn = {
  onBlocked: (db: Db, userId: number, actorId: number, now: Date) =>
    cancelOpenGames(db, { userId, actorId }, 'Обліковий запис гравця заблоковано', now),
  onLeft: (db: Db, leaving: { userId: number; leagueId: number; actorId: number }, now: Date) =>
    cancelOpenGames(
      db,
      leaving,
      leaving.actorId === leaving.userId ? 'Гравець залишив лігу' : 'Гравця вилучено з ліги',
      now,
    ),
  onSeasonFinished: freezeTable,
}

/** Every domain of the product: the table of contents. */
export const createRoutes = (config: Config, tokens: Tokens, botToken: string | undefined): Route[] => [
  ...usersRoutes(handOn.onBlocked),
  ...leaguesRoutes(handOn.onLeft, handOn.onSeasonFinished),
  ...ratingsRoutes(),
  ...gamesRoutes(),
  ...statsRoutes(),
  ...overviewRoutes({
    siteName: config.SITE_NAME,
    demo: config.isDemo,
    telegramBot: config.TELEGRAM_BOT_NAME?.replace(/^@/, '') ?? null,
  }),
  ...authRoutes(tokens, { botToken, adminTelegramIds: config.ADMIN_TELEGRAM_IDS, isDemo: config.isDemo }),
]
