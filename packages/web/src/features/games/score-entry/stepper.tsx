import { Minus, Plus } from 'lucide-react'
import styles from './score-entry.module.css'

interface Props {
  label: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}

/** A small number, changed by taps. */
export const ScoreEntryStepper = ({ label, value, least = 0, most, onChange }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would not line up with its neighbour
  <div className={styles.stepper} role="group" aria-label={label}>
    <span>{label}</span>
    <button type="button" aria-label={`${label}: менше`} disabled={value <= least} onClick={() => onChange(value - 1)}>
      <Minus size={22} aria-hidden="true" />
    </button>
    <output>{value}</output>
    <button type="button" aria-label={`${label}: більше`} disabled={value >= most} onClick={() => onChange(value + 1)}>
      <Plus size={22} aria-hidden="true" />
    </button>
  </div>
)
