import { eventsContract } from '@matchbol/core/events/contract'
import { eventsRefusals } from '@matchbol/core/events/refusals'
import type { Domain } from '../../platform/domain.ts'
import { eventMonths } from './keep-months.ts'
import { eventPlaces } from './places.ts'
import { eventsRoutes } from './routes.ts'
import { listedEvents } from './sitemap.ts'

/** Tournaments, meetups and trainings of the club: announced, filled with those who register, and cancelled. */
export const events: Domain = {
  name: 'events',
  contract: eventsContract,
  refusals: eventsRefusals,
  uses: ['users', 'texts', 'uploads'],
  tables: {
    events: 'nothing',
    event_registrations: 'forgotten',
    event_places: 'derived',
    event_months: 'derived',
  },
  markdown: { events: ['body'] },
  reads: ['users', 'leagues', 'uploads', 'text_pictures'],
  routes: eventsRoutes,
  sitemap: [listedEvents],
  projections: [eventPlaces, eventMonths],
}
