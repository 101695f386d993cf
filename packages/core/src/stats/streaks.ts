/** Results of one player, oldest first: `WLWW`. */
type Form = string

/** The wins or losses that the latest games are, in a row; null for who has not played. */
export function presentStreak(form: Form): { kind: 'W' | 'L'; length: number } | null {
  const last = form.at(-1)
  if (last !== 'W' && last !== 'L') return null
  const run = /(W+|L+)$/.exec(form)?.[0] ?? ''
  return { kind: last, length: run.length }
}

/** The most wins in a row ever. */
export const longestWinningStreak = (form: Form): number =>
  Math.max(0, ...(form.match(/W+/g) ?? []).map((run) => run.length))
