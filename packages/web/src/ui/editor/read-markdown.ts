import { isSafeLink } from '@matchbol/core/shared/safe-link'
import type { JSONContent } from '@tiptap/core'
import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

type Mark = NonNullable<JSONContent['marks']>[number]

/** Stored Markdown as the editor's document. It is read by the grammar by which the server reads it. */
export function readMarkdown(markdown: string): JSONContent {
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return { type: 'doc', content: orParagraph(children.flatMap(blockOf)) }
}

/** Nothing in the editor is quite empty: there is a line to type in. */
const orParagraph = (blocks: JSONContent[]) => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }])

function blockOf(node: RootContent): JSONContent[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphsOf(node.children)
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.depth }, content: wordsOf(node.children) }]
    case 'blockquote':
      return [{ type: 'blockquote', content: orParagraph(node.children.flatMap(blockOf)) }]
    case 'list':
      return [
        {
          type: node.ordered ? 'orderedList' : 'bulletList',
          ...(node.ordered && { attrs: { start: node.start ?? 1 } }),
          content: node.children.map(({ children }) => ({ type: 'listItem', content: itemOf(children) })),
        },
      ]
    case 'code':
      return [{ type: 'codeBlock', attrs: { language: node.lang ?? null }, content: textOf(node.value) }]
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }]
    case 'table':
      return [tableOf(node)]
    case 'html':
      return [{ type: 'paragraph', content: textOf(node.value) }]
    default:
      return []
  }
}

/** An item begins with a line to type in. */
function itemOf(children: readonly RootContent[]): JSONContent[] {
  const blocks = children.flatMap(blockOf)
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
}

/** A picture stands by itself. */
function paragraphsOf(phrases: readonly PhrasingContent[]): JSONContent[] {
  const blocks: JSONContent[] = []
  for (const phrase of phrases) {
    const last = blocks.at(-1)
    if (phrase.type === 'image') blocks.push({ type: 'image', attrs: { src: phrase.url, alt: phrase.alt ?? '' } })
    else if (last?.type === 'paragraph') last.content?.push(...wordsOf([phrase]))
    else blocks.push({ type: 'paragraph', content: wordsOf([phrase]) })
  }
  return blocks
}

function tableOf({ align, children }: Table): JSONContent {
  const width = Math.max(...children.map((row) => row.children.length))
  const rows = children.map((row, index) => ({
    type: 'tableRow',
    content: Array.from({ length: width }, (_, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { align: align?.[column] ?? null },
      content: [{ type: 'paragraph', content: wordsOf(row.children[column]?.children ?? []) }],
    })),
  }))
  return { type: 'table', content: rows }
}

const wordsOf = (nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): JSONContent[] =>
  nodes.flatMap((node) => wordOf(node, marks))

const markNames = { emphasis: 'italic', strong: 'bold', delete: 'strike' } as const

function wordOf(node: Nodes, marks: readonly Mark[]): JSONContent[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return textOf(node.value, marks)
    case 'inlineCode':
      return textOf(node.value, [...marks, { type: 'code' }])
    case 'break':
      return [{ type: 'hardBreak' }]
    case 'emphasis':
    case 'strong':
    case 'delete':
      return wordsOf(node.children, [...marks, { type: markNames[node.type] }])
    case 'link': {
      const link = { type: 'link', attrs: { href: node.url } }
      return wordsOf(node.children, isSafeLink(node.url) ? [...marks, link] : marks)
    }
    default:
      return []
  }
}

const textOf = (text: string, marks: readonly Mark[] = []): JSONContent[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }]
