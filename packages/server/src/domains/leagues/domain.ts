import { leaguesContract } from '@matchbol/core/leagues/contract'
import type { Domain } from '../../platform/domain.ts'

/** Leagues, categories, seasons, who plays in them, and the table. */
export const leagues: Domain = {
  name: 'leagues',
  contract: leaguesContract,
  uses: ['users'],
  tables: { leagues: 'nothing', categories: 'nothing', seasons: 'nothing', memberships: 'kept' },
  reads: ['users', 'games', 'ratings', 'rating_changes'],
}
