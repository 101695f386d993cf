import { setColumns } from '@matchbol/text/games/set-columns'
import { setTitle } from '@matchbol/text/games/sets'
import { ChevronLeft } from 'lucide-react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { askForStop, chooseSet, courseOf, isAtStart, notCome } from './draft.ts'
import { noShow } from './endings.ts'
import { type StepProps, sideOf } from './game.ts'
import { ScoreEntryKeys } from './keys.tsx'
import { ScoreEntryPad } from './pad.tsx'
import { ScoreEntryQuestion } from './question.tsx'
import styles from './score-entry.module.css'

/** The next set, or the match tie-break: every result with which it can end, parted by who wins it. */
export function ScoreEntrySet({ game, draft, format, myId, onDraft, purpose, back }: StepProps) {
  const now = useNow()
  const { kind, setNumber, tiebreakTo, options } = courseOf(draft, format)
  const absence = isAtStart(draft) ? noShow(purpose, game, now) : null
  const mySide = myId === null ? null : sideOf(game, myId)
  return (
    <>
      <ScoreEntryQuestion title={setTitle(setNumber, kind)}>
        {setNumber > 1 && `По сетах ${setsSoFar(game.format, draft.sets)}. `}
        {kind === 'set'
          ? 'Торкніться рахунку: тут лише можливі варіанти.'
          : `Граємо до ${tiebreakTo} з різницею у 2 очки.`}{' '}
        <span className={styles.byKeyboard}>Або наберіть його на клавіатурі, як-от 6 4.</span>
      </ScoreEntryQuestion>
      <div className={styles.pad}>
        <ScoreEntryPad>
          {(['a', 'b'] as const).map((side) => (
            <ScoreEntryKeys
              key={side}
              player={game[side]}
              isMe={side === mySide}
              options={options.filter(({ wonBy }) => wonBy === side)}
              onChoose={(option) => onDraft(chooseSet(draft, option, format))}
            />
          ))}
        </ScoreEntryPad>
        <div className={styles.turns}>
          {!isAtStart(draft) && (
            <button type="button" className="link" onClick={back}>
              <ChevronLeft size={18} aria-hidden="true" />
              {setTitle(setNumber - 1, 'set')}
            </button>
          )}
          {absence && (
            <button
              type="button"
              className="link"
              disabled={absence.bar !== null}
              onClick={() => onDraft(notCome(draft))}
            >
              Суперник не прийшов
            </button>
          )}
          <button type="button" className="link" onClick={() => onDraft(askForStop(draft))}>
            Не дограли
          </button>
          {absence?.bar && <small>{absence.bar}</small>}
        </div>
      </div>
    </>
  )
}

function setsSoFar(format: string, sets: StepProps['draft']['sets']): string {
  const columns = setColumns({ format, scoreDetails: { outcome: 'COMPLETED', sets: [...sets] } })
  const won = (side: 'a' | 'b') => columns.filter(({ wonBy }) => wonBy === side).length
  return `${won('a')}:${won('b')}`
}
