import type { PlainDate } from '@matchbol/core/shared/plain-date'

const month = new Intl.DateTimeFormat('uk-UA', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** «листопад 2026». */
export const monthTitle = (date: PlainDate) =>
  month.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)).replace(/\s*р\.$/, '')
