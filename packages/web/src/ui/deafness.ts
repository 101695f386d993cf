/** Milliseconds for which a step that has just come takes no taps: quick taps are meant as one. */
export const DEAF_MS = 350

/** Until when nothing is heard after a tap: one that was swallowed prolongs it, one that comes later does not. In milliseconds. */
export const deafUntil = (until: number, tappedAt: number) => (tappedAt < until ? tappedAt + DEAF_MS : until)
