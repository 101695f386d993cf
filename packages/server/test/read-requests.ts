import type { Api } from '@matchbol/core/shared/endpoint'
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/client.ts'
import { commonTag } from './large-club/posts.ts'

/** Whom and what the requests are about: those that a club has most of. */
export interface Busiest {
  /** Its largest league. */
  leagueId: number
  categoryId: number
  seasonId: number
  /** Who has played most in it, whom they have met most, and somebody else. */
  playerId: number
  rivalId: number
  otherId: number
  gameId: number
  /** A public article. */
  slug: string
  /** A public event with a waiting list, still to come. */
  eventId: number
}

/** Finds them in a club that `buildClub` made. */
export async function findBusiest(db: Db): Promise<Busiest> {
  const { rows } = await sql<Busiest>`
    with player as (
      select user_id, league_id from ratings where league_id = 1 order by rated_games desc, user_id limit 1
    ), rival as (
      select case when inviter_id = user_id then invitee_id else inviter_id end as id, max(games.id) as game_id
      from player join games on games.league_id = player.league_id and user_id in (inviter_id, invitee_id)
      where status = 'COMPLETED'
      group by 1 order by count(*) desc, 1 limit 1
    )
    select player.league_id as "leagueId", player.league_id * 3 as "categoryId", player.league_id as "seasonId",
      user_id as "playerId", rival.id as "rivalId", rival.game_id as "gameId",
      (select min(user_id) from ratings where league_id = 1 and user_id not in (player.user_id, rival.id)) as "otherId",
      coalesce((select slug from posts where status = 'PUBLISHED' order by id limit 1), '') as slug,
      coalesce((select min(id) from events where status = 'PUBLISHED'), 0) as "eventId"
    from player, rival`.execute(db)
  const [busiest] = rows
  if (!busiest) throw new Error('Nobody has played in this club')
  return busiest
}

type ReadCall = Extract<keyof Api, `GET ${string}`>

export interface ReadRequest {
  who: 'guest' | 'player' | 'admin'
  /** The first is what most ask for; those of a later page stand behind it. */
  addresses: readonly string[]
}

const open = (...addresses: string[]): ReadRequest => ({ who: 'guest', addresses })
const own = (...addresses: string[]): ReadRequest => ({ who: 'player', addresses })
const admins = (...addresses: string[]): ReadRequest => ({ who: 'admin', addresses })

/** Every reading call of the product with the addresses at which its cost is counted; a new call does not compile without. */
export const readRequests = ({
  leagueId,
  categoryId,
  seasonId,
  playerId,
  rivalId,
  otherId,
  gameId,
  slug,
  eventId,
}: Busiest): Record<ReadCall, ReadRequest> => ({
  'GET /api/v1/site': open('/api/v1/site'),
  'GET /api/v1/home': open('/api/v1/home', `/api/v1/home?leagueId=${leagueId}`),
  'GET /api/v1/auth/demo-users': open('/api/v1/auth/demo-users'),
  'GET /api/v1/blog/posts': open(
    '/api/v1/blog/posts',
    '/api/v1/blog/posts?page=20',
    `/api/v1/blog/posts?tag=${commonTag}&page=10`,
    '/api/v1/blog/posts?q=ґрунт',
    '/api/v1/blog/posts?q=теніс',
    `/api/v1/blog/posts?q=теніс&tag=${commonTag}`,
    '/api/v1/blog/posts?page=150',
  ),
  'GET /api/v1/blog/tags': open('/api/v1/blog/tags'),
  'GET /api/v1/blog/posts/{slug}': open(`/api/v1/blog/posts/${slug}`),
  'GET /api/v1/blog/posts/user/{id}': own(`/api/v1/blog/posts/user/${playerId}`, '/api/v1/blog/posts/user/1'),
  'GET /api/v1/users/me/posts/{id}': own(`/api/v1/users/me/posts/${playerId}`),
  'GET /api/v1/blog/reviews': admins(
    '/api/v1/blog/reviews',
    '/api/v1/blog/reviews?status=HIDDEN',
    '/api/v1/blog/reviews?status=PUBLISHED&page=20',
  ),
  'GET /api/v1/search': open(
    '/api/v1/search?q=шевч',
    '/api/v1/search?q=ол',
    '/api/v1/search?q=ліга',
    '/api/v1/search?q=ґрунт',
    '/api/v1/search?q=теніс',
    '/api/v1/search?q=шевчнеко',
  ),
  'GET /api/v1/tickets': {
    who: 'admin',
    addresses: [
      '/api/v1/tickets',
      '/api/v1/tickets?status=CLOSED',
      '/api/v1/tickets?own=true',
      '/api/v1/tickets?page=20',
    ],
  },
  'GET /api/v1/tickets/form': open('/api/v1/tickets/form'),
  'GET /api/v1/tickets/{id}': own(`/api/v1/tickets/${playerId}`),
  'GET /blog/feed.xml': open('/blog/feed.xml'),
  'GET /blog/atom.xml': open('/blog/atom.xml'),
  'GET /api/v1/events': open(
    '/api/v1/events',
    '/api/v1/events?when=past',
    '/api/v1/events?when=past&page=10',
    '/api/v1/events?month=2026-10',
  ),
  'GET /api/v1/events/drafts': admins('/api/v1/events/drafts'),
  'GET /api/v1/events/{id}': own(`/api/v1/events/${eventId}`),
  'GET /api/v1/events/{id}/registrations': admins(`/api/v1/events/${eventId}/registrations`),
  'GET /events/{id}.ics': open(`/events/${eventId}.ics`),
  'GET /og/game/{id}.png': open(`/og/game/${gameId}.png`, `/og/game/${gameId}.png?format=portrait`),
  'GET /og/player/{id}.png': open(`/og/player/${playerId}.png`),
  'GET /og/pair/{pair}.png': open(`/og/pair/${playerId}-${rivalId}.png`),
  'GET /og/league/{id}.png': open(`/og/league/${leagueId}.png`),
  'GET /og/event/{id}.png': open(`/og/event/${eventId}.png`),
  'GET /og/post/{slug}.png': open(`/og/post/${slug}.png`),
  'GET /api/v1/faq': open('/api/v1/faq', '/api/v1/faq?q=суперник'),
  'GET /api/v1/faq/placeholders': admins('/api/v1/faq/placeholders'),
  'GET /api/v1/faq/{id}': open('/api/v1/faq/5'),
  'GET /api/v1/users/profile': own('/api/v1/users/profile'),
  'GET /api/v1/users': admins('/api/v1/users', '/api/v1/users?q=шевч', '/api/v1/users?page=100'),
  'GET /api/v1/users/{id}': own(`/api/v1/users/${playerId}`, `/api/v1/users/${rivalId}`),
  'GET /api/v1/users/me/sessions': own('/api/v1/users/me/sessions'),
  'GET /api/v1/users/me/events': own(), // a stream: nothing is read
  'GET /api/v1/users/me/export': own('/api/v1/users/me/export'),
  'GET /api/v1/games/{id}/calendar': own(),
  'GET /calendar/{secret}.ics': open(),
  'GET /img/{file}': open(),
  'GET /icons/{name}.svg': open('/icons/trophy.svg'),
  'GET /manifest.webmanifest': open('/manifest.webmanifest'),
  'GET /apple-touch-icon.png': open(),
  'GET /icon-192.png': open(),
  'GET /icon-512.png': open(),
  'GET /icon-maskable-512.png': open(),
  'GET /robots.txt': open('/robots.txt'),
  'GET /sitemap.xml': open('/sitemap.xml'),
  'GET /sitemaps/{section}/{file}.xml': open(
    '/sitemaps/players/1.xml',
    `/sitemaps/games/${leagueId}-1.xml`,
    '/sitemaps/blog/1.xml',
    '/sitemaps/events/1.xml',
    '/sitemaps/faq/all.xml',
    '/sitemaps/leagues/all.xml',
    '/sitemaps/pages/all.xml',
  ),
  'GET /builds/latest.json': open(),
  'GET /healthz': open('/healthz'),
  'GET /readyz': open('/readyz'),
  'GET /api/v1/players': open(
    `/api/v1/players?leagueId=${leagueId}`,
    `/api/v1/players?leagueId=${leagueId}&categoryId=${categoryId}`,
    `/api/v1/players?leagueId=${leagueId}&all=true`,
    `/api/v1/players?leagueId=${leagueId}&playerId=${playerId}`,
    `/api/v1/players?leagueId=${leagueId}&q=шевч`,
    `/api/v1/players?leagueId=${leagueId}&page=100`,
  ),
  'GET /api/v1/ratings/choice': open(`/api/v1/ratings/choice?leagueId=${leagueId}`, '/api/v1/ratings/choice'),
  'GET /api/v1/players/{id}': open(`/api/v1/players/${playerId}`, `/api/v1/players/${playerId}?statistics=true`),
  'GET /api/v1/players/{id}/head-to-head/{otherId}': open(`/api/v1/players/${playerId}/head-to-head/${rivalId}`),
  'GET /api/v1/stats/summary': open('/api/v1/stats/summary'),
  'GET /api/v1/stats/leagues': open(`/api/v1/stats/leagues?leagueId=${leagueId}`),
  'GET /api/v1/stats/leagues/{id}': open(`/api/v1/stats/leagues/${leagueId}`),
  'GET /api/v1/stats/players': open('/api/v1/stats/players?q=шевч', `/api/v1/stats/players?q=ол&leagueId=${leagueId}`),
  'GET /api/v1/stats/players/{id}': open(`/api/v1/stats/players/${playerId}`),
  'GET /api/v1/games': open(
    '/api/v1/games',
    `/api/v1/games?leagueId=${leagueId}`,
    `/api/v1/games?leagueId=${leagueId}&categoryId=${categoryId}`,
    `/api/v1/games?seasonId=${seasonId}`,
    `/api/v1/games?playerId=${playerId}`,
    '/api/v1/games?q=шевч',
    '/api/v1/games?page=100',
  ),
  'GET /api/v1/games/{id}': open(`/api/v1/games/${gameId}`),
  'GET /api/v1/games/player/{id}': own(`/api/v1/games/player/${playerId}`),
  'GET /api/v1/games/invitations': own('/api/v1/games/invitations'),
  'GET /api/v1/games/to-decide': admins('/api/v1/games/to-decide'),
  'GET /api/v1/games/what-if': own(`/api/v1/games/what-if?leagueId=${leagueId}&opponentId=${otherId}`),
  'GET /api/v1/games/opponents': own(
    `/api/v1/games/opponents?leagueId=${leagueId}`,
    `/api/v1/games/opponents?leagueId=${leagueId}&sort=longest`,
    `/api/v1/games/opponents?leagueId=${leagueId}&q=шевч`,
    `/api/v1/games/opponents?leagueId=${leagueId}&page=100`,
  ),
  'GET /api/v1/ratings': open(`/api/v1/ratings?userId=${playerId}`),
  'GET /api/v1/rating-history/user/{id}': open(`/api/v1/rating-history/user/${playerId}`),
  'GET /api/v1/leagues': open('/api/v1/leagues'),
  'GET /api/v1/leagues/choice': open('/api/v1/leagues/choice', `/api/v1/leagues/choice?leagueId=${leagueId}`),
  'GET /api/v1/leagues/{id}': open(`/api/v1/leagues/${leagueId}`),
  'GET /api/v1/leagues/{id}/table': open(
    `/api/v1/leagues/${leagueId}/table`,
    `/api/v1/leagues/${leagueId}/table?categoryId=${categoryId}`,
    `/api/v1/leagues/${leagueId}/table?playerId=${playerId}`,
  ),
  'GET /api/v1/leagues/{id}/seasons': open(`/api/v1/leagues/${leagueId}/seasons`),
  'GET /api/v1/leagues/{id}/available-players': admins(
    `/api/v1/leagues/${leagueId}/available-players`,
    `/api/v1/leagues/${leagueId}/available-players?q=шевч`,
  ),
  'GET /api/v1/user-leagues/players': open(
    `/api/v1/user-leagues/players?leagueId=${leagueId}`,
    `/api/v1/user-leagues/players?leagueId=${leagueId}&q=шевч`,
    `/api/v1/user-leagues/players?leagueId=${leagueId}&page=100`,
  ),
  'GET /api/v1/categories': open('/api/v1/categories', `/api/v1/categories?leagueId=${leagueId}`),
  'GET /api/v1/categories/{id}': open(`/api/v1/categories/${categoryId}`),
})

/** Every public page that reads, by the path in the tree of routes. */
export const pageRequests = ({
  leagueId,
  playerId,
  rivalId,
  gameId,
  slug,
  eventId,
}: Busiest): Record<string, ReadRequest> => ({
  '/': open('/'),
  '/search': open('/search', '/search?q=шевч'),
  '/stats/': open('/stats'),
  '/stats/leagues': open('/stats/leagues', `/stats/leagues?league=${leagueId}`),
  '/stats/matches': open('/stats/matches', `/stats/matches?league=${leagueId}`, '/stats/matches?page=100'),
  '/stats/players': open(
    '/stats/players',
    `/stats/players?league=${leagueId}`,
    `/stats/players?league=${leagueId}&page=100`,
  ),
  '/player/$id/': open(`/player/${playerId}`),
  '/player/$id/vs/$other': open(`/player/${playerId}/vs/${rivalId}`),
  '/game/$id': open(`/game/${gameId}`),
  '/auth': open('/auth'),
  '/blog/': open('/blog', `/blog?tag=${commonTag}`, '/blog?page=10'),
  '/blog/$slug': open(`/blog/${slug}`),
  '/events/': open('/events', '/events?status=past&page=10', '/events?from=2026-10-01'),
  '/events/$id': open(`/events/${eventId}`),
  '/faq/': open('/faq', '/faq?q=суперник'),
  '/faq/$id': open('/faq/5'),
  '/privacy': open('/privacy'),
  '/rules': open('/rules'),
  '/support': open('/support'),
  '/terms': open('/terms'),
})
