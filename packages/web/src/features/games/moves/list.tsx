import type { Waiting } from '@matchbol/text/games/waiting'
import { seasonEndText } from '@matchbol/text/leagues/season-end'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import { TimeLeft } from '../countdown/countdown.tsx'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'
import { ClaimedEnding } from './claimed-ending.tsx'
import { ConfirmMove } from './confirm.tsx'
import { EnterMove } from './enter.tsx'
import { opponentOf } from './facts.ts'
import styles from './list.module.css'

interface Props {
  items: readonly Waiting[]
  myId: number
}

/** What waits for me, each a way to the page of its game; what needs no second look is done here, the result in sight. */
export const GameMovesList = ({ items, myId }: Props) => (
  <ul className={styles.waiting}>
    {items.map((item) => (
      <li key={item.game.id} data-mine={item.isMine || undefined}>
        <GameLink {...item} myId={myId} />
        <Act {...item} myId={myId} />
      </li>
    ))}
  </ul>
)

function GameLink({ game, text, until, place, isMine, myId }: Waiting & { myId: number }) {
  const opponent = opponentOf(game, myId)
  const now = useNow()
  const season = useMe()?.leagues.find(({ league }) => league.id === game.league.id)?.season
  const seasonEnd = seasonEndText(season?.endsAt, now)
  return (
    <Link to="/game/$id" params={{ id: String(game.id) }}>
      <Avatar id={opponent.id} initials={initials(opponent)} photoUrl={opponent.photoUrl} />
      <span className={styles.text}>
        <b>{text}</b>
        <small>{[fullName(opponent), game.league.name, place, seasonEnd].filter(Boolean).join(' · ')}</small>
      </span>
      {until && (
        <Badge color={isMine ? 'warning' : 'neutral'}>
          <TimeLeft until={until} />
        </Badge>
      )}
      <ChevronRight size={20} className="text-muted max-sm:hidden" aria-hidden="true" />
    </Link>
  )
}

function Act({ game, act, myId }: Waiting & { myId: number }) {
  if (act === 'confirm')
    return (
      <div className={styles.act}>
        <Scoreboard game={game} size="row" />
        <ClaimedEnding game={game} myId={myId} />
        <ConfirmMove game={game} myId={myId} onCourt={false} />
        <Link to="/game/$id" params={{ id: String(game.id) }} className="link">
          Оскаржити
        </Link>
      </div>
    )
  return (
    act === 'enter' && (
      <div className={styles.act}>
        <EnterMove game={game} myId={myId} onCourt={false} />
      </div>
    )
  )
}
