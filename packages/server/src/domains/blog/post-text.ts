import { postLengths } from '@matchbol/core/blog/limits'
import { readingMinutesOf } from '@matchbol/core/shared/reading'
import { sql } from 'kysely'
import { leadOf, plainTextOf } from '../../platform/markdown/plain-text.ts'
import { wordsToFind } from '../texts/search-words.ts'

/** What follows from the words of an article and is kept beside them. */
export function textColumns({ title, tags, body }: { title: string; tags: readonly string[]; body: string }) {
  const plainText = plainTextOf(body)
  const words = [...wordsToFind([title, ...tags, plainText].join(' ')), ...tags.map(wordOfTag)]
  return {
    lead: leadOf(body, postLengths.excerpt),
    reading_minutes: readingMinutesOf(plainText),
    search: sql<string>`array_to_tsvector(${words}::text[])`,
  }
}

/** A tag among the words of an article: no word looks like it. */
export const wordOfTag = (tag: string) => `#${tag}`
