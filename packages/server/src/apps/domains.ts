import { auth } from '../domains/auth/domain.ts'
import { calendar } from '../domains/calendar/domain.ts'
import { games } from '../domains/games/domain.ts'
import { leagues } from '../domains/leagues/domain.ts'
import { live } from '../domains/live/domain.ts'
import { overview } from '../domains/overview/domain.ts'
import { ratings } from '../domains/ratings/domain.ts'
import { stats } from '../domains/stats/domain.ts'
import { uploads } from '../domains/uploads/domain.ts'
import { users } from '../domains/users/domain.ts'
import type { Domain } from '../platform/domain.ts'

/** Every domain of the product: a new one is added here, and nowhere else. */
export const domains: readonly Domain[] = [
  users,
  uploads,
  leagues,
  ratings,
  games,
  stats,
  calendar,
  live,
  overview,
  auth,
]
