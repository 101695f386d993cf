import type { HeadToHead } from '@matchbol/core/games/pair-shapes'
import { ratingText } from '@matchbol/text/ratings/rating'
import { chances } from '@matchbol/text/shared/figures'
import { tvName } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import { useMe } from '../../../lib/session/use-session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import styles from './leagues.module.css'

type Pair = Pick<HeadToHead, 'a' | 'b' | 'leagues'>
type League = HeadToHead['leagues'][number]

/** Each league apart: the balance there, how strong both are, and the chance of the next game. */
export const PairLeagues = ({ pair: { a, b, leagues } }: { pair: Pair }) => (
  <ul className={styles.leagues}>
    {leagues.map((each) => (
      <li key={each.league.id}>
        <div className={styles.leagueName}>
          <Link to="/stats/leagues" search={{ league: each.league.id }}>
            {each.league.name}
          </Link>
          <b>
            <span className="sr-only">баланс </span>
            {each.wonByA}:{each.wonByB}
          </b>
        </div>
        <Strength name={tvName(a)} strength={each.strength.a} chance={chanceOf(each, 0)} />
        <Strength name={tvName(b)} strength={each.strength.b} chance={chanceOf(each, 1)} />
        {each.chance === null ? (
          <p>Зараз не грають тут разом.</p>
        ) : (
          <>
            <span
              className={styles.chance}
              style={{ gridTemplateColumns: `${each.chance}fr ${1 - each.chance}fr` }}
              aria-hidden="true"
            >
              <i />
              <i />
            </span>
            <Invite a={a} b={b} leagueId={each.league.id} />
          </>
        )}
      </li>
    ))}
  </ul>
)

const chanceOf = ({ chance }: League, which: 0 | 1) => (chance === null ? null : chances(chance)[which])

interface StrengthProps {
  name: string
  strength: League['strength']['a']
  chance: string | null
}

const Strength = ({ name, strength: { points, ratedGames }, chance }: StrengthProps) => (
  <div className={styles.strength}>
    <small>{name}</small>
    <b>{ratingText(points, ratedGames)}</b>
    {chance !== null && <small>шанс у наступній грі {chance}</small>}
  </div>
)

function Invite({ a, b, leagueId }: Pick<Pair, 'a' | 'b'> & { leagueId: number }) {
  const me = useMe()
  const opponent = me?.id === a.id ? b : me?.id === b.id ? a : null
  if (!opponent) return null
  return (
    <Link
      to="/profile/invite"
      search={{ opponent: opponent.id, league: leagueId }}
      {...buttonLook({ variant: 'outline', className: styles.invite })}
    >
      Запросити на гру
    </Link>
  )
}
