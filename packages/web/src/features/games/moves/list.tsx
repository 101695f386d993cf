import type { Game } from '@matchbol/core/games/game-shapes'
import { stakeText } from '@matchbol/text/games/confirmed'
import { seasonEndText } from '@matchbol/text/leagues/season-end'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import { TimeLeftBadge } from '../countdown/countdown.tsx'
import { sideOf } from '../score-entry/game.ts'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'
import { ratingEffect } from '../what-if/what-if-result.ts'
import { AcceptMove } from './accept.tsx'
import { ClaimedEnding } from './claimed-ending.tsx'
import { ConfirmMove } from './confirm.tsx'
import { EnterMove } from './enter.tsx'
import { opponentOf } from './facts.ts'
import { keepConfirmed, type ListedItem } from './just-confirmed.ts'
import styles from './list.module.css'

interface Props {
  items: readonly ListedItem[]
  myId: number
}

interface RowProps {
  item: ListedItem
  index: number
  myId: number
}

/** What waits for me, each a way to the page of its game; what needs no second look is done here, the result in sight. */
export const GameMovesList = ({ items, myId }: Props) => (
  <ul className={styles.waiting}>
    {items.map((item, index) => (
      <li key={item.game.id} data-mine={item.isMine || undefined} data-confirmed={item.confirmed ? true : undefined}>
        <GameLink {...item} myId={myId} />
        <Act item={item} index={index} myId={myId} />
      </li>
    ))}
  </ul>
)

function GameLink({ game, text, until, place, confirmed, myId }: ListedItem & { myId: number }) {
  const opponent = opponentOf(game, myId)
  const now = useNow()
  const season = useMe()?.leagues.find(({ league }) => league.id === game.league.id)?.season
  const seasonEnd = seasonEndText(season?.endsAt, now)
  return (
    <Link to="/game/$id" params={{ id: String(game.id) }}>
      <Avatar id={opponent.id} initials={initials(opponent)} photoUrl={opponent.photoUrl} />
      <span className={styles.text}>
        <b>{confirmed ? 'Результат підтверджено' : text}</b>
        <small>{[fullName(opponent), game.league.name, place, seasonEnd].filter(Boolean).join(' · ')}</small>
      </span>
      {until && !confirmed && <TimeLeftBadge until={until} />}
      <ChevronRight size={20} className="text-muted max-sm:hidden" aria-hidden="true" />
    </Link>
  )
}

function Act({ item, index, myId }: RowProps) {
  const { game, act } = item
  if (act === 'confirm') return <Confirm item={item} index={index} myId={myId} />
  if (act === 'accept')
    return (
      <div className={styles.act}>
        <AcceptMove game={game} myId={myId} onCourt={false} isTimeTold />
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

function Confirm({ item, index, myId }: RowProps) {
  const { game, confirmed } = item
  const act = useRef<HTMLDivElement>(null)
  const keep = (said: string) =>
    keepConfirmed(item, index, myId, { said, height: act.current?.getBoundingClientRect().height ?? 0 })
  return (
    <div ref={act} className={styles.act} style={{ minHeight: confirmed?.height }}>
      <Scoreboard game={game} size="row" />
      {confirmed ? (
        <p className={styles.said}>{confirmed.said}</p>
      ) : (
        <>
          <p className={styles.ending}>{stakeOf(game, myId)}</p>
          <ClaimedEnding game={game} myId={myId} />
          <ConfirmMove game={game} myId={myId} onCourt={false} onConfirmed={keep} />
          <Link to="/game/$id" params={{ id: String(game.id) }} className="link">
            Оскаржити
          </Link>
        </>
      )}
    </div>
  )
}

function stakeOf(game: Game, myId: number): string {
  const { scoreDetails, winnerId } = game
  const mySide = sideOf(game, myId)
  const effect = scoreDetails && ratingEffect(game, scoreDetails, winnerId === null ? null : sideOf(game, winnerId))
  return stakeText(game, effect && mySide ? effect[mySide] : null)
}
