import type { Game } from '@matchbol/core/games/game-shapes'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { ApiClient } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { lastInvitation } from './last-invitation.ts'

interface Wish {
  league?: number | undefined
  opponent?: number | undefined
  q?: string | undefined
  page?: number | undefined
}

/** So many of those with whom it is time to play are proposed. */
const mostSuggested = 3

/** What the page of inviting shows: the opponents of one of my leagues, or the one who was chosen. Null without a league. */
export async function loadInvite(api: ApiClient, me: SessionUser, { league: wanted, opponent, q, page }: Wish) {
  const now = new Date()
  const leagues = me.leagues.filter((membership) => membership.isActive).map(({ league }) => league)
  const [person, games] = await Promise.all([
    opponent === undefined ? null : findPlayer(api, opponent),
    opponent === undefined && (wanted !== undefined || leagues.length < 2) ? [] : latestGames(api, me.id),
  ])
  const shared = person?.leagues.find((it) => it.isActive && leagues.some(({ id }) => id === it.league.id))?.league
  const usual = lastInvitation(games, { myId: me.id }, now)?.leagueId
  const league =
    leagues.find(({ id }) => id === wanted) ?? shared ?? leagues.find(({ id }) => id === usual) ?? leagues[0]
  if (!league) return null
  const chosen = person && (await findOpponent(api, league.id, person.player.id))
  const theirCourts = person?.player.preferredCourts ?? null
  const last = chosen && lastInvitation(games, { myId: me.id, leagueId: league.id, opponentId: opponent }, now)
  if (chosen) return { leagues, league, chosen, theirCourts, last, opponents: null, suggested: [] }
  const isWhole = q === undefined && page === undefined
  const [opponents, suggested] = await Promise.all([
    api.call('GET /api/v1/games/opponents', { query: { leagueId: league.id, q, page } }),
    isWhole ? suggestOpponents(api, league.id) : [],
  ])
  return { leagues, league, chosen: null, theirCourts, last, opponents, suggested }
}

/** The person's own, those first that were not played or not yet. */
async function latestGames(api: ApiClient, myId: number): Promise<Game[]> {
  const { data } = await api.call('GET /api/v1/games/player/{id}', { params: { id: myId }, query: {} })
  return data
}

/** With whom it is time to play again, the oldest meeting first; only those who can be asked now and who will read it. */
async function suggestOpponents(api: ApiClient, leagueId: number): Promise<Opponent[]> {
  const { data } = await api.call('GET /api/v1/games/opponents', { query: { leagueId, sort: 'longest' } })
  return data.filter(({ refusal, hasSignedIn }) => refusal === null && hasSignedIn).slice(0, mostSuggested)
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
