const guardMs = 10_000

/** Whether a path that was reloaded at `last` (0: never) may be reloaded again: a file that stays away must not spin the page. */
export const mayReloadFor = (last: number, now: number) => now - last >= guardMs
