import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { ApiClient } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { SessionUser } from '../../../lib/session/session.ts'

interface Wish {
  league?: number | undefined
  opponent?: number | undefined
  q?: string | undefined
  page?: number | undefined
}

/** So many of those one has not played for long are proposed. */
const mostSuggested = 3

/** What the page of inviting shows: the opponents of one of my leagues, or the one who was chosen. Null without a league. */
export async function loadInvite(api: ApiClient, me: SessionUser, { league: wanted, opponent, q, page }: Wish) {
  const leagues = me.leagues.filter((membership) => membership.isActive).map(({ league }) => league)
  const person = opponent === undefined ? null : await findPlayer(api, opponent)
  const shared = person?.leagues.find((it) => it.isActive && leagues.some(({ id }) => id === it.league.id))?.league
  const league = leagues.find(({ id }) => id === wanted) ?? shared ?? leagues[0]
  if (!league) return null
  const chosen = person && (await findOpponent(api, league.id, person.player.id))
  const theirCourts = person?.player.preferredCourts ?? null
  if (chosen) return { leagues, league, chosen, theirCourts, opponents: null, suggested: [] }
  const isWhole = q === undefined && page === undefined
  const [opponents, suggested] = await Promise.all([
    api.call('GET /api/v1/games/opponents', { query: { leagueId: league.id, q, page } }),
    isWhole ? suggestOpponents(api, league.id) : [],
  ])
  return { leagues, league, chosen: null, theirCourts, opponents, suggested }
}

/** With whom it is time to play again, the oldest meeting first; only those who can be asked now. */
async function suggestOpponents(api: ApiClient, leagueId: number): Promise<Opponent[]> {
  const { data } = await api.call('GET /api/v1/games/opponents', { query: { leagueId, sort: 'longest' } })
  return data.filter(({ refusal }) => refusal === null).slice(0, mostSuggested)
}

/** An opponent as the list would show them. */
async function findOpponent(api: ApiClient, leagueId: number, opponentId: number): Promise<Opponent | null> {
  const { data } = await api.call('GET /api/v1/games/opponents', { query: { leagueId, opponentId } })
  return data[0] ?? null
}

async function findPlayer(api: ApiClient, id: number) {
  try {
    return (await api.call('GET /api/v1/players/{id}', { params: { id } })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
