import { START_POINTS } from '@matchbol/core/leagues/limits'
import type { PublicPlayer } from '@matchbol/core/overview/contract'

type Membership = PublicPlayer['leagues'][number]

/** A player in one league: as a member, by their rating, or both. */
export interface LeagueStanding {
  league: Membership['league']
  category: Membership['category']
  isMember: boolean
  /** What the rating of a member without a rated game starts from. */
  startPoints: number
  rating: PublicPlayer['ratings'][number] | undefined
}

/** The leagues of today first, then those left behind that still know a rating. */
export function leagueStandings({ leagues, ratings }: Pick<PublicPlayer, 'leagues' | 'ratings'>): LeagueStanding[] {
  const current = leagues.map(({ league, category, startPoints }) => ({
    league,
    category,
    isMember: true,
    startPoints: startPoints ?? START_POINTS,
    rating: ratings.find((rating) => rating.league.id === league.id),
  }))
  const left = ratings
    .filter(({ league, ratedGames }) => ratedGames > 0 && leagues.every((each) => each.league.id !== league.id))
    .map((rating) => ({ league: rating.league, category: null, isMember: false, startPoints: rating.points, rating }))
  return [...current, ...left]
}
