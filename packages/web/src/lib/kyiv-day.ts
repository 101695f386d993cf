import { fromKyivField } from './kyiv-field.ts'

const dayMs = 86_400_000

/** The first moment of a calendar day in Kyiv, `2026-11-21`, as the API takes it. */
export const dayStart = (day: string) => fromKyivField(`${day}T00:00`)?.toISOString()

/** The first moment after the day, so that the whole of it is before. */
export const nextDayStart = (day: string) =>
  dayStart(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10))
