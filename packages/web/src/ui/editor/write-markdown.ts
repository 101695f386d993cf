import { spelling, tableSpelling } from '@matchbol/core/texts/spelling'
import type { JSONContent } from '@tiptap/core'
import type { AlignType, BlockContent, ListItem, PhrasingContent, Table, TableCell } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** The editor's document as Markdown, in the spelling in which the server stores it. */
export function writeMarkdown({ content = [] }: JSONContent): string {
  const children = content.flatMap(blockOf)
  return toMarkdown({ type: 'root', children }, { ...spelling, extensions: [gfmToMarkdown(tableSpelling)] }).trim()
}

function blockOf({ type, attrs = {}, content = [] }: JSONContent): BlockContent[] {
  switch (type) {
    case 'paragraph': {
      const children = trimmed(phrasesOf(content))
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
    }
    case 'heading': {
      const children = trimmed(phrasesOf(content))
      return children.length > 0 ? [{ type: 'heading', depth: attrs.level, children }] : []
    }
    case 'blockquote': {
      const children = content.flatMap(blockOf)
      return children.length > 0 ? [{ type: 'blockquote', children }] : []
    }
    case 'bulletList':
    case 'orderedList':
      return [listOf(type === 'orderedList', attrs.start, content.map(itemOf))]
    case 'codeBlock':
      return [{ type: 'code', lang: attrs.language, value: content.map(({ text = '' }) => text).join('') }]
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }]
    case 'image':
      return [{ type: 'paragraph', children: [{ type: 'image', url: attrs.src ?? '', alt: attrs.alt ?? '' }] }]
    case 'table':
      return [tableOf(content)]
    default:
      return []
  }
}

const listOf = (ordered: boolean, start: number | undefined, children: ListItem[]): BlockContent => ({
  type: 'list',
  ordered,
  start: ordered ? (start ?? 1) : null,
  spread: children.some(({ spread }) => spread),
  children,
})

function itemOf({ content = [] }: JSONContent): ListItem {
  const children = content.flatMap(blockOf)
  const isTight = children[0]?.type !== 'paragraph' || children.slice(1).every(({ type }) => type === 'list')
  return { type: 'listItem', spread: !isTight, children }
}

function tableOf(rows: readonly JSONContent[]): Table {
  const [head] = rows
  return {
    type: 'table',
    align: (head?.content ?? []).map(({ attrs }): AlignType => attrs?.align ?? null),
    children: rows.map(({ content = [] }) => ({ type: 'tableRow', children: content.map(cellOf) })),
  }
}

/** A cell has one line. */
function cellOf({ content = [] }: JSONContent): TableCell {
  const lines = content.map(({ content = [] }) => trimmed(phrasesOf(content)))
  const words = lines.filter((line) => line.length > 0)
  const children = words.flatMap((line, index) =>
    index === 0 ? line : [{ type: 'text' as const, value: ' ' }, ...line],
  )
  return {
    type: 'tableCell',
    children: children.map((it) => (it.type === 'break' ? { type: 'text', value: ' ' } : it)),
  }
}

/** The outermost first where two marks reach equally far. */
const markTypes = { link: 'link', italic: 'emphasis', bold: 'strong', strike: 'delete' } as const
type MarkName = keyof typeof markTypes
const markNames = Object.keys(markTypes) as MarkName[]

/** Words that stand beside each other with the same mark are one piece within it; the mark that reaches farthest is outermost. */
function phrasesOf(nodes: readonly JSONContent[], within: readonly MarkName[] = []): PhrasingContent[] {
  const phrases: PhrasingContent[] = []
  for (let at = 0; at < nodes.length; ) {
    const { name, end } = farthest(nodes, at, within)
    const inner = nodes.slice(at, end)
    if (name) phrases.push(...around(phrasesOf(inner, [...within, name]), name, markOf(nodes[at], name)?.attrs?.href))
    else phrases.push(...inner.flatMap(leafOf))
    at = end
  }
  return phrases
}

function farthest(nodes: readonly JSONContent[], at: number, within: readonly MarkName[]) {
  let outermost: { name?: MarkName; end: number } = { end: at + 1 }
  for (const name of markNames) {
    if (within.includes(name) || !markOf(nodes[at], name)) continue
    const end = endOf(nodes, at, name)
    if (!outermost.name || end > outermost.end) outermost = { name, end }
  }
  return { ...outermost, end: beforeOverlap(nodes, at, outermost.end) }
}

/** Where the given mark of a word ends. */
function endOf(nodes: readonly JSONContent[], at: number, name: MarkName): number {
  const mark = markOf(nodes[at], name)
  const end = nodes.findIndex((node, index) => index > at && !isSame(markOf(node, name), mark))
  return end === -1 ? nodes.length : end
}

/** Of two marks that overlap one is cut: rather the first than the second at a blank, which would lose its mark. */
function beforeOverlap(nodes: readonly JSONContent[], at: number, end: number): number {
  if (!isAtBlank(nodes, end)) return end
  const overlap = nodes.findIndex(
    (node, index) =>
      index > at &&
      index < end &&
      !isAtBlank(nodes, index) &&
      markNames.some((name) => {
        const mark = markOf(node, name)
        return mark && !isSame(markOf(nodes[index - 1], name), mark) && endOf(nodes, index, name) > end
      }),
  )
  return overlap === -1 ? end : overlap
}

const isAtBlank = (nodes: readonly JSONContent[], at: number) =>
  /\s$/.test(nodes[at - 1]?.text ?? '') || /^\s/.test(nodes[at]?.text ?? '')

/** Blanks at the edges stay outside: within, Markdown would take its marks for words. */
function around(inner: PhrasingContent[], name: MarkName, url: string): PhrasingContent[] {
  const children = trimmed(inner)
  if (children.length === 0) return inner
  const type = markTypes[name]
  const wrapped: PhrasingContent = type === 'link' ? { type, url, children } : { type, children }
  const [first, last] = [inner[0], inner.at(-1)]
  const space: PhrasingContent = { type: 'text', value: ' ' }
  return [
    ...(first?.type === 'text' && /^\s/.test(first.value) ? [space] : []),
    wrapped,
    ...(last?.type === 'text' && /\s$/.test(last.value) ? [space] : []),
  ]
}

const markOf = (node: JSONContent | undefined, name: string) => node?.marks?.find(({ type }) => type === name)

const isSame = (a: ReturnType<typeof markOf>, b: ReturnType<typeof markOf>) =>
  a?.type === b?.type && a?.attrs?.href === b?.attrs?.href

function leafOf({ type, text = '', marks = [] }: JSONContent): PhrasingContent[] {
  if (type === 'hardBreak') return [{ type: 'break' }]
  if (type !== 'text') return []
  return marks.some(({ type }) => type === 'code')
    ? [{ type: 'inlineCode', value: text }]
    : [{ type: 'text', value: text }]
}

/** Without blanks and breaks at the beginning and the end. */
function trimmed(phrases: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (it: PhrasingContent) => it.type === 'break' || (it.type === 'text' && it.value.trim() === '')
  const from = phrases.findIndex((it) => !isBlank(it))
  const to = phrases.findLastIndex((it) => !isBlank(it))
  return phrases.slice(from === -1 ? phrases.length : from, to + 1).map((it, index, { length }) => {
    if (it.type !== 'text') return it
    const value = index === 0 ? it.value.trimStart() : it.value
    return { type: 'text', value: index === length - 1 ? value.trimEnd() : value }
  })
}
