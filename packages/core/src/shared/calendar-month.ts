import { addDays, addMonths, dayNumber, type PlainDate } from './plain-date.ts'

const daysOfWeek = 7
/** The first of January 1970, from which days are counted, counted itself from Monday. */
const thursday = 3

/** All days from one to the other, both of them among these. */
export function daysFrom(first: PlainDate, last: PlainDate): PlainDate[] {
  const count = Math.max(0, dayNumber(last) - dayNumber(first) + 1)
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** The weeks of a month, from Monday on; a day of another month is undefined. */
export function weeksOf(date: PlainDate): (PlainDate | undefined)[][] {
  const first = addMonths(date, 0)
  const days = daysFrom(first, addDays(addMonths(date, 1), -1))
  const before = (dayNumber(first) + thursday) % daysOfWeek
  const cells = [...Array.from({ length: before }, () => undefined), ...days]
  const weeks = Math.ceil(cells.length / daysOfWeek)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_, day) => cells[week * daysOfWeek + day]),
  )
}
