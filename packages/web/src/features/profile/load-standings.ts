import type { ApiClient } from '../../lib/api/api.ts'

/** Where a person stands in each of their leagues: by strength, and in the table of the running season. */
export async function loadStandings(api: ApiClient, userId: number) {
  const { leagues, ratings } = (await api.call('GET /api/v1/players/{id}', { params: { id: userId } })).data
  return Promise.all(
    leagues
      .filter((membership) => membership.isActive)
      .map(async (membership) => {
        const params = { id: membership.league.id }
        const { season, rows } = (
          await api.call('GET /api/v1/leagues/{id}/table', {
            params,
            query: { playerId: userId },
          })
        ).data
        return {
          membership,
          rating: ratings.find(({ league }) => league.id === membership.league.id) ?? null,
          season: season.name,
          row: rows[0] ?? null,
        }
      }),
  )
}

export type LeagueStanding = Awaited<ReturnType<typeof loadStandings>>[number]
