import { statsContract } from '@matchbol/core/stats/contract'
import type { Domain } from '../../platform/domain.ts'
import { statsRoutes } from './routes.ts'
import { categoryMonths, leagueMonths, playerMonths, playerRecords, siteMonths } from './totals/projections.ts'

/** Figures of leagues and players, kept as their games come. */
export const stats: Domain = {
  name: 'stats',
  contract: statsContract,
  uses: ['users', 'leagues', 'ratings', 'games'],
  tables: {
    player_months: 'derived',
    player_records: 'derived',
    league_months: 'derived',
    category_months: 'derived',
    site_months: 'derived',
  },
  reads: ['users', 'leagues', 'categories', 'memberships', 'ratings', 'games', 'rating_changes'],
  routes: statsRoutes,
  projections: [playerMonths, playerRecords, leagueMonths, categoryMonths, siteMonths],
}
