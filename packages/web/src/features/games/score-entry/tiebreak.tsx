import { type EntryOption, tiebreakOptions } from '@matchbol/core/games/score/score-entry'
import { setTitle, tiebreakTitle } from '@matchbol/text/games/sets'
import { ChevronLeft } from 'lucide-react'
import { chooseTiebreak, courseOf, openSetOf } from './draft.ts'
import { type StepProps, sideOf } from './game.ts'
import { ScoreEntryKeys } from './keys.tsx'
import { ScoreEntryPad } from './pad.tsx'
import { ScoreEntryQuestion } from './question.tsx'
import styles from './score-entry.module.css'

/** The points of the tie-break that decided the set just chosen; who does not remember them goes on without. */
export function ScoreEntryTiebreak({
  game,
  draft,
  format,
  myId,
  onDraft,
  back,
  set,
}: StepProps & { set: EntryOption }) {
  const { setNumber, tiebreakTo } = courseOf(draft, format)
  const choose = (points: EntryOption | null) => onDraft(chooseTiebreak(draft, set, points, format))
  const isMe = myId !== null && sideOf(game, myId) === set.wonBy
  return (
    <>
      <ScoreEntryQuestion title={tiebreakTitle(setNumber)}>
        Сет {set.score.a}:{set.score.b}. Якщо не памʼятаєте очок тай-брейку, пропустіть.
      </ScoreEntryQuestion>
      <div className={styles.pad}>
        <ScoreEntryPad isSingle>
          <ScoreEntryKeys
            player={game[set.wonBy]}
            isMe={isMe}
            options={tiebreakOptions(tiebreakTo, set.wonBy, openSetOf(draft)?.tiebreak)}
            onChoose={choose}
          />
        </ScoreEntryPad>
        <div className={styles.turns}>
          <button type="button" className="link" onClick={back}>
            <ChevronLeft size={18} aria-hidden="true" />
            {setTitle(setNumber, 'set')}
          </button>
          <button type="button" className="link" onClick={() => choose(null)}>
            Без очок тай-брейку
          </button>
        </div>
      </div>
    </>
  )
}
