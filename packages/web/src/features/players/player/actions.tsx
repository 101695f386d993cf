import type { PublicPlayer } from '@matchbol/core/overview/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMe } from '../../../lib/session/use-session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { OurMeetings } from '../pair/our-meetings.tsx'
import styles from './head.module.css'

interface Props {
  data: Pick<PublicPlayer, 'player' | 'leagues'>
  stakes: (leagueId: number) => ReactNode
}

/**
 * One button for each league both play in, what the game would mean, and what the two have played, where they have. The place is
 * kept from the first paint, so that nothing jumps.
 */
export function PlayerActions({ data: { player, leagues }, stakes }: Props) {
  const me = useMe()
  if (!me) return <div className={styles.actions} />
  if (me.id === player.id)
    return (
      <div className={styles.actions}>
        <Link to="/profile" {...buttonLook({ variant: 'outline' })}>
          Ваш особистий кабінет
        </Link>
      </div>
    )
  const mine = new Set(me.leagues.filter(({ isActive }) => isActive).map(({ league }) => league.id))
  const common = leagues.filter(({ league }) => mine.has(league.id))
  const [first] = common
  return (
    <div className={styles.actions}>
      {!first && <p className="text-on-court-muted">Ви не граєте в одній лізі.</p>}
      {common.map(({ id, league }, index) => (
        <Link
          key={id}
          to="/profile/invite"
          search={{ opponent: player.id, league: league.id }}
          {...buttonLook(index === 0 ? { color: 'brand' } : { variant: 'outline' })}
        >
          Запросити на гру{common.length > 1 && `: ${league.name}`}
        </Link>
      ))}
      <OurMeetings myId={me.id} otherId={player.id} />
      {first && <p className={styles.stakes}>{stakes(first.league.id)}</p>}
    </div>
  )
}
