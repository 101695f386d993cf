const MOST_KEPT = 5

/** With what was looked for last put first, each once; words that only differ in case are the same. */
export const withLatest = (lately: readonly string[], q: string): string[] =>
  [q, ...lately.filter((it) => it.toLowerCase() !== q.toLowerCase())].slice(0, MOST_KEPT)

let kept: string[] = []

/** What was looked for since the page was opened; the browser keeps nothing of it. */
export const lookedFor = (): readonly string[] => kept

export function rememberSearch(typed: string) {
  const q = typed.trim()
  if (q !== '') kept = withLatest(kept, q)
}
