import { formatWeight } from '@matchbol/core/games/format-weight'
import { formatOf, OFFERED_FORMATS } from '@matchbol/core/leagues/match-format'
import { formatWords } from '../../lib/format-words.ts'

/** Every weight F of the rating formula with all formats that have it, the heaviest first; formats that read alike once. */
export function formatWeights(): { weight: number; formats: string[] }[] {
  const byWeight = new Map<number, Set<string>>()
  for (const code of OFFERED_FORMATS) {
    const weight = formatWeight(formatOf(code))
    byWeight.set(weight, (byWeight.get(weight) ?? new Set()).add(formatWords(code).toLocaleLowerCase('uk-UA')))
  }
  return [...byWeight]
    .map(([weight, formats]) => ({ weight, formats: [...formats] }))
    .sort((a, b) => b.weight - a.weight)
}
