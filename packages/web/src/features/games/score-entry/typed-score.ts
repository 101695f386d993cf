/** What a keyboard has typed towards one of the scores on the keys: what is kept of it, and the score once it is whole. */
export interface TypedScore {
  typed: string
  /** The keys that begin so. */
  matching: readonly string[]
  chosen: string | null
}

/** «6 4», «6:4» or «64»: the digits tell, for none of the scores begins like another one. A wrong digit begins anew. */
export function typeScore(scores: readonly string[], typed: string, key: string): TypedScore {
  for (const next of [typed + key, key]) {
    const matching = scores.filter((score) => digitsOf(score).startsWith(next))
    const chosen = matching.find((score) => digitsOf(score) === next)
    if (chosen !== undefined) return { typed: '', matching, chosen }
    if (matching.length > 0) return { typed: next, matching, chosen: null }
  }
  return { typed: '', matching: [], chosen: null }
}

const digitsOf = (score: string) => score.replace(/\D/g, '')
