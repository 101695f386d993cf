import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import './date-field.css'
import type { PlainDate } from '@matchbol/core/shared/plain-date'
import { Field } from '../form/field.tsx'
import { Input } from '../form/input.tsx'
import { useDismiss } from '../overlay/use-dismiss.ts'
import { readPlainDate, writePlainDate } from './typed-moment.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })))

interface Props {
  label: string
  /** Empty while no day is chosen. */
  value: PlainDate | ''
  today: PlainDate
  min?: PlainDate | undefined
  max?: PlainDate | undefined
  /** In a form that is sent as a query: the typed day goes along under this name, as it is typed. */
  name?: string
  /** What else is wrong with it, beside what the field sees by itself. */
  error?: string | undefined
  /** Hears each whole day that is typed or picked, and '' when the field is emptied. */
  onChange?: (date: PlainDate | '') => void
}

/** As long as a day that is typed in full: a shorter one might still go on. */
const wholeLength = '21.11.2026'.length

/**
 * A day, typed as «21.11.2026» or picked from a month: Ukrainian whatever the language of the browser. Without scripts it is a
 * line of text, which whoever reads the query understands by `readPlainDate`.
 */
export function DateField({ label, value, today, min, max, name, error: given, onChange }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  useDismiss(root, isOpen, () => setOpen(false))
  const faultOf = (text: string) => dateFault(text, { today, min, max })

  useEffect(() => {
    // a field whose text already means this day is left as it is typed
    const field = input.current
    if (!field || (readPlainDate(field.value, today) ?? '') === value) return
    field.value = value && writePlainDate(value)
    field.setCustomValidity('')
    setError(undefined)
  }, [value, today])

  const take = (field: HTMLInputElement, date: PlainDate | '') => {
    field.value = date && writePlainDate(date)
    field.setCustomValidity('')
    setError(undefined)
    onChange?.(date)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isWhole = target.value === '' || target.value.length >= wholeLength
    const fault = faultOf(target.value)
    target.setCustomValidity(isWhole ? (fault ?? '') : 'ще не весь день')
    setError(isWhole ? fault : undefined)
    if (isWhole && !fault) onChange?.(readPlainDate(target.value, today) ?? '')
  }
  /** What is complete once nobody types on: a day without its year. */
  const finish = (field: HTMLInputElement) => {
    if (field.value.length >= wholeLength || field.value === '') return
    const fault = faultOf(field.value)
    setError(fault)
    if (!fault) send(field, readPlainDate(field.value, today) ?? '')
  }
  const send = (field: HTMLInputElement, date: PlainDate | '') => {
    take(field, date)
    if (name) field.form?.requestSubmit()
  }

  return (
    <Field label={label} error={error ?? given}>
      {(control) => (
        <div className="date-field" ref={root}>
          <Input
            {...control}
            ref={input}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            placeholder="дд.мм.рррр"
            maxLength={wholeLength}
            defaultValue={value && writePlainDate(value)}
            onChange={type}
            onBlur={({ target }) => finish(target)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`${label}: вибрати в календарі`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays size={20} aria-hidden="true" />
          </button>
          {isOpen && (
            <div className="date-field-calendar">
              <Suspense>
                <Calendar
                  today={today}
                  value={value || null}
                  min={min}
                  max={max}
                  onPick={(date) => {
                    setOpen(false)
                    if (!input.current) return
                    send(input.current, date)
                    input.current.focus()
                  }}
                />
              </Suspense>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

function dateFault(text: string, { today, min, max }: Pick<Props, 'today' | 'min' | 'max'>): string | undefined {
  if (text.trim() === '') return undefined
  const date = readPlainDate(text, today)
  if (!date) return 'Напишіть день так: 21.11.2026.'
  if (min && date < min) return `Не раніше ніж ${writePlainDate(min)}.`
  return max && date > max ? `Не пізніше ніж ${writePlainDate(max)}.` : undefined
}
