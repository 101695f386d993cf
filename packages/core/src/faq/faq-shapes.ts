import * as z from 'zod'
import { instant, name, seenVersion, text } from '../shared/shapes.ts'
import { faqLengths, MOST_ENTRIES } from './limits.ts'
import { placeholderNames } from './placeholders.ts'

/** What entries are about, in the order in which they are read. */
export const faqCategories = ['CLUB', 'GAMES', 'RESULTS', 'STANDING', 'ACCOUNT'] as const
export type FaqCategory = (typeof faqCategories)[number]

/** An entry on a list. */
export const faqCard = z.object({
  id: z.int(),
  version: z.int(),
  question: z.string(),
  lead: z.string().describe('how its answer begins'),
  category: z.enum(faqCategories),
  position: z.int().describe('entries of a category are read by it'),
  isPublished: z.boolean(),
  updatedAt: instant.describe('when question or answer were last edited'),
})
export type FaqCard = z.output<typeof faqCard>

/** An entry on the list of all, which opens in its place. */
export const faqAnswer = faqCard.extend({
  html: z
    .string()
    .nullable()
    .describe('its answer, safe to show; null for one with headings, which has a page to itself'),
})
export type FaqAnswer = z.output<typeof faqAnswer>

const neighbour = faqCard.pick({ id: true, question: true }).nullable()

/** An entry as it is read. */
export const faqEntry = faqCard.extend({
  html: z.string().describe('its answer, safe to show, with present figures in place of placeholders'),
  sections: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .describe('its headings of the second level, each with its anchor in `html`'),
  answer: z.string().nullable().describe('the same as Markdown; to administrators'),
  previous: neighbour,
  next: neighbour,
})
export type FaqEntry = z.output<typeof faqEntry>

export const placeholder = z.object({
  name: z.enum(placeholderNames),
  now: z.string().describe('what stands in its place at present: words, or Markdown of a table'),
})
export type Placeholder = z.output<typeof placeholder>

const content = {
  question: name(faqLengths.question),
  answer: text(faqLengths.answer).describe(
    'Markdown; figures by placeholders, as `{autoConfirmHours година/години/годин}`',
  ),
  category: z.enum(faqCategories),
}

const position = z.int().min(1).max(MOST_ENTRIES).describe('the place it is put at in its category')

export const newFaqEntry = z.strictObject({ ...content, isPublished: z.boolean().default(false) })
export type NewFaqEntry = z.output<typeof newFaqEntry>

export const faqChanges = z
  .strictObject({ ...content, isPublished: z.boolean(), position })
  .partial()
  .extend({ version: seenVersion })
export type FaqChanges = z.output<typeof faqChanges>
