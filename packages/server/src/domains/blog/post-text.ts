import { createHash } from 'node:crypto'
import { postLengths } from '@matchbol/core/blog/limits'
import { excerptOf, readingMinutesOf } from '@matchbol/core/shared/reading'
import { sql } from 'kysely'
import { lruCache } from '../../platform/lru-cache.ts'
import { plainTextOf } from '../../platform/markdown/plain-text.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts'
import { wordOfTag, wordsToFind } from './search-words.ts'

/** Bytes of drawn articles that a node keeps: some hundred. */
const MOST_KEPT = 4_000_000
const drawn = lruCache<string>(MOST_KEPT, (html) => 2 * html.length)

/** An article as it is shown. Drawing one takes some 20 ms, so those that are read again and again are kept by their text. */
export const htmlOf = (body: string): Promise<string> =>
  drawn(createHash('sha256').update(body).digest('base64url'), async () => renderMarkdown(body))

/** What follows from the words of an article and is kept beside them. */
export function textColumns({ title, tags, body }: { title: string; tags: readonly string[]; body: string }) {
  const plainText = plainTextOf(body)
  const words = [...wordsToFind([title, ...tags, plainText].join(' ')), ...tags.map(wordOfTag)]
  return {
    lead: excerptOf(plainText, postLengths.excerpt),
    reading_minutes: readingMinutesOf(plainText),
    search: sql<string>`array_to_tsvector(${words}::text[])`,
  }
}
