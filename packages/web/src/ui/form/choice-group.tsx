import { type ReactNode, useId } from 'react'
import './choices.css'

export interface Choice<Value extends string | number> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface Props<Value extends string | number> {
  legend: string
  value: Value | null
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  /** Side by side where there is room, instead of one under another. */
  inRow?: boolean
}

/** One of a few things, all in sight, each as large as a thumb. */
export function ChoiceGroup<Value extends string | number>({
  legend,
  value,
  choices,
  onChange,
  inRow = false,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="choices" data-row={inRow || undefined}>
      <legend className="field-label">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
