export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv', timeZoneName: 'longOffset' })

/** By how many milliseconds the clocks of Kyiv are ahead of UTC at this moment. */
function offsetAt(at: number): number {
  const name = offsets.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)/.exec(name) ?? []
  return Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE
}

/** The calendar day in Kyiv, counted from the first of January 1970. */
export const dayOf = (at: Date): number => Math.floor((at.getTime() + offsetAt(at.getTime())) / DAY)

/** Minutes since midnight by the clocks of Kyiv. */
export const minuteOfDay = (at: Date): number => ((at.getTime() + offsetAt(at.getTime())) % DAY) / MINUTE

/** The moment when the clocks of Kyiv show this day and minute. */
export function momentOf(day: number, minute: number): Date {
  const shown = day * DAY + Math.round(minute * MINUTE)
  return new Date(shown - offsetAt(shown - offsetAt(shown)))
}

/** The first 1970-01-01 was a Thursday. */
export const isWeekend = (day: number): boolean => [0, 6].includes((day + 4) % 7)

/** The first day of the month that lies this many months from the day's own. */
export function firstOfMonth(day: number, monthsLater: number): number {
  const date = new Date(day * DAY)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater, 1) / DAY
}

/** Year, and month from 0, of a calendar day. */
export function monthOf(day: number): { year: number; month: number } {
  const date = new Date(day * DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() }
}

/** The day so many calendar months and days later; a month that is too short ends the count at its last day. */
export function laterDay(day: number, months: number, days: number): number {
  const date = new Date(day * DAY)
  const lastOfMonth = firstOfMonth(day, months + 1) - 1
  return Math.min(firstOfMonth(day, months) + date.getUTCDate() - 1, lastOfMonth) + days
}
