import type { Game, GameStatus } from '@matchbol/core/games/game-shapes'
import type { ApiClient } from '../api/api.ts'

/** As many as a page of the API holds; more open games than that nobody has. */
const most = 100

/** A person's games in these statuses, each status newest first. */
export async function ownGames(api: ApiClient, playerId: number, statuses: readonly GameStatus[]): Promise<Game[]> {
  const lists = await Promise.all(
    statuses.map((status) =>
      api.call('GET /api/v1/games/player/{id}', { params: { id: playerId }, query: { status, limit: most } }),
    ),
  )
  return lists.flatMap(({ data }) => data)
}
