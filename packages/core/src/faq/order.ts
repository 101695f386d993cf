import { type FaqCategory, faqCategories } from './faq-shapes.ts'

/** What the place of an entry goes by. */
interface Placed {
  id: number
  category: FaqCategory
  position: number
}

/** The order in which entries are read: by category, then by their place in it. */
export const inReadingOrder = <Entry extends Placed>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) =>
      faqCategories.indexOf(a.category) - faqCategories.indexOf(b.category) || a.position - b.position || a.id - b.id,
  )

/**
 * The entries of a category, in order, once one of them or a new one is put at a place.
 * @param position from 1 on; beyond the last it is the last, and so it is without one
 */
export function placedAt(ids: readonly number[], id: number, position = Number.POSITIVE_INFINITY): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.min(position - 1, others.length), 0, id)
}
