import { forgetDevices } from '../domains/auth/forget-devices.ts'
import { authRoutes } from '../domains/auth/routes.ts'
import type { Tokens } from '../domains/auth/tokens.ts'
import { endFeed } from '../domains/calendar/end-feed.ts'
import { calendarRoutes } from '../domains/calendar/routes.ts'
import { forgetWords } from '../domains/games/forget-words.ts'
import { cancelOpenGames } from '../domains/games/moves/cancel-game.ts'
import { gamesRoutes } from '../domains/games/routes.ts'
import { leaveAllLeagues } from '../domains/leagues/leave-all-leagues.ts'
import { leaguesRoutes } from '../domains/leagues/routes.ts'
import { freezeTable } from '../domains/leagues/table/freeze-table.ts'
import { overviewRoutes } from '../domains/overview/routes.ts'
import { ratingsRoutes } from '../domains/ratings/routes.ts'
import { statsRoutes } from '../domains/stats/routes.ts'
import { forgetUploads } from '../domains/uploads/forget-uploads.ts'
import { refuseForeignPicture } from '../domains/uploads/refuse-foreign-picture.ts'
import { uploadsRoutes } from '../domains/uploads/routes.ts'
import type { HashIdentity } from '../domains/users/kept-identity.ts'
import { usersRoutes } from '../domains/users/routes.ts'
import { type Config, socialLinks } from '../platform/config.ts'
import type { Db } from '../platform/db/client.ts'
import type { Route } from '../platform/http/serve.ts'

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
  onDeleted: async (db: Db, userId: number, now: Date) => {
    await forgetWords(db, userId) // before the last reason is written
    await leaveAllLeagues(db, userId, now) // before the games, so that no new one comes
    await cancelOpenGames(db, { userId, actorId: userId }, 'Гравець видалив обліковий запис', now)
    await forgetUploads(db, userId)
    await endFeed(db, userId)
    await forgetDevices(db, userId, now)
  },
}

/** Every domain of the product: the table of contents. */
export const createRoutes = (
  config: Config,
  tokens: Tokens,
  botToken: string | undefined,
  hashIdentity: HashIdentity,
): Route[] => [
  ...usersRoutes(handOn.onBlocked, refuseForeignPicture, { onDeleted: handOn.onDeleted, hashIdentity }),
  ...uploadsRoutes(),
  ...leaguesRoutes(handOn.onLeft, handOn.onSeasonFinished),
  ...ratingsRoutes(),
  ...gamesRoutes(),
  ...statsRoutes(),
  ...calendarRoutes({ siteName: config.SITE_NAME, publicUrl: config.PUBLIC_URL }),
  ...overviewRoutes({
    siteName: config.SITE_NAME,
    demo: config.isDemo,
    telegramBot: config.TELEGRAM_BOT_NAME?.replace(/^@/, '') ?? null,
    publicUrl: config.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    social: socialLinks(config),
  }),
  ...authRoutes(tokens, { botToken, adminTelegramIds: config.ADMIN_TELEGRAM_IDS, isDemo: config.isDemo, hashIdentity }),
]
