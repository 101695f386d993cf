import { statsContract } from '@matchbol/core/stats/contract'
import type { Domain } from '../../platform/domain.ts'
import { statsRoutes } from './routes.ts'

/** Figures of leagues and players. */
export const stats: Domain = {
  name: 'stats',
  contract: statsContract,
  uses: ['users', 'leagues', 'ratings', 'games'],
  tables: {},
  reads: ['users', 'leagues', 'categories', 'memberships', 'ratings', 'games', 'rating_changes'],
  routes: statsRoutes,
}
