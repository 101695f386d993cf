import { DAY } from './durations.ts'

/**
 * A day of the calendar without a time zone, `2026-11-21`, and such a day with a time on the clock, `2026-11-21T18:00`:
 * what Temporal calls PlainDate and PlainDateTime. As text they compare in their order.
 */
export type PlainDate = string
export type PlainDateTime = string

/** Whether a text is a day that there is: not `2026-02-30`, not `21.11.2026`. */
export const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(toUtc(text)) && fromUtc(toUtc(text)) === text

/** Counted from the first of January 1970. */
export const dayNumber = (date: PlainDate): number => toUtc(date) / DAY

/** The day of that number. */
export const dateOf = (day: number): PlainDate => fromUtc(day * DAY)

export const addDays = (date: PlainDate, days: number): PlainDate => dateOf(dayNumber(date) + days)

/** The first day of the month that lies so many months later. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return fromUtc(Date.UTC(year, month - 1 + months, 1))
}

const toUtc = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`)
const fromUtc = (at: number): PlainDate => new Date(at).toISOString().slice(0, 10)
