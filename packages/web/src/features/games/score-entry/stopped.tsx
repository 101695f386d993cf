import { isClaim } from '@matchbol/core/games/endings'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import type { PlayedSet, Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import { scoreFaultText } from '@matchbol/text/games/score-faults'
import { fullName } from '@matchbol/text/shared/names'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'
import { openSetOf, type Stop, scoreOf } from './draft.ts'
import { breakBar, type Ending, endingBar, endings, endingsFor } from './endings.ts'
import type { StepProps } from './game.ts'
import { ScoreEntryQuestion } from './question.tsx'
import styles from './score-entry.module.css'
import { ScoreEntryUnfinished } from './unfinished.tsx'

/** The game did not come to its end on court: how, by whom, and how far the set under way had come. */
export function ScoreEntryStopped(props: StepProps & { onStopped: (stop: Stop) => void }) {
  const { game, draft, format, purpose, back, onStopped } = props
  const now = useNow()
  const offered = endingsFor(purpose, draft.sets.length)
  const known = draft.stop && offered.includes(draft.stop.outcome) ? draft.stop : null
  const [ending, setEnding] = useState<Ending>(known?.outcome ?? 'RETIRED')
  const [by, setBy] = useState<Side | null>(known?.by ?? null)
  const [unfinished, setUnfinished] = useState<PlayedSet | null>(known?.unfinished ?? openSetOf(draft) ?? null)
  const { who, hasScore } = endings[ending]
  const stop: Stop = { outcome: ending, by: who ? by : null, unfinished: hasScore ? played(unfinished) : null }
  const score = scoreOf({ ...draft, stop })
  const verdict = judgeScore(score, format, stop.by ? otherSide(stop.by) : undefined)
  const isAsked = who !== null && by === null
  const fault = verdict.ok || isAsked ? null : verdict.fault
  const bar = verdict.ok && isClaim(ending, verdict) ? endingBar(ending, purpose, game, now) : null
  const unbroken = verdict.ok ? breakBar(score, game, now) : null

  return (
    <>
      <ScoreEntryQuestion title="Гру не дограли" />
      <div className={`${styles.pad} ${styles.form}`}>
        <ChoiceGroup
          legend="Що сталося?"
          value={ending}
          onChange={setEnding}
          choices={offered.map((value) => ({ value, ...endings[value] }))}
        />
        {who && (
          <ChoiceGroup
            legend={who}
            inRow
            value={by}
            onChange={setBy}
            choices={(['a', 'b'] as const).map((side) => ({ value: side, label: fullName(game[side]) }))}
          />
        )}
        {hasScore && <ScoreEntryUnfinished {...props} value={unfinished} onChange={setUnfinished} />}
        {fault && (
          <p className="field-error" role="alert">
            {scoreFaultText(fault)}
          </p>
        )}
        {unbroken && (
          <p className="field-error" role="alert">
            {unbroken}
          </p>
        )}
        {bar && (
          <p className="field-error" role="alert">
            {bar}
          </p>
        )}
        <Button
          size="lg"
          disabled={isAsked || !verdict.ok || bar !== null || unbroken !== null}
          onClick={() => onStopped(stop)}
        >
          Далі
        </Button>
        <button type="button" className="link" onClick={back}>
          <ChevronLeft size={18} aria-hidden="true" />
          Назад до рахунку
        </button>
      </div>
    </>
  )

  /** A set that stands at 0:0 says nothing, unless it is all there is of a game that was begun. */
  function played(set: PlayedSet | null): PlayedSet | null {
    const isFirstOfBegun = draft.sets.length === 0 && ending === 'RETIRED'
    if (!set) return isFirstOfBegun ? { a: 0, b: 0 } : null
    const counts = 'a' in set ? [set.a, set.b] : [set.tiebreak.a, set.tiebreak.b]
    return counts.some((count) => count > 0) || isFirstOfBegun ? set : null
  }
}
