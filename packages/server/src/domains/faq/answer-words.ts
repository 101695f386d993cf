import { createHash } from 'node:crypto'
import type { FaqEntry } from '@matchbol/core/faq/faq-shapes'
import { faqLengths } from '@matchbol/core/faq/limits'
import { lruCache } from '../../platform/lru-cache.ts'
import { leadOf, plainTextOf } from '../../platform/markdown/plain-text.ts'
import { sectionsOf } from '../../platform/markdown/render-markdown.ts'

/** Bytes of answers that a node keeps as words: those of a whole FAQ. */
const MOST_KEPT = 2_000_000
const read = lruCache<AnswerWords>(MOST_KEPT, ({ text }) => 2 * text.length)

interface AnswerWords extends Pick<FaqEntry, 'lead' | 'sections'> {
  text: string
}

/** The words of an answer whose placeholders are filled, and its headings; kept by its text, because lists read them all. */
export const wordsOfAnswer = (filled: string): Promise<AnswerWords> =>
  read(createHash('sha256').update(filled).digest('base64url'), async () => ({
    text: plainTextOf(filled),
    lead: leadOf(filled, faqLengths.lead),
    sections: sectionsOf(filled),
  }))
