import { Refusal } from '@matchbol/core/shared/refusal'
import { spelling, tableSpelling } from '@matchbol/core/texts/spelling'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { type FetchedPictures, readMarkdown } from './read-markdown.ts'

const writer = unified().use(remarkGfm, tableSpelling).use(remarkStringify, spelling).freeze()

/** What was written may read differently once more; no text was ever seen that had not come to rest by the second round. */
const MOST_ROUNDS = 3

/**
 * A text as it is stored: Markdown of what is allowed, in one spelling. Clean text stays as it is.
 * @param most characters; the marks of its spelling count too
 * @throws Refusal TEXT_TOO_LONG, TEXT_TOO_TANGLED, TEXT_TOO_MANY_LINES
 */
export function cleanMarkdown(markdown: string, most: number, fetched?: FetchedPictures): string {
  let text = markdown.normalize('NFC').replace(/\r\n?/g, '\n')
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (text.length > most) throw new Refusal('TEXT_TOO_LONG', { limit: most })
    const written = writer.stringify(readMarkdown(text, fetched)).trim()
    if (written === text) return text
    text = written
  }
  throw new Refusal('TEXT_TOO_TANGLED')
}
