import { addDays, type PlainDate } from '../../ui/date/plain-date.ts'
import { fromKyivField, toKyivField } from './kyiv-field.ts'

/** The day of the calendar that a moment belongs to in Kyiv. */
export const kyivDate = (at: Date | string): PlainDate => toKyivField(at).slice(0, 10)

/** The first moment of a calendar day in Kyiv, `2026-11-21`, as the API takes it. */
export const dayStart = (day: PlainDate) => fromKyivField(`${day}T00:00`)?.toISOString()

/** The first moment after the day, so that the whole of it is before. */
export const nextDayStart = (day: PlainDate) => dayStart(addDays(day, 1))
