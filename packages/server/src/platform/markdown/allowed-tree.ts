import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
} from 'mdast'
import { allowedPhrases, phrasesOfParagraph, seen, trimmed, words } from './allowed-phrases.ts'

type Block = BlockContent | DefinitionContent

/** Lists and quotes within each other. */
const MOST_LEVELS = 6
/** More are cut off: a row is filled up to the width of its table, so that few characters could make millions of cells. */
const MOST_COLUMNS = 12

/**
 * What a text may be made of: headings of the second to the fourth level, paragraphs, lists, quotes, tables, code, lines; in them
 * emphasis, links to safe addresses and, in paragraphs of their own, pictures of ours. Whatever else was written stays as words.
 */
export const allowedTree = (tree: Root): Root => ({ type: 'root', children: blocksOf(tree.children, 0) })

const blocksOf = (nodes: readonly RootContent[], level: number): Block[] =>
  nodes.flatMap((node) => blockOf(node, level))

function blockOf(node: RootContent, level: number): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphsOf(phrasesOfParagraph(node.children))
    case 'heading':
      return headingOf(node)
    case 'blockquote': {
      const children = blocksOf(node.children, level + 1)
      return level < MOST_LEVELS && children.length > 0 ? [{ type: 'blockquote', children }] : children
    }
    case 'list': {
      const list = listOf(node, level)
      return level < MOST_LEVELS ? [list] : list.children.flatMap(({ children }) => children)
    }
    case 'table':
      return [tableOf(node)]
    case 'code':
      return [codeOf(node)]
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }]
    case 'html':
      return paragraphsOf([words(node.value)])
    case 'footnoteDefinition':
      return blocksOf(node.children, level + 1)
    default:
      return []
  }
}

/** A picture stands alone. */
function paragraphsOf(phrases: readonly PhrasingContent[]): Paragraph[] {
  const parts: PhrasingContent[][] = [[]]
  for (const phrase of phrases) {
    if (phrase.type === 'image') parts.push([phrase], [])
    else parts.at(-1)?.push(phrase)
  }
  return parts
    .map(trimmed)
    .filter((part) => part.length > 0)
    .map((children) => ({ type: 'paragraph', children }))
}

/** The first level is the page's own. */
function headingOf({ depth, children }: Heading): Heading[] {
  const phrases = trimmed(allowedPhrases(children))
  return phrases.length > 0
    ? [{ type: 'heading', depth: depth < 2 ? 2 : depth > 4 ? 4 : depth, children: phrases }]
    : []
}

function listOf({ ordered, start, children }: List, level: number): List {
  const items = children.map((item) => itemOf(item, level))
  const spread = items.some((item) => item.spread)
  return { type: 'list', ordered, start: ordered ? start : null, spread, children: items }
}

function itemOf({ checked, children }: ListItem, level: number): ListItem {
  const blocks = blocksOf(children, level + 1)
  const [first, ...rest] = blocks
  const isTight = first?.type !== 'paragraph' || rest.every(({ type }) => type === 'list')
  if (typeof checked === 'boolean' && first?.type === 'paragraph') first.children.unshift(words(checked ? '☑ ' : '☐ '))
  return { type: 'listItem', spread: !isTight, children: blocks }
}

function tableOf({ align, children }: Table): Table {
  const rows = children.map((row) => row.children.slice(0, MOST_COLUMNS).map(cellOf))
  return {
    type: 'table',
    align: align?.slice(0, MOST_COLUMNS),
    children: rows.map((cells) => ({ type: 'tableRow', children: cells })),
  }
}

/** Of one line. */
const cellOf = ({ children }: TableCell): TableCell => ({
  type: 'tableCell',
  children: trimmed(allowedPhrases(children).map((it) => (it.type === 'break' ? words(' ') : it))),
})

const codeOf = ({ lang, value }: Code): Code => ({
  type: 'code',
  lang: lang && /^[\w+-]{1,20}$/.test(lang) ? lang : null,
  value: seen(value),
})
