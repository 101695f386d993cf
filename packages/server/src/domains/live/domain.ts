import { liveContract } from '@matchbol/core/live/contract'
import type { Domain } from '../../platform/domain.ts'
import { liveRoutes } from './routes.ts'

/** What the open pages of signed-in people hear of, as it happens. */
export const live: Domain = {
  name: 'live',
  contract: liveContract,
  uses: [],
  tables: {},
  reads: [],
  routes: ({ events }) => liveRoutes(events),
}
