import { formatWeight } from '@matchbol/core/games/score/format-weight'
import { formatOf, OFFERED_FORMATS } from '@matchbol/core/leagues/match-format'
import { formatWords } from '../leagues/match-format.ts'

/** Every weight F of the rating formula with all formats that have it, the heaviest first. */
export function formatWeights(): { weight: number; formats: string[] }[] {
  const byWeight = new Map<number, string[]>()
  for (const code of OFFERED_FORMATS) {
    const weight = formatWeight(formatOf(code))
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), formatWords(code).toLocaleLowerCase('uk-UA')])
  }
  return [...byWeight].map(([weight, formats]) => ({ weight, formats })).sort((a, b) => b.weight - a.weight)
}
