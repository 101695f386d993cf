import type { Game } from '@matchbol/core/games/game-shapes'
import type { openStatuses } from '@matchbol/core/games/rules'
import type { ApiClient } from '../api/api.ts'

/** As many as a page of the API holds; more open games than that nobody has. */
const most = 100

/** A person's open games in these statuses, each status newest first. */
export async function ownGames(
  api: ApiClient,
  playerId: number,
  statuses: readonly (typeof openStatuses)[number][],
): Promise<Game[]> {
  const { data } = await api.call('GET /api/v1/games/player/{id}', {
    params: { id: playerId },
    query: { isOpen: 'true', limit: most },
  })
  return statuses.flatMap((status) => data.filter((game) => game.status === status))
}
