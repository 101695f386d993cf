import { ChevronLeft } from 'lucide-react'
import { chooseSet, courseOf } from './score-entry-draft.ts'
import { type StepProps, sideOf } from './score-entry-game.ts'
import { ScoreEntryKeys } from './score-entry-keys.tsx'
import { ScoreEntryPad } from './score-entry-pad.tsx'
import { ScoreEntryQuestion } from './score-entry-question.tsx'
import { setTitle } from './score-entry-words.ts'
import { setColumns } from './set-columns.ts'

/** The next set, or the match tie-break: every result with which it can end, parted by who wins it. */
export function ScoreEntrySet({
  game,
  draft,
  format,
  myId,
  onDraft,
  back,
  onStop,
}: StepProps & { onStop: () => void }) {
  const { kind, setNumber, tiebreakTo, options } = courseOf(draft, format)
  const mySide = myId === null ? null : sideOf(game, myId)
  return (
    <>
      <ScoreEntryQuestion title={setTitle(setNumber, kind)}>
        {setNumber > 1 && `По сетах ${setsSoFar(game.format, draft.sets)}. `}
        {kind === 'set'
          ? 'Торкніться рахунку: тут лише можливі варіанти.'
          : `Граємо до ${tiebreakTo} з різницею у 2 очки.`}
      </ScoreEntryQuestion>
      <div className="score-entry-pad">
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
        <div className="score-entry-turns">
          {setNumber > 1 && (
            <button type="button" className="link" onClick={back}>
              <ChevronLeft size={18} aria-hidden="true" />
              {setTitle(setNumber - 1, 'set')}
            </button>
          )}
          <button type="button" className="link" onClick={onStop}>
            Хтось знявся
          </button>
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
