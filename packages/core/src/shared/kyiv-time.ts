import { DAY, MINUTE } from './durations.ts'
import { dateFormatter } from './formatters.ts'
import { addDays, addMonths, dateOf, dayNumber, type PlainDate, type PlainDateTime } from './plain-date.ts'

/** The time zone of the leagues, whatever that of the server, the database and the browser. */
export const KYIV = 'Europe/Kyiv'

const clock = dateFormatter('sv-SE', {
  timeZone: KYIV,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

type Instant = Date | string

/** What the clocks of Kyiv show: `2026-11-21T18:00`. */
export const toKyiv = (at: Instant): PlainDateTime => clock(new Date(at)).replace(' ', 'T')

/** The moment when they show it; undefined for another text, and in the hour that is left out when the clocks go forward. */
export function fromKyiv(text: PlainDateTime): Date | undefined {
  const shown = written.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  if (Number.isNaN(shown)) return undefined
  const moment = momentShown(shown)
  return toKyiv(moment) === text ? moment : undefined
}

/** The day of the calendar that a moment belongs to in Kyiv: `2026-11-21`. */
export const kyivDate = (at: Instant): PlainDate => toKyiv(at).slice(0, 10)

/** Its month, `2026-11`. */
export const kyivMonth = (at: Instant) => toKyiv(at).slice(0, 7)

/** Its year, `2026`. */
export const kyivYear = (at: Instant) => toKyiv(at).slice(0, 4)

/** So many months up to the present one, which is the last. */
export function monthsUpTo(now: Date, count: number): string[] {
  const today = kyivDate(now)
  return Array.from({ length: count }, (_, index) => addMonths(today, index + 1 - count).slice(0, 7))
}

/** The first moment of a day in Kyiv, as the API takes it. */
export const dayStart = (date: PlainDate) => fromKyiv(`${date}T00:00`)?.toISOString()

/** The first moment after the day, so that the whole of it is before. */
export const nextDayStart = (date: PlainDate) => dayStart(addDays(date, 1))

/** Days between two moments by the calendar of Kyiv, negative when `to` lies earlier. */
export const daysBetween = (from: Instant, to: Instant) => dayOf(to) - dayOf(from)

/** The day in Kyiv, counted from the first of January 1970. */
export const dayOf = (at: Instant): number => dayNumber(kyivDate(at))

/** Minutes since midnight by the clocks of Kyiv, with their fraction. */
export const minuteOfDay = (at: Date): number => ((at.getTime() + offsetAt(at.getTime())) % DAY) / MINUTE

/** The moment when the clocks of Kyiv show this day and minute. */
export const momentOf = (day: number, minute: number): Date => momentShown(day * DAY + Math.round(minute * MINUTE))

/** The first 1970-01-01 was a Thursday. */
export const isWeekend = (day: number): boolean => [0, 6].includes((day + 4) % 7)

/** The last Monday, 00:00 in Kyiv, or one so many weeks later. */
export const weekStart = (now: Instant, weeksLater = 0): Date =>
  momentOf(dayOf(now) - ((dayOf(now) + 3) % 7) + 7 * weeksLater, 0)

/** The first day of the month that lies this many months from the day's own. */
export const firstOfMonth = (day: number, monthsLater: number): number => dayNumber(addMonths(dateOf(day), monthsLater))

/** Year, and month from 0, of a day. */
export function monthOf(day: number): { year: number; month: number } {
  const [year = 0, month = 1] = dateOf(day).split('-').map(Number)
  return { year, month: month - 1 }
}

/** The day so many calendar months and days later; a month that is too short ends the count at its last day. */
export function laterDay(day: number, months: number, days: number): number {
  const ofMonth = day - firstOfMonth(day, 0)
  const lastOfMonth = firstOfMonth(day, months + 1) - 1
  return Math.min(firstOfMonth(day, months) + ofMonth, lastOfMonth) + days
}

/** @param shown what the clocks show, as if it were UTC; near a change of them the first guess may take the offset of its wrong side */
const momentShown = (shown: number) => new Date(shown - offsetAt(shown - offsetAt(shown)))

/** How far the clocks of Kyiv are ahead of UTC, in milliseconds. */
const offsetAt = (at: number) => Date.parse(`${toKyiv(new Date(at))}Z`) - Math.floor(at / MINUTE) * MINUTE
