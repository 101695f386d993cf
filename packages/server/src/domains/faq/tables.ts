import type { FaqCategory } from '@matchbol/core/faq/faq-shapes'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    faq_entries: FaqEntriesTable
  }
}

export interface FaqEntriesTable {
  id: Generated<number>
  /** Counted on by each edit, by the database; a place among the others is no edit. */
  version: Generated<number>
  question: string
  /** Clean Markdown with placeholders. */
  answer: string
  category: FaqCategory
  /** Entries of a category are read by it; numbered anew when one is put elsewhere. */
  position: number
  is_published: boolean
  /** When question or answer were last edited. */
  updated_at: Date
}
