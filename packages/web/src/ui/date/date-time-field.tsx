import type { PlainDateTime } from '@matchbol/core/shared/plain-date'
import { wholeDateTime } from '@matchbol/text/shared/calendar-days'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../form/field.tsx'
import { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx'

interface Props extends Omit<DateTimePickerProps, 'value' | 'onToggle' | 'isFull'> {
  label: string
  value: PlainDateTime
  onChange: (moment: PlainDateTime) => void
}

/** One moment, in words; pressed, it opens the days and half hours to pick another. */
export function DateTimeField({ label, value, onChange, ...picker }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={label} error={picker.faultOf(value)}>
        {(control) => (
          <button
            {...control}
            type="button"
            className="input"
            aria-label={`${label}: ${wholeDateTime(value, picker.today)}. Змінити`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays size={20} className="text-muted" aria-hidden="true" />
            {wholeDateTime(value, picker.today)}
          </button>
        )}
      </Field>
      {isOpen && (
        <DateTimePicker
          {...picker}
          value={[value]}
          onToggle={(moment) => {
            onChange(moment)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
