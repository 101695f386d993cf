import { ratingsContract } from '@matchbol/core/ratings/contract'
import type { Domain } from '../../platform/domain.ts'
import { ratingProjections } from './projections.ts'
import { ratingsRoutes } from './routes.ts'
import { settleDays } from './settle-days.ts'

/** Ratings and every step of them, and the player rating in its order. */
export const ratings: Domain = {
  name: 'ratings',
  contract: ratingsContract,
  uses: ['users', 'leagues'],
  tables: {
    ratings: 'kept',
    rating_changes: 'kept',
    rated_players: 'derived',
    rating_histogram: 'derived',
    rating_weeks: 'nothing',
    ratings_on_monday: 'kept',
  },
  reads: ['users', 'leagues', 'categories', 'memberships', 'games'],
  routes: ratingsRoutes,
  projections: ratingProjections,
  schedule: (db, log) => [
    {
      name: 'settle-days',
      cron: '* * * * *',
      work: async (now) => {
        const { rested, weeks } = await settleDays(db, now)
        if (rested + weeks > 0) log.info({ rested, weeks }, 'a day or a week began in the player rating')
      },
    },
  ],
}
