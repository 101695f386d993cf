import { gamesContract } from '@matchbol/core/games/contract'
import { gamesRefusals } from '@matchbol/core/games/refusals'
import type { Domain } from '../../platform/domain.ts'
import { passDeadlines } from './moves/pass-deadlines.ts'
import { gamesRoutes } from './routes.ts'

/** Games from the invitation to the result. */
export const games: Domain = {
  name: 'games',
  contract: gamesContract,
  refusals: gamesRefusals,
  uses: ['users', 'uploads', 'leagues', 'ratings'],
  tables: { games: 'kept', game_events: 'kept' },
  reads: ['users', 'uploads', 'leagues', 'categories', 'seasons', 'memberships', 'ratings', 'rating_changes'],
  routes: gamesRoutes,
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
