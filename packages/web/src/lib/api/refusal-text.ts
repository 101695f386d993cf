import type { RefusalDetails } from '@matchbol/core/shared/refusal'
import { momentOf } from '@matchbol/text/shared/dates'
import type { RefusalText } from '@matchbol/text/shared/refusals'

/** Vite finds the sentences of every domain by the name of their file, so that no list names them. */
const files = import.meta.glob<Record<string, RefusalText>>('../../../../text/src/*/refusals.ts', {
  eager: true,
  import: 'texts',
})
const texts = new Map(Object.values(files).flatMap((texts) => Object.entries(texts)))

/**
 * Why something was refused, in a sentence for the person who tried, with what it says of set, moment or limit; nothing where the
 * code has no sentence, as that of a server newer than the page.
 * @param now decides whether the year is named
 */
export function refusalText(code: string | undefined, details: RefusalDetails, now: Date): string | undefined {
  const text = texts.get(code ?? '')
  const sentence = typeof text === 'function' ? text(details) : text
  return sentence && details.until ? `${sentence} Можна буде: ${momentOf(details.until, now)}.` : sentence
}
