import { calendarContract } from '@matchbol/core/calendar/contract'
import type { Domain } from '../../platform/domain.ts'
import { calendarRoutes } from './routes.ts'

/** Games and events as entries of a calendar, one by one and as a feed. */
export const calendar: Domain = {
  name: 'calendar',
  contract: calendarContract,
  uses: ['games', 'events'],
  tables: { calendar_feeds: 'forgotten' },
  reads: ['users', 'game_events'],
  routes: ({ config }) => calendarRoutes({ siteName: config.SITE_NAME, publicUrl: config.PUBLIC_URL }),
}
