import { isPlainDate, type PlainDate } from '@matchbol/core/shared/plain-date'

/** The time that somebody has typed, as `18:30`: `18:30`, `18.30`, `1830`, `18 30` and `18`. Undefined for what is no time. */
export function readPlainTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[ :.-]?(\d\d))?$/.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Each half hour from one full hour to before another: «07:00», «07:30» … */
export const halfHours = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) * 2 }, (_, index) => {
    const hour = String(from + Math.floor(index / 2)).padStart(2, '0')
    return `${hour}:${index % 2 ? '30' : '00'}`
  })

/** «21.11.2026». */
export const writePlainDate = (date: PlainDate) => date.split('-').toReversed().join('.')

/**
 * The day that somebody has typed: `21.11.2026`, `21/11/26`, `2026-11-21`, and without a year the `21.11` of this one.
 * Undefined for what is no day, such as 31.02.
 */
export function readPlainDate(text: string, today: PlainDate): PlainDate | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim()) ?? []
  if (isoYear) return existing(isoYear, isoMonth, isoDay)
  const [, day, month, year = today.slice(0, 4)] =
    /^(\d{1,2})[ ./-](\d{1,2})(?:[ ./-](\d{4}|\d\d))?\.?$/.exec(text.trim()) ?? []
  return existing(year.length === 2 ? `20${year}` : year, month, day)
}

function existing(year = '', month = '', day = ''): PlainDate | undefined {
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isPlainDate(date) ? date : undefined
}
