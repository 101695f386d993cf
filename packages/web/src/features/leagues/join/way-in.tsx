import { genderFit } from '@matchbol/core/leagues/league-gender'
import type { League } from '@matchbol/core/leagues/league-shapes'
import { Link } from '@tanstack/react-router'
import type { SessionUser } from '../../../lib/session/session.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { JoinLeagueButton } from './button.tsx'

type OpenTo = Pick<League, 'id' | 'isActive' | 'gender'>

/** «Приєднатися» on the page of a league, for whoever it takes. */
export function LeagueWayIn({ league }: { league: OpenTo }) {
  const me = useMe()
  if (!mayComeIn(league, me)) return null
  return me ? (
    <JoinLeagueButton leagueId={league.id}>Приєднатися</JoinLeagueButton>
  ) : (
    <span className="in-data-signed-in:hidden">
      <Link to="/auth" {...buttonLook({})}>
        Приєднатися
      </Link>
    </span>
  )
}

/** An open league takes everybody who is not in it, but for those of the other gender; who has not said theirs is asked there. */
export const mayComeIn = (league: OpenTo, me: Pick<SessionUser, 'gender' | 'leagues'> | null): boolean =>
  league.isActive &&
  (me === null ||
    (genderFit(league.gender, me.gender) !== 'differs' &&
      !me.leagues.some((membership) => membership.isActive && membership.league.id === league.id)))
