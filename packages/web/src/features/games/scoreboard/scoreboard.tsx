import { scoreWords } from '@matchbol/text/games/score'
import { endingOf, matchTiebreakName, setColumns } from '@matchbol/text/games/set-columns'
import type { ReactNode } from 'react'
import styles from './scoreboard.module.css'
import { type ScoreboardGame, ScoreboardRow, type ScoreboardSize } from './scoreboard-row.tsx'

interface Props {
  game: ScoreboardGame
  size: ScoreboardSize
  /** Where the court is smaller than the width of the window tells: in the hero of a page, in the sheet of a score. */
  frame?: 'hero' | 'sheet'
  /** One line over the players: the league, say. */
  head?: ReactNode
  /** Under the players: when, where, in which format. */
  foot?: ReactNode
  /** While a score is entered: the columns to come, the first of them now. Players keep their places and are no links. */
  toEnter?: readonly string[]
  /** The player whose row is marked as the reader's own. */
  myId?: number | undefined
}

/** Keeps the cell empty. */
const noEnding = { short: '', full: '' }

/** Who played and how it stands, the winner on top; before there is a winner, the inviter. */
export function Scoreboard({ game, size, frame, head, foot, toEnter, myId }: Props) {
  const columns = setColumns(game)
  const ending = endingOf(game)
  const sides = game.winnerId === game.b.id && !toEnter ? (['b', 'a'] as const) : (['a', 'b'] as const)
  return (
    <div className={styles.scoreboard} data-size={size} data-frame={frame}>
      {head && (
        <div className={styles.head}>
          <div className={styles.title}>{head}</div>
          {size === 'court' && (
            <div className={styles.sets} aria-hidden="true">
              {[...columns.map(({ name }) => name), ...(toEnter ?? [])].map((name) => (
                <span key={name} title={name === matchTiebreakName ? 'Тай-брейк' : undefined}>
                  {name}
                </span>
              ))}
              {ending && <span className={styles.ending} />}
            </div>
          )}
        </div>
      )}
      <div className={styles.rows}>
        {sides.map((side, index) => (
          <ScoreboardRow
            key={side}
            game={game}
            side={side}
            isMine={game[side].id === myId}
            size={size}
            columns={columns}
            ending={ending && (index === 0 || ending.isOfBoth ? ending : noEnding)}
            {...(toEnter && { toEnter })}
          />
        ))}
      </div>
      {game.score && <span className="sr-only">Рахунок: {scoreWords(game.score)}</span>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
