import type { FaqCard, FaqCategory } from '@matchbol/core/faq/faq-shapes'

interface Group<Entry> {
  category: FaqCategory
  entries: Entry[]
}

/** Entries in reading order, those of a category together. */
export function byCategory<Entry extends Pick<FaqCard, 'category'>>(entries: readonly Entry[]): Group<Entry>[] {
  const groups: Group<Entry>[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.category === entry.category) last.entries.push(entry)
    else groups.push({ category: entry.category, entries: [entry] })
  }
  return groups
}
