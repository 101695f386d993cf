import { isSafeLink } from '@matchbol/core/shared/safe-link'
import { pictureSize } from '@matchbol/core/uploads/picture-address'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from './read-markdown.ts'

/** The addresses of the pictures of other sites that a text would show where it was written, each once. @throws Refusal TEXT_TOO_TANGLED, TEXT_TOO_MANY_LINES */
export function foreignPicturesIn(markdown: string): string[] {
  if (!markdown.includes('![')) return []
  const urls = new Set<string>()
  visit(parseMarkdown(markdown), 'image', ({ url }) => {
    if (/^https?:/i.test(url) && isSafeLink(url) && !pictureSize(url)) urls.add(url)
  })
  return [...urls]
}
