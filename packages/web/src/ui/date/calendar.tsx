import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import './calendar.css'
import { daysFrom, weeksOf } from '@matchbol/core/shared/calendar-month'
import { addDays, addMonths, type PlainDate } from '@matchbol/core/shared/plain-date'
import { monthTitle, weekdayName, wholeDate } from '@matchbol/text/shared/calendar-days'
import { moveFocusByArrows } from '../overlay/move-focus.ts'

interface Props {
  today: PlainDate
  value: PlainDate | null
  min?: PlainDate | undefined
  max?: PlainDate | undefined
  onPick: (date: PlainDate) => void
}

const someMonday: PlainDate = '2026-11-16'
const weekdays = daysFrom(someMonday, addDays(someMonday, 6)).map(weekdayName)

/** A month to pick a day from; Tab comes to the picked day, the arrows lead on from it. */
export function Calendar({ today, value, min, max, onPick }: Props) {
  const [month, setMonth] = useState(() => addMonths(value ?? nearest(today, min, max), 0))
  const isOffered = (date: PlainDate) => (!min || date >= min) && (!max || date <= max)
  const days = daysFrom(month, addDays(addMonths(month, 1), -1)).filter(isOffered)
  const tabStop = days.find((date) => date === value) ?? days.find((date) => date === today) ?? days[0]
  return (
    <div className="calendar">
      <div className="calendar-head">
        <Turn by={-1} {...{ month, min, max }} onTurn={setMonth} />
        <b aria-live="polite">{monthTitle(month)}</b>
        <Turn by={1} {...{ month, min, max }} onTurn={setMonth} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the controls, this only moves between them */}
      <div className="calendar-days" onKeyDown={moveFocusByArrows}>
        {weekdays.map((name) => (
          <span key={name} aria-hidden="true">
            {name}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((date, index) =>
            date ? (
              <button
                key={date}
                type="button"
                aria-label={wholeDate(date, today)}
                aria-pressed={date === value}
                aria-current={date === today ? 'date' : undefined}
                tabIndex={date === tabStop ? 0 : -1}
                disabled={!isOffered(date)}
                onClick={() => onPick(date)}
              >
                {Number(date.slice(8))}
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
              <span key={index} />
            ),
          )}
      </div>
    </div>
  )
}

interface TurnProps {
  month: PlainDate
  by: 1 | -1
  min: PlainDate | undefined
  max: PlainDate | undefined
  onTurn: (month: PlainDate) => void
}

function Turn({ month, by, min, max, onTurn }: TurnProps) {
  const next = addMonths(month, by)
  const isBeyond = by < 0 ? min !== undefined && month <= min : max !== undefined && next > max
  const Icon = by < 0 ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={by < 0 ? 'Попередній місяць' : 'Наступний місяць'}
      disabled={isBeyond}
      onClick={() => onTurn(next)}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  )
}

function nearest(today: PlainDate, min: PlainDate | undefined, max: PlainDate | undefined): PlainDate {
  if (max && max < today) return max
  return min && min > today ? min : today
}
