import { addDays, addMonths, dayNumber, type PlainDate } from '@matchbol/core/shared/plain-date'

/** The weeks of a day's month, from Monday to Sunday, with the days of its neighbours that complete them. */
export function monthWeeks(day: PlainDate): PlainDate[][] {
  const first: PlainDate = `${day.slice(0, 7)}-01`
  const monday = addDays(first, -weekdayOf(first))
  const count = Math.ceil((dayNumber(addMonths(first, 1)) - dayNumber(monday)) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(monday, 7 * week + weekday)),
  )
}

/** 0 for Monday; the first day of all was a Thursday. */
const weekdayOf = (day: PlainDate) => (((dayNumber(day) + 3) % 7) + 7) % 7
