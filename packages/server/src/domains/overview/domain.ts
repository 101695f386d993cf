import { overviewContract } from '@matchbol/core/overview/contract'
import type { Domain } from '../../platform/domain.ts'
import { overviewRoutes, siteFactsOf } from './routes.ts'

/** What is put together from several domains: the profile, a player's page, own data. */
export const overview: Domain = {
  name: 'overview',
  contract: overviewContract,
  uses: ['users', 'leagues', 'ratings', 'games', 'stats', 'blog', 'events', 'tickets'],
  tables: {},
  reads: [
    'users',
    'uploads',
    'leagues',
    'seasons',
    'season_players',
    'categories',
    'memberships',
    'rating_changes',
    'games',
    'player_records',
    'game_events',
    'calendar_feeds',
    'posts',
    'post_views',
    'tickets',
    'ticket_messages',
    'text_pictures',
    'events',
    'event_registrations',
    'sessions',
    'used_logins',
    'idempotency_keys',
    'audit',
  ],
  routes: ({ config }) => overviewRoutes(siteFactsOf(config)),
}
