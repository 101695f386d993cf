import type { Game } from '@matchbol/core/games/game-shapes'
import type { Side } from '@matchbol/core/games/score/score-details'
import type { SetColumn } from '@matchbol/text/games/set-columns'
import { fullName, initials, tvName } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import { Ball } from '../../../ui/picture/ball.tsx'
import { RatingLine } from '../page/rating-line.tsx'
import styles from './scoreboard.module.css'

/** `court` is the big one on green, `row` stands in a list on a board, `compact` in a card among others. */
export type ScoreboardSize = 'court' | 'row' | 'compact'

/** The part of a game that a scoreboard shows. */
export type ScoreboardGame = Pick<Game, 'a' | 'b' | 'status' | 'winnerId' | 'format' | 'score' | 'scoreDetails'>

interface Props {
  game: ScoreboardGame
  side: Side
  isMine: boolean
  size: ScoreboardSize
  columns: readonly SetColumn[]
  /** An empty text keeps the cell empty. */
  ending: { short: string; full: string } | null
  toEnter?: readonly string[]
}

export function ScoreboardRow({ game, side, isMine, size, columns, ending, toEnter }: Props) {
  const player = game[side]
  const isWinner = game.winnerId === player.id
  const isCertain = game.status === 'COMPLETED'
  return (
    <div className={styles.row} data-winner={isWinner || undefined} data-mine={isMine || undefined}>
      <div className={styles.player}>
        <Avatar
          id={player.id}
          initials={initials(player)}
          photoUrl={player.photoUrl}
          size={size === 'court' ? 'lg' : 'sm'}
        />
        <div className={styles.name}>
          <b>{size === 'court' && !toEnter ? <LinkedName player={player} /> : <Name player={player} />}</b>
          <small>
            <RatingLine player={player} isCompleted={isCertain} />
          </small>
        </div>
        {isWinner && (
          <Ball size={16} hollow={!isCertain} label={isCertain ? 'Переможець' : 'Переможець, ще не підтверджено'} />
        )}
      </div>
      {columns.map(({ name, wonBy, figures, tiebreaks }) => (
        <span key={name} className={styles.cell} data-won={wonBy === side || undefined} aria-hidden="true">
          {figures[side]}
          {tiebreaks[side] !== null && <sup data-wide={tiebreaks[side] > 9 || undefined}>{tiebreaks[side]}</sup>}
        </span>
      ))}
      {toEnter?.map((name, index) => (
        <span key={name} className={styles.cell} data-to-enter={index === 0 ? 'now' : 'later'} aria-hidden="true" />
      ))}
      {ending !== null && (
        <span className={`${styles.cell} ${styles.ending}`} title={ending.full} aria-hidden="true">
          {ending.short}
        </span>
      )}
    </div>
  )
}

const LinkedName = ({ player }: { player: Game['a'] }) => (
  <Link to="/player/$id" params={{ id: String(player.id) }}>
    <Name player={player} />
  </Link>
)

/** Both spellings; the stylesheet shows the one that has room. */
const Name = ({ player }: { player: Game['a'] }) => (
  <>
    <bdi className={styles.fullName}>{fullName(player)}</bdi>
    <bdi className={styles.tvName} aria-hidden="true">
      {tvName(player)}
    </bdi>
  </>
)
