import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { ApiClient } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { fullName } from '../../lib/names.ts'
import type { SessionUser } from '../../lib/session.ts'

interface Wish {
  league?: number | undefined
  opponent?: number | undefined
  q?: string | undefined
  page?: number | undefined
}

/** What the page of inviting shows: the opponents of one of my leagues, or the one who was chosen. Null without a league. */
export async function loadInvite(api: ApiClient, me: SessionUser, { league: wanted, opponent, q, page }: Wish) {
  const leagues = me.leagues.filter((membership) => membership.isActive).map(({ league }) => league)
  const person = opponent === undefined ? null : await findPlayer(api, opponent)
  const shared = person?.leagues.find((it) => it.isActive && leagues.some(({ id }) => id === it.league.id))?.league
  const league = leagues.find(({ id }) => id === wanted) ?? shared ?? leagues[0]
  if (!league) return null
  const chosen = person && (await findOpponent(api, league.id, person.player))
  if (chosen) return { leagues, league, chosen, opponents: null }
  const opponents = await api.call('GET /api/v1/games/opponents', { query: { leagueId: league.id, q, page } })
  return { leagues, league, chosen: null, opponents }
}

/** An opponent as the list would show them. The list finds by name. */
async function findOpponent(
  api: ApiClient,
  leagueId: number,
  player: { id: number; firstName: string; lastName: string },
): Promise<Opponent | null> {
  const query = { leagueId, q: fullName(player), limit: 100 }
  const { data } = await api.call('GET /api/v1/games/opponents', { query })
  return data.find((opponent) => opponent.player.id === player.id) ?? null
}

async function findPlayer(api: ApiClient, id: number) {
  try {
    return (await api.call('GET /api/v1/players/{id}', { params: { id } })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
