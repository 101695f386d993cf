import { ratingsContract } from '@matchbol/core/ratings/contract'
import type { Domain } from '../../platform/domain.ts'
import { ratingsRoutes } from './routes.ts'

/** Ratings and every step of them. */
export const ratings: Domain = {
  name: 'ratings',
  contract: ratingsContract,
  uses: ['users', 'leagues'],
  tables: { ratings: 'kept', rating_changes: 'kept' },
  reads: ['users', 'leagues', 'categories', 'memberships', 'games'],
  routes: ratingsRoutes,
}
