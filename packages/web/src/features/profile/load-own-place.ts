import type { ApiClient } from '../../lib/api/api.ts'
import type { SessionUser } from '../../lib/session/session.ts'

/**
 * The latest games of the signed-in person, and where they stand in each of their leagues: by strength, and in the table of the running
 * season. The tables of the leagues that the session knows of are asked for at once; only one joined elsewhere since is asked for after.
 */
export async function loadOwnPlace(
  api: ApiClient,
  { id: playerId, leagues: known }: Pick<SessionUser, 'id' | 'leagues'>,
) {
  const tableOf = (leagueId: number) =>
    api.call('GET /api/v1/leagues/{id}/table', { params: { id: leagueId }, query: { playerId } })
  const tables = new Map(known.filter(({ isActive }) => isActive).map(({ league }) => [league.id, tableOf(league.id)]))
  for (const table of tables.values()) table.catch(() => undefined) // a league that is no more is not shown either
  const { data } = await api.call('GET /api/v1/players/{id}', { params: { id: playerId } })
  const { leagues, ratings, recentGames } = data
  const standings = await Promise.all(
    leagues
      .filter(({ isActive }) => isActive)
      .map(async (membership) => {
        const leagueId = membership.league.id
        const { season, rows } = (await (tables.get(leagueId) ?? tableOf(leagueId))).data
        return {
          membership,
          rating: ratings.find(({ league }) => league.id === leagueId) ?? null,
          season: season.name,
          row: rows[0] ?? null,
        }
      }),
  )
  return { recentGames, standings }
}

export type LeagueStanding = Awaited<ReturnType<typeof loadOwnPlace>>['standings'][number]
