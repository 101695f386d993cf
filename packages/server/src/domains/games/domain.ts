import { gamesContract } from '@matchbol/core/games/contract'
import type { Domain } from '../../platform/domain.ts'

/** Games from the invitation to the result. */
export const games: Domain = {
  name: 'games',
  contract: gamesContract,
  uses: ['users', 'uploads', 'leagues', 'ratings'],
  tables: { games: 'kept', game_events: 'kept' },
  reads: ['users', 'uploads', 'leagues', 'categories', 'seasons', 'memberships', 'ratings', 'rating_changes'],
}
