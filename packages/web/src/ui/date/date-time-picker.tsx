import { useState } from 'react'
import { Button } from '../button.tsx'
import { Calendar } from './calendar.tsx'
import './date-time-picker.css'
import { daysFrom } from '@matchbol/core/shared/calendar-month'
import type { PlainDate, PlainDateTime } from '@matchbol/core/shared/plain-date'
import { nearDay, weekdayName, wholeDate, wholeDateTime } from '@matchbol/text/shared/calendar-days'
import { Field } from '../form/field.tsx'
import { Input } from '../form/input.tsx'
import { moveFocusByArrows } from '../overlay/move-focus.ts'
import { halfHours, readPlainTime } from './typed-moment.ts'

export interface DateTimePickerProps {
  /** What is picked: `2026-11-21T18:00`. */
  value: readonly PlainDateTime[]
  /** Something was pressed or typed: pressed again, it is to be given up. */
  onToggle: (moment: PlainDateTime) => void
  today: PlainDate
  firstDay: PlainDate
  lastDay: PlainDate
  /** What is wrong with a moment, in a sentence; half hours with a fault are not offered. */
  faultOf: (moment: PlainDateTime) => string | undefined
  /** The latest day first: for what has been. */
  latestFirst?: boolean
  /** No more may be picked. */
  isFull?: boolean
}

/** So many days stand as chips; the others are in the calendar. */
const mostChips = 14
/** When people play. */
const times = halfHours(7, 22)

/** Days and half hours to press, for one moment or several; any other day is in a calendar, any other time is typed. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { value, today, firstDay, lastDay, faultOf, latestFirst = false } = props
  const all = daysFrom(firstDay, lastDay)
  const near = latestFirst ? all.toReversed().slice(0, mostChips) : all.slice(0, mostChips)
  const isUseful = (day: PlainDate) => times.some((time) => !faultOf(`${day}T${time}`))
  const [day, setDay] = useState(() => value[0]?.slice(0, 10) ?? near.find(isUseful) ?? today)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const chips = near.includes(day) ? near : [...near, day]
  return (
    <div className="date-time-picker">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its row of days */}
      <div className="day-chips" role="group" aria-label="День" onKeyDown={moveFocusByArrows}>
        {chips.map((it) => (
          <button
            key={it}
            type="button"
            className="chip"
            aria-pressed={it === day}
            data-picked={value.some((moment) => moment.startsWith(it)) || undefined}
            tabIndex={it === day ? 0 : -1}
            onClick={() => setDay(it)}
          >
            <small>{weekdayName(it)}</small>
            {nearDay(it, today) ?? Number(it.slice(8))}
            <span className="sr-only">, {wholeDate(it, today)}</span>
          </button>
        ))}
        {all.length > mostChips && (
          <button
            type="button"
            className="chip"
            tabIndex={-1}
            aria-expanded={isCalendarOpen}
            onClick={() => setCalendarOpen(!isCalendarOpen)}
          >
            Інший день
          </button>
        )}
      </div>
      {isCalendarOpen && (
        <Calendar
          today={today}
          value={day}
          min={firstDay}
          max={lastDay}
          onPick={(date) => {
            setDay(date)
            setCalendarOpen(false)
          }}
        />
      )}
      <Times key={day} {...props} day={day} />
    </div>
  )
}

function Times({ day, value, onToggle, today, faultOf, isFull = false }: DateTimePickerProps & { day: PlainDate }) {
  const own = value.filter((moment) => moment.startsWith(day)).map((moment) => moment.slice(11))
  const offered = [...new Set([...times.filter((time) => !faultOf(`${day}T${time}`)), ...own])].sort()
  const tabStop = own[0] ?? offered[0]
  return (
    <>
      <p className="text-sm font-semibold">{wholeDate(day, today)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: named by the day beside it */}
      <div className="time-chips" role="group" aria-label="Час" onKeyDown={moveFocusByArrows}>
        {offered.map((time) => {
          const moment = `${day}T${time}`
          const isPicked = own.includes(time)
          return (
            <button
              key={time}
              type="button"
              className="chip"
              aria-label={wholeDateTime(moment, today)}
              aria-pressed={isPicked}
              disabled={isFull && !isPicked}
              tabIndex={time === tabStop ? 0 : -1}
              onClick={() => onToggle(moment)}
            >
              {time}
            </button>
          )
        })}
      </div>
      <TypedTime isFull={isFull} faultOf={(time) => faultOf(`${day}T${time}`)} onType={(time) => add(time)} />
    </>
  )

  function add(time: string) {
    if (!own.includes(time)) onToggle(`${day}T${time}`)
  }
}

interface TypedTimeProps {
  isFull: boolean
  faultOf: (time: string) => string | undefined
  onType: (time: string) => void
}

/** For a time that is no half hour, or in the night. */
function TypedTime({ isFull, faultOf, onType }: TypedTimeProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const take = () => {
    const time = readPlainTime(text)
    const fault = time ? faultOf(time) : 'Напишіть час так: 18:45.'
    setError(fault)
    if (!time || fault) return
    onType(time)
    setText('')
  }
  return (
    <div className="typed-time">
      <Field label="Інший час" error={error}>
        {(control) => (
          <Input
            {...control}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            maxLength={'18:45'.length}
            placeholder="18:45"
            disabled={isFull}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault() // the form around is not finished by a time
              take()
            }}
          />
        )}
      </Field>
      <Button variant="outline" color="neutral" disabled={isFull || text === ''} onClick={take}>
        Додати
      </Button>
    </div>
  )
}
