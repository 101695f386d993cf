import { Refusal } from '@matchbol/core/shared/refusal'
import type { Definition, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { allowedTree } from './allowed-tree.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Blocks in blocks that a line may begin, and marks that a paragraph may hold: what is read costs their square. */
const MOST_NESTED = 12
const MOST_MARKS = 1000
const beginnings = `(?:[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])(?=[ \\t])))`
const rule = '(?:(?:-[ \\t]*)+|(?:\\*[ \\t]*)+)$'
const tooNested = new RegExp(`^(?!${rule})${beginnings}{${MOST_NESTED + 1}}`, 'm')

/** Addresses of pictures of other sites, and where those are kept here by now. */
export type FetchedPictures = ReadonlyMap<string, string>

/**
 * The tree of a text, in which only what is allowed is left.
 * @throws Refusal TEXT_TOO_TANGLED
 */
export function readMarkdown(markdown: string, fetched?: FetchedPictures): Root {
  const tree = parseMarkdown(markdown)
  if (fetched)
    visit(tree, 'image', (node) => {
      node.url = fetched.get(node.url) ?? node.url
    })
  return allowedTree(tree)
}

/**
 * The tree of a text as it was written, but for links and pictures whose address stands elsewhere in it: they have it themselves.
 * @throws Refusal TEXT_TOO_TANGLED for what no person writes and what would take seconds to read
 */
export function parseMarkdown(markdown: string): Root {
  if (tooNested.test(markdown) || paragraphsOf(markdown).some((part) => countMarks(part) > MOST_MARKS))
    throw new Refusal('TEXT_TOO_TANGLED')
  const tree = parser.parse(markdown)
  resolveReferences(tree)
  return tree
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

/** Tables have a mark between any two cells, which costs nothing. */
const countMarks = (part: string) => part.match(/[*_[\]`~!<&]/g)?.length ?? 0
