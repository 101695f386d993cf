import { dayOf, momentOf } from '../shared/kyiv-time.ts'

/** Who played within this many days counts as playing in the player rating. Days of the calendar of Kyiv: it changes at midnight. */
export const RECENT_DAYS = 60

/** Whoever had a rated game since this moment counts as playing on the day of `now`. */
export const recentSince = (now: Date): Date => momentOf(dayOf(now) - RECENT_DAYS, 0)
