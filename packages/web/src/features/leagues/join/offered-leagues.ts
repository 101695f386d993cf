import { LEAGUES_AT_A_GLANCE } from '@matchbol/core/leagues/limits'
import type { ApiClient, Reply } from '../../../lib/api/api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { leagueChoices } from '../league-choices.ts'

export type OfferedLeague = Reply<'GET /api/v1/leagues'>[number]

export interface LeagueOffer {
  /** All of them while they are few; else some to begin with, and those of the person's city. */
  leagues: OfferedLeague[]
  /** Whether there are more, to be searched for. */
  isMore: boolean
  /** Of the leagues that may be suggested. */
  categories: Reply<'GET /api/v1/categories'>
}

interface Membership {
  isActive: boolean
  league: { id: number }
}

/** Specification §4: neither those that the person actively belongs to, nor inactive ones. */
export const offeredLeagues = (leagues: readonly OfferedLeague[], memberships: readonly Membership[]) =>
  leagues.filter(({ id, isActive }) => isActive && !memberships.some((each) => each.isActive && each.league.id === id))

const mostSuggested = 3

/** A few that the person can join, those of their city first. */
export function suggestedLeagues<League extends Pick<OfferedLeague, 'gender' | 'city'>>(
  leagues: readonly League[],
  { gender, city }: Pick<SessionUser, 'gender' | 'city'>,
): League[] {
  const isAway = (league: League) => Number(league.city !== city)
  return leagueChoices(leagues, gender)
    .flatMap(({ league, bar }) => (bar ? [] : [league]))
    .sort((one, other) => isAway(one) - isAway(other))
    .slice(0, mostSuggested)
}

/** What a person may join by a part of its name or city, as many as a list holds. */
export async function findOffered(api: ApiClient, me: SessionUser, q: string) {
  const query = { isActive: 'true', limit: LEAGUES_AT_A_GLANCE, ...(q && { q }) } as const
  const { data, meta } = await api.call('GET /api/v1/leagues', { query })
  return { leagues: offeredLeagues(data, me.leagues), isMore: meta.total > data.length }
}

/** What the popup offers at first: its calls do not grow with the leagues of the club. */
export async function readOffer(api: ApiClient, me: SessionUser): Promise<LeagueOffer> {
  const [first, near] = await Promise.all([
    findOffered(api, me, ''),
    me.city ? findOffered(api, me, me.city) : undefined,
  ])
  const leagues = [
    ...new Map([...first.leagues, ...(near?.leagues ?? [])].map((league) => [league.id, league])).values(),
  ]
  // who has not said their gender may do so in the popup
  const genders = me.gender ? [me.gender] : ([null, 'MEN', 'WOMEN'] as const)
  const suggested = new Set(
    genders.flatMap((gender) => suggestedLeagues(leagues, { gender, city: me.city }).map(({ id }) => id)),
  )
  const categories = await Promise.all(
    [...suggested].map(async (leagueId) => {
      const query = { leagueId, isActive: 'true' } as const
      return (await api.call('GET /api/v1/categories', { query })).data
    }),
  )
  return { leagues, isMore: first.isMore, categories: categories.flat() }
}
