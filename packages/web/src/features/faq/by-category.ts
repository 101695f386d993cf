import type { FaqCard, FaqCategory } from '@matchbol/core/faq/faq-shapes'

interface Group {
  category: FaqCategory
  entries: FaqCard[]
}

/** Entries in reading order, those of a category together. */
export function byCategory(entries: readonly FaqCard[]): Group[] {
  const groups: Group[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.category === entry.category) last.entries.push(entry)
    else groups.push({ category: entry.category, entries: [entry] })
  }
  return groups
}
