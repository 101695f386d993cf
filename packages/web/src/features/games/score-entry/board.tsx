import type { MatchFormat } from '@matchbol/core/leagues/match-format'
import { stageOf } from '@matchbol/core/leagues/match-format'
import { matchTiebreakName } from '@matchbol/text/games/set-columns'
import { momentOf } from '@matchbol/text/shared/dates'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'
import { type Draft, scoreOf, winnerOf } from './draft.ts'
import type { GameToEnter } from './game.ts'
import styles from './score-entry.module.css'

interface Props {
  game: GameToEnter
  draft: Draft
  format: MatchFormat
}

/** The score so far on the court's board; the set being entered has a frame in the yellow of the ball. */
export function ScoreEntryBoard({ game, draft, format }: Props) {
  const now = useNow()
  const isReview = draft.step.name === 'review'
  const winner = isReview ? winnerOf(draft, format) : null
  const number = draft.sets.length + 1
  return (
    <div className={`${styles.top} on-court`}>
      <div className={styles.meta}>
        <span>{game.agreedAt ? `Домовлено на ${momentOf(game.agreedAt, now)}` : game.league.name}</span>
        {!isReview && (
          <span>
            Крок {number} з {format.bestOf}
          </span>
        )}
      </div>
      <Scoreboard
        size="court"
        frame="sheet"
        head={<span />}
        toEnter={isReview ? [] : columnsFrom(number, format)}
        game={{
          ...game,
          status: 'ACCEPTED',
          winnerId: winner && game[winner].id,
          score: null,
          scoreDetails: isReview ? scoreOf(draft) : { outcome: 'COMPLETED', sets: [...draft.sets] },
        }}
      />
    </div>
  )
}

const columnsFrom = (first: number, format: MatchFormat) =>
  Array.from({ length: format.bestOf - first + 1 }, (_, index) =>
    stageOf(format, first + index).kind === 'set' ? `${first + index} сет` : matchTiebreakName,
  )
