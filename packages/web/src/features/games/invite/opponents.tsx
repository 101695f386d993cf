import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { lastMeeting } from '@matchbol/text/games/last-meeting'
import { ratingText } from '@matchbol/text/ratings/rating'
import { percent } from '@matchbol/text/shared/figures'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import styles from './opponents.module.css'

interface Props {
  opponents: readonly Opponent[]
  /** Whether a refusal stands in the way of what is planned. */
  bars?: (code: string) => boolean
  /** What choosing one does: a link or a button around the row. */
  choose: (opponent: Opponent, content: ReactNode) => ReactElement
}

/** Members of the league, nearest in rating first; who cannot be asked now stands there with the reason. */
export function InviteOpponents({ opponents, bars = () => true, choose }: Props) {
  const now = useNow()
  return (
    <ul className={styles.opponents}>
      {opponents.map((opponent) => {
        const { player, refusal } = opponent
        const bar = refusal && bars(refusal.code) ? refusal : null
        const row = (
          <Row opponent={opponent} note={bar ? sentenceOf(bar, now) + wayOn(bar) : lastMeeting(opponent, now)} />
        )
        return <li key={player.id}>{bar ? <Barred gameId={bar.gameId}>{row}</Barred> : choose(opponent, row)}</li>
      })}
    </ul>
  )
}

/** Who cannot be asked now; an open game with them is where to go on. */
const Barred = ({ gameId, children }: { gameId: number | null; children: ReactNode }) =>
  gameId === null ? (
    <div className={styles.opponent}>{children}</div>
  ) : (
    <Link to="/game/$id" params={{ id: String(gameId) }} className={styles.opponent}>
      {children}
    </Link>
  )

const Row = ({ opponent, note }: { opponent: Opponent; note: string }) => (
  <>
    <Avatar id={opponent.player.id} initials={initials(opponent.player)} photoUrl={opponent.player.photoUrl} />
    <span className="min-w-0 flex-1">
      <b>
        {fullName(opponent.player)} {!opponent.hasSignedIn && <Badge>ще не на сайті</Badge>}
      </b>
      <small>
        {ratingText(opponent.points, opponent.ratedGames)}
        {opponent.category && ` · ${opponent.category.name}`}
      </small>
      <small>{note}</small>
    </span>
    <span className={styles.chance}>
      <small>ваш шанс</small>
      <b>{percent(opponent.chance)}</b>
    </span>
  </>
)

const wayOn = ({ gameId }: NonNullable<Opponent['refusal']>) => (gameId === null ? '' : ' Відкрити її →')

const sentenceOf = ({ code, until }: NonNullable<Opponent['refusal']>, now: Date) =>
  refusalText(code, until ? { until } : {}, now)
