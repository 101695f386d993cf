import { Refusal } from '@matchbol/core/shared/refusal'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { allowedTree } from './allowed-tree.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** Blocks in blocks that a line may begin, and marks that a paragraph may hold: what is read costs their square. */
const MOST_NESTED = 12
const MOST_MARKS = 1000
const beginnings = `(?:[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])(?=[ \\t])))`
const rule = '(?:(?:-[ \\t]*)+|(?:\\*[ \\t]*)+)$'
const tooNested = new RegExp(`^(?!${rule})${beginnings}{${MOST_NESTED + 1}}`, 'm')

/**
 * The tree of a text, in which only what is allowed is left.
 * @throws Refusal TEXT_TOO_TANGLED for what no person writes and what would take seconds to read
 */
export function readMarkdown(markdown: string): Root {
  if (tooNested.test(markdown) || paragraphsOf(markdown).some((part) => countMarks(part) > MOST_MARKS))
    throw new Refusal('TEXT_TOO_TANGLED')
  return allowedTree(parser.parse(markdown))
}

const paragraphsOf = (markdown: string) => markdown.split(/\n[ \t]*\n/)

/** Tables have a mark between any two cells, which costs nothing. */
const countMarks = (part: string) => part.match(/[*_[\]`~!<&]/g)?.length ?? 0
