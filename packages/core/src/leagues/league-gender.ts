import { Refusal } from '../shared/refusal.ts'
import type { genders } from '../users/user-shapes.ts'
import type { leagueGenders } from './league-shapes.ts'

type PersonGender = (typeof genders)[number] | null
type LeagueGender = (typeof leagueGenders)[number]

/** Whether a person may join by gender; `unknown` where a league for men or women asks and the profile says nothing. */
export type GenderFit = 'fits' | 'unknown' | 'differs'

/** A league for men or for women takes those whose profile says so; a mixed or open one takes everybody. */
export function genderFit(league: LeagueGender, person: PersonGender): GenderFit {
  if (league === 'MIXED' || league === 'ANY' || league === person) return 'fits'
  return person === null ? 'unknown' : 'differs'
}

/** @throws Refusal LEAGUE_GENDER, with whom the league takes and whether the person's gender differs or is unknown */
export function checkGender(league: LeagueGender, person: PersonGender) {
  const fault = genderFit(league, person)
  if (fault !== 'fits') throw new Refusal('LEAGUE_GENDER', { fault, gender: league === 'MEN' ? 'MEN' : 'WOMEN' })
}
