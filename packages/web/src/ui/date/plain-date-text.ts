import { isPlainDate, type PlainDate } from '@matchbol/core/shared/plain-date'

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
