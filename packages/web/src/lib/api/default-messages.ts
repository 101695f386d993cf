import type { Api } from '@matchbol/core/shared/endpoint'

/** What a call says when the server's refusal brought no words of its own (specification §8, «Store error texts»). */
const texts: { [To in keyof Api]?: string } = {
  'GET /api/v1/leagues': 'Failed to fetch leagues',
  'GET /api/v1/leagues/{id}': 'Failed to fetch league with ID: {id}',
  'PUT /api/v1/leagues/{id}': 'Failed to update league with ID: {id}',
  'GET /api/v1/user-leagues/players': 'Failed to fetch league players',
  'GET /api/v1/leagues/{id}/available-players': 'Failed to fetch available users',
  'POST /api/v1/user-leagues': 'Failed to add player to league',
  'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}': 'Failed to remove player from league',
  'GET /api/v1/users/profile': 'Failed to fetch user leagues',
  'GET /api/v1/categories': 'Failed to fetch categories',
  'GET /api/v1/categories/{id}': 'Failed to fetch category with ID: {id}',
}

type Values = Record<string, unknown>

export function defaultMessage(to: keyof Api, params: Values, query: Values): string | undefined {
  if (to === 'GET /api/v1/user-leagues/players' && query.categoryId) return 'Failed to fetch category players'
  if (to === 'GET /api/v1/categories' && query.leagueId) return 'Failed to fetch league categories'
  return texts[to]?.replace('{id}', String(params.id))
}
