import { excerptOf } from '@matchbol/core/shared/reading'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { readMarkdown } from './read-markdown.ts'

/**
 * The words of a stored text, a line for each paragraph, heading, item and row: for `readingMinutesOf` of core and for searches.
 * What stands beside a picture is not among them.
 */
export const plainTextOf = (markdown: string): string => linesOf(readMarkdown(markdown)).join('\n')

/**
 * How a stored text begins, for lists and for who passes it on: by its sentences, as a heading or the cells of a row run into what
 * follows; by all there is where it has none. @param most characters
 */
export function leadOf(markdown: string, most: number): string {
  const all = readMarkdown(markdown)
  const sentences = all.children.filter(({ type }) => type !== 'heading' && type !== 'table').flatMap(linesOf)
  return excerptOf((sentences.length > 0 ? sentences : linesOf(all)).join('\n'), most)
}

/** The addresses of the pictures of ours that a stored text shows, each once. */
export function picturesIn(markdown: string): string[] {
  const urls = new Set<string>()
  visit(readMarkdown(markdown), 'image', ({ url }) => void urls.add(url))
  return [...urls]
}

function linesOf(node: Nodes): string[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [wordsIn(node)].filter(Boolean)
    case 'tableRow':
      return [node.children.map(wordsIn).join(' ')]
    case 'code':
      return [node.value]
    default:
      return 'children' in node ? node.children.flatMap(linesOf) : []
  }
}

/** The words of a part of a text, in one line. */
export function wordsIn(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(wordsIn).join('') : ''
}
