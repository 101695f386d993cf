import { ticketsContract } from '@matchbol/core/tickets/contract'
import { ticketsRefusals } from '@matchbol/core/tickets/refusals'
import type { Domain } from '../../platform/domain.ts'
import { tidyTickets } from './forget-tickets.ts'
import { ticketsRoutes } from './routes.ts'

/** Requests of players and guests to the club: opened, answered, resolved. */
export const tickets: Domain = {
  name: 'tickets',
  contract: ticketsContract,
  refusals: ticketsRefusals,
  uses: ['users', 'texts', 'games', 'uploads'],
  tables: { tickets: 'forgotten', ticket_messages: 'forgotten' },
  reads: ['users', 'uploads', 'text_pictures', 'games', 'game_events'],
  routes: ({ secret }) => ticketsRoutes(secret),
  schedule: (db) => [{ name: 'tidy-tickets', cron: '11 3 * * *', work: (now) => tidyTickets(db, now) }],
}
