import { statsContract } from '@matchbol/core/stats/contract'
import type { Domain } from '../../platform/domain.ts'
import { statsRoutes } from './routes.ts'
import {
  activePeople,
  categoryMonths,
  leagueMonths,
  memberBands,
  playerMonths,
  playerRecords,
  siteBands,
  siteMonths,
  sitePeople,
} from './totals/projections.ts'

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
    member_bands: 'derived',
    site_bands: 'derived',
    active_people: 'derived',
    site_people: 'derived',
  },
  reads: ['users', 'leagues', 'memberships', 'ratings', 'games', 'rating_changes', 'pairs'],
  routes: statsRoutes,
  projections: [
    playerMonths,
    playerRecords,
    leagueMonths,
    categoryMonths,
    siteMonths,
    memberBands,
    siteBands,
    activePeople,
    sitePeople,
  ],
}
