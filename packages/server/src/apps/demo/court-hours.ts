import { DAY, HOUR, MINUTE } from '@matchbol/core/shared/durations'
import { dayOf, isWeekend, minuteOfDay, momentOf } from '@matchbol/core/shared/kyiv-time'
import type { Random } from './random.ts'

const WAKING_HOUR = 7

/** When amateurs start to play, in hours of the day: before or after work, and all day at weekends. */
const workdayStarts = [7, 18, 18.5, 19, 19.5, 20]
const weekendStarts = [9, 10, 11, 12.5, 14, 16, 17.5]

const startsOf = (day: number) => (isWeekend(day) ? weekendStarts : workdayStarts)

export const courtTime = (day: number, random: Random): Date => momentOf(day, random.oneOf(startsOf(day)) * 60)

/** The last usual start before a moment. */
export function lastCourtTime(before: Date): Date {
  for (let day = dayOf(before); ; day--)
    for (const start of startsOf(day).toReversed()) {
      const at = momentOf(day, start * 60)
      if (at <= before) return at
    }
}

/** The same moment, or the next morning where people sleep. */
export const awake = (at: Date): Date => {
  const minute = minuteOfDay(at)
  return minute < WAKING_HOUR * 60 ? momentOf(dayOf(at), WAKING_HOUR * 60 + (minute % 60)) : at
}

/** So many hours ago, or the evening before where people slept. */
export function awakeBefore(now: Date, hours: number): Date {
  const at = new Date(now.getTime() - hours * HOUR)
  const minute = minuteOfDay(at)
  return minute < WAKING_HOUR * 60 ? momentOf(dayOf(at) - 1, 22 * 60 + (minute % 60)) : at
}

export const later = (
  at: Date,
  { days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number },
) => new Date(at.getTime() + days * DAY + hours * HOUR + minutes * MINUTE)
