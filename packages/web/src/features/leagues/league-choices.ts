import { type GenderFit, genderFit } from '@matchbol/core/leagues/league-gender'
import type { League } from '@matchbol/core/leagues/league-shapes'
import type { SessionUser } from '../../lib/session/session.ts'

export interface LeagueChoice<Offered> {
  league: Offered
  /** Why it cannot be joined. */
  bar: string | undefined
}

const order: GenderFit[] = ['fits', 'unknown', 'differs']

/** The leagues in the order in which they are shown: first those that the person can join, last those they do not fit. */
export const leagueChoices = <Offered extends Pick<League, 'gender'>>(
  leagues: readonly Offered[],
  gender: SessionUser['gender'],
): LeagueChoice<Offered>[] =>
  leagues
    .map((league) => ({ league, fit: genderFit(league.gender, gender) }))
    .sort((one, other) => order.indexOf(one.fit) - order.indexOf(other.fit))
    .map(({ league, fit }) => ({ league, bar: barOf(league.gender, fit) }))

function barOf(league: League['gender'], fit: GenderFit): string | undefined {
  if (fit === 'fits') return undefined
  if (fit === 'unknown') return 'Спершу вкажіть стать'
  return league === 'MEN' ? 'Лише для чоловіків' : 'Лише для жінок'
}
