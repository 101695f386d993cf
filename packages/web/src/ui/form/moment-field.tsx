import { fromKyiv, toKyiv } from '@matchbol/core/shared/kyiv-time'
import type { PlainDate } from '@matchbol/core/shared/plain-date'
import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { DateField } from '../date/date-field.tsx'
import { readPlainTime } from '../date/typed-moment.ts'
import { Field } from './field.tsx'
import type { FieldPlace } from './form-fields.tsx'
import { Input } from './input.tsx'

const wholeTime = '18:00'.length

/** A day and a time on the clocks of Kyiv, for the moment that is sent in their place. */
export function MomentField<Values extends FieldValues>({
  name,
  control,
  label,
  today,
}: FieldPlace<Values> & { label: string; today: PlainDate }) {
  const { field, fieldState } = useController({ name, control })
  const [shownDay = '', shownTime = ''] = field.value ? toKyiv(String(field.value)).split('T') : []
  const [typed, setTyped] = useState({ day: shownDay, time: shownTime })
  const take = (next: typeof typed) => {
    setTyped(next)
    const time = readPlainTime(next.time)
    const at = next.day && time ? fromKyiv(`${next.day}T${time}`) : undefined
    field.onChange(at?.toISOString() ?? '')
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_112px] gap-3">
      <legend className="sr-only">{label}</legend>
      <DateField
        label={`${label}: день`}
        today={today}
        value={typed.day}
        error={fieldState.error?.message}
        onChange={(day) => take({ ...typed, day })}
      />
      <Field label="час">
        {(tied) => (
          <Input
            {...tied}
            aria-label={`${label}: час`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="18:00"
            maxLength={wholeTime}
            value={typed.time}
            onChange={({ currentTarget }) => take({ ...typed, time: currentTarget.value })}
            onBlur={field.onBlur}
          />
        )}
      </Field>
    </fieldset>
  )
}
