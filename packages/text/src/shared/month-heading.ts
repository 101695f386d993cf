import type { PlainDate } from '@matchbol/core/shared/plain-date'
import { monthTitle } from './calendar-days.ts'

/** «Листопад 2026», where it stands alone. */
export function monthHeading(date: PlainDate): string {
  const title = monthTitle(date)
  return title.charAt(0).toUpperCase() + title.slice(1)
}
