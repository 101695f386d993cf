import type { BySide, PlayedSet } from '@matchbol/core/games/score/score-details'
import { stageOf } from '@matchbol/core/leagues/match-format'
import { setTitle } from '@matchbol/text/games/sets'
import { courseOf, openSetOf } from './draft.ts'
import type { StepProps } from './game.ts'
import styles from './score-entry.module.css'
import { ScoreEntryStepper } from './stepper.tsx'

interface Props extends Pick<StepProps, 'game' | 'draft' | 'format'> {
  value: PlayedSet | null
  onChange: (set: PlayedSet) => void
}

const love = { a: 0, b: 0 }
const mostPoints = 99

/** How far the set under way had come: its games and, where it had come to that, the points of its tie-break. */
export function ScoreEntryUnfinished({ game, draft, format, value, onChange }: Props) {
  const { setNumber, kind } = courseOf(draft, format)
  const stage = stageOf(format, setNumber)
  const open = openSetOf(draft)
  const names = { a: game.a.firstName, b: game.b.firstName }
  const points = value?.tiebreak ?? love
  if (stage.kind === 'match-tiebreak')
    return (
      <Pair
        legend={`${setTitle(setNumber, kind)}: очки`}
        {...{ names, counts: points, least: open?.tiebreak ?? love, most: mostPoints }}
        onChange={(tiebreak) => onChange({ tiebreak })}
      />
    )
  const games = value && 'a' in value ? { a: value.a, b: value.b } : love
  const isTiebreak = games.a === stage.tiebreakAt && games.b === stage.tiebreakAt
  return (
    <>
      <Pair
        legend={`${setTitle(setNumber, kind)}: гейми`}
        {...{ names, counts: games, least: open && 'a' in open ? open : love, most: stage.to + 1 }}
        onChange={onChange}
      />
      {isTiebreak && (
        <Pair
          legend="Очки тай-брейку"
          {...{ names, counts: points, least: open?.tiebreak ?? love, most: mostPoints }}
          onChange={(tiebreak) => onChange({ ...games, tiebreak })}
        />
      )}
    </>
  )
}

interface PairProps {
  legend: string
  names: BySide<string>
  counts: BySide<number>
  /** Where it stood when the game was broken off before. */
  least: BySide<number>
  most: number
  onChange: (counts: BySide<number>) => void
}

const Pair = ({ legend, names, counts, least, most, onChange }: PairProps) => (
  <fieldset className={styles.steppers}>
    <legend className="field-label">{legend}</legend>
    {(['a', 'b'] as const).map((side) => (
      <ScoreEntryStepper
        key={side}
        label={names[side]}
        value={counts[side]}
        least={least[side]}
        most={most}
        onChange={(count) => onChange({ ...counts, [side]: count })}
      />
    ))}
  </fieldset>
)
