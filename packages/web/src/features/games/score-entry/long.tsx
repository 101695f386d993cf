import type { Side } from '@matchbol/core/games/score/score-details'
import { tiebreakWonAgainst } from '@matchbol/core/games/score/score-entry'
import { otherSide } from '@matchbol/core/games/score/side'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { chooseLong, courseOf, openSetOf } from './draft.ts'
import type { StepProps } from './game.ts'
import { ScoreEntryQuestion } from './question.tsx'
import styles from './score-entry.module.css'
import { ScoreEntryStepper } from './stepper.tsx'

/** As many points as a score may hold: the loser of the longest tie-break. */
const most = 99

/** A tie-break without end: two points apart, so the loser's points say all. */
export function ScoreEntryLong({ game, draft, format, onDraft, back, wonBy }: StepProps & { wonBy: Side }) {
  const { tiebreakTo } = courseOf(draft, format)
  const open = openSetOf(draft)?.tiebreak
  const least = Math.max(tiebreakTo - 1, open?.[otherSide(wonBy)] ?? 0, (open?.[wonBy] ?? 0) - 2)
  const [low, setLow] = useState(least)
  const points = tiebreakWonAgainst(low, tiebreakTo, wonBy)
  const loser = game[otherSide(wonBy)]
  return (
    <>
      <ScoreEntryQuestion title="Довгий тай-брейк">
        Вкажіть очки того, хто програє: {loser.firstName}. Переможець має на два більше.
      </ScoreEntryQuestion>
      <div className={styles.pad}>
        <p className={styles.long} aria-live="polite">
          {points.a}:{points.b}
        </p>
        <ScoreEntryStepper label={loser.firstName} value={low} least={least} most={most} onChange={setLow} />
        <Button size="lg" className="w-full" onClick={() => onDraft(chooseLong(draft, low, format))}>
          Далі
        </Button>
        <div className={styles.turns} data-start>
          <button type="button" className="link" onClick={back}>
            <ChevronLeft size={18} aria-hidden="true" />
            До інших рахунків
          </button>
        </div>
      </div>
    </>
  )
}
