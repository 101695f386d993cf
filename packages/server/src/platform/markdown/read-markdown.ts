import { Refusal } from '@matchbol/core/shared/refusal'
import { MOST_LINES } from '@matchbol/core/texts/limits'
import type { Definition, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { allowedTree } from './allowed-tree.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * What reading costs the square of, each with room for any article that a person writes: beginnings of items and quotes on one line and
 * in the whole text, items within items, marks of a paragraph and of the whole text, and what stands between cells.
 */
const MOST_NESTED = 12
const MOST_BEGINNINGS = 500
const MOST_MARKS = 1000
const MOST_MARKS_IN_ALL = 2500
const MOST_CELLS = 2000
const beginning = '[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])(?=\\s|$))'
const rule = '(?:(?:-[ \\t]*)+|(?:\\*[ \\t]*)+)$'
const beginnings = new RegExp(`^(?!${rule})(?:${beginning})+`, 'gm')
const oneBeginning = new RegExp(beginning, 'g')
const TAB = 4

/** Addresses of pictures of other sites, and where those are kept here by now. */
export type FetchedPictures = ReadonlyMap<string, string>

/** A save reads what it has stored several times: for its words, its pictures, its HTML. */
let lastRead: { markdown: string; tree: Root } | undefined

/**
 * The tree of a text, in which only what is allowed is left; nobody changes it.
 * @throws Refusal TEXT_TOO_TANGLED, TEXT_TOO_MANY_LINES
 */
export function readMarkdown(markdown: string, fetched?: FetchedPictures): Root {
  if (lastRead?.markdown === markdown && !fetched?.size) return lastRead.tree
  const parsed = parseMarkdown(markdown)
  if (fetched)
    visit(parsed, 'image', (node) => {
      node.url = fetched.get(node.url) ?? node.url
    })
  const tree = allowedTree(parsed)
  if (!fetched?.size) lastRead = { markdown, tree }
  return tree
}

/**
 * The tree of a text as it was written, but for links and pictures whose address stands elsewhere in it: they have it themselves.
 * @throws Refusal TEXT_TOO_TANGLED, TEXT_TOO_MANY_LINES for what no person writes and what would take seconds to read
 */
export function parseMarkdown(markdown: string): Root {
  refuseCostly(markdown)
  const tree = parser.parse(markdown)
  resolveReferences(tree)
  return tree
}

/** In one pass over the text, before anything of it is parsed. */
function refuseCostly(markdown: string) {
  if (countOf(markdown, /\r\n?|\n/g) >= MOST_LINES) throw new Refusal('TEXT_TOO_MANY_LINES', { limit: MOST_LINES })
  const lines = Array.from(markdown.matchAll(beginnings), ([line]) => line)
  const begun = lines.map((line) => countOf(line, oneBeginning))
  const marks = paragraphsOf(markdown).map(countMarks)
  if (
    begun.some((count) => count > MOST_NESTED) ||
    sumOf(begun) > MOST_BEGINNINGS ||
    deepestItem(lines) > MOST_NESTED ||
    marks.some((count) => count > MOST_MARKS) ||
    sumOf(marks) > MOST_MARKS_IN_ALL ||
    countOf(markdown, /\|/g) > MOST_CELLS
  )
    throw new Refusal('TEXT_TOO_TANGLED')
}

/** How many items stand in each other at most, by the columns at which they begin. @param lines beginnings of lines */
function deepestItem(lines: readonly string[]): number {
  const open: number[] = []
  let deepest = 0
  for (const column of lines.flatMap(columnsOfItems)) {
    while (column < (open.at(-1) ?? Number.NEGATIVE_INFINITY) + 2) open.pop() // within an item is what stands behind its mark
    open.push(column)
    deepest = Math.max(deepest, open.length)
  }
  return deepest
}

/** A quote moves what it holds to the right, and no further. */
function columnsOfItems(line: string): number[] {
  const columns: number[] = []
  let column = 0
  for (const [, blank = '', mark = ''] of line.matchAll(/([ \t>]*)([*+-]|\d{1,9}[.)])?/g)) {
    for (const sign of blank) column += sign === '\t' ? TAB - (column % TAB) : 1
    if (mark) columns.push(column)
    column += mark.length
  }
  return columns
}

function resolveReferences(tree: Root) {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (it) => {
    if (!definitions.has(it.identifier)) definitions.set(it.identifier, it)
  })
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if (!('identifier' in node)) return
    const { url = '' } = definitions.get(node.identifier) ?? {}
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url })
  })
}

const paragraphsOf = (markdown: string) => markdown.split(/\n[ \t]*\n/)

/** Of emphasis, links, addresses that become links, escapes. */
const countMarks = (part: string) => countOf(part, /[*_[\]`~!<&@\\]|:\/\/|www\./gi)

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
