import { type SoughtWords, wordsToFind } from '../texts/search-words.ts'

interface Candidate {
  title: string
  weight: number
}

const inUkrainian = new Intl.Collator('uk')

/** The best first: whose title has most of the words, whole ones before beginnings; among these the heavier. */
export function ranked<C extends Candidate>(candidates: readonly C[], sought: SoughtWords): C[] {
  const fitOf = new Map(candidates.map((candidate) => [candidate, fit(wordsToFind(candidate.title), sought)]))
  return candidates.toSorted(
    (a, b) => (fitOf.get(b) ?? 0) - (fitOf.get(a) ?? 0) || b.weight - a.weight || inUkrainian.compare(a.title, b.title),
  )
}

const WHOLE = 3
const BEGINNING = 2

const fit = (title: readonly string[], sought: SoughtWords) =>
  sought.reduce((sum, spellings) => {
    if (spellings.some((spelling) => title.includes(spelling))) return sum + WHOLE
    return sum + (spellings.some((spelling) => title.some((word) => word.startsWith(spelling))) ? BEGINNING : 0)
  }, 0)
