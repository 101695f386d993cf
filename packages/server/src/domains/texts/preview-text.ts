import { readingMinutesOf } from '@matchbol/core/shared/reading'
import { LONGEST_TEXT } from '@matchbol/core/texts/limits'
import { cleanMarkdown } from '../../platform/markdown/clean-markdown.ts'
import { plainTextOf } from '../../platform/markdown/plain-text.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts'

/** A text as it would be stored and shown. @throws Refusal TEXT_TOO_LONG, TEXT_TOO_TANGLED, TEXT_TOO_MANY_LINES */
export function previewText(written: string) {
  const markdown = cleanMarkdown(written, LONGEST_TEXT)
  return { markdown, html: renderMarkdown(markdown), readingMinutes: readingMinutesOf(plainTextOf(markdown)) }
}
