/** In place of a month: under it the rows of all months are counted. */
export const EVER = ''

/** «2026-11», UTC. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 'yyyy-mm'.length)
