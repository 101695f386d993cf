/** In milliseconds. A day has 24 hours here; a day of the calendar is in `plain-date.ts`, one of Kyiv in `kyiv-time.ts`. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
