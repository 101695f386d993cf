/** Who played within this many days counts as playing in the player rating. Days of 24 hours. */
export const RECENT_DAYS = 60
