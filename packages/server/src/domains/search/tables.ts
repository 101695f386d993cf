import type { OneOf } from '../../platform/db/tables.ts'
import type { entryKinds } from './entries.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    search_entries: SearchEntriesTable
    search_words: SearchWordsTable
  }
}

/** What is found beside people and articles. */
interface SearchEntriesTable {
  kind: OneOf<typeof entryKinds>
  id: number
  title: string
  /** What tells it from others of its title. */
  place: string | null
  words: string
  /** Of two that are found alike the heavier one stands first. */
  weight: number
}

/** A word by which anything is found, and how often it stands anywhere: counted by the triggers of what has it. */
interface SearchWordsTable {
  word: string
  uses: number
}
