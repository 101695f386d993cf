import { gamesContract } from '@matchbol/core/games/contract'
import { gamesRefusals } from '@matchbol/core/games/refusals'
import type { Domain } from '../../platform/domain.ts'
import { keptLeagueGameDays, keptSiteGameDays } from './kept/game-days.ts'
import { keptPairs } from './kept/pairs.ts'
import { passDeadlines } from './moves/pass-deadlines.ts'
import { gamesRoutes } from './routes.ts'
import { listedGames } from './sitemap.ts'

/** Games from the invitation to the result. */
export const games: Domain = {
  name: 'games',
  contract: gamesContract,
  refusals: gamesRefusals,
  uses: ['users', 'uploads', 'leagues', 'ratings'],
  tables: {
    games: 'kept',
    game_events: 'kept',
    pairs: 'derived',
    league_game_days: 'derived',
    site_game_days: 'derived',
  },
  reads: [
    'users',
    'uploads',
    'leagues',
    'categories',
    'seasons',
    'memberships',
    'ratings',
    'rating_changes',
    'site_months',
  ],
  routes: gamesRoutes,
  sitemap: [listedGames],
  projections: [keptPairs, keptLeagueGameDays, keptSiteGameDays],
  schedule: (db, log) => [
    {
      name: 'pass-deadlines',
      cron: '* * * * *',
      work: async (now) => {
        const settled = await passDeadlines(db, now, log)
        if (settled > 0) log.info({ settled }, 'deadlines passed')
      },
    },
  ],
}
