import { isSafeLink } from '@matchbol/core/shared/safe-link'
import { pictureSize } from '@matchbol/core/uploads/picture-address'
import type { Image, PhrasingContent, Text } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'

type Emphasis = 'emphasis' | 'strong' | 'delete' | 'link'

/** What may stand in a paragraph: pictures too. */
export const phrasesOfParagraph = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  joined(nodes.flatMap((node) => (node.type === 'image' && isOurs(node) ? [pictureOf(node)] : allowedPhrases([node]))))

/**
 * What may stand within a block.
 * @param within what it already stands in: nothing is emphasised twice, and no link holds another
 */
export const allowedPhrases = (
  nodes: readonly PhrasingContent[],
  within: readonly Emphasis[] = [],
): PhrasingContent[] => joined(nodes.flatMap((node) => phraseOf(node, within)))

function phraseOf(node: PhrasingContent, within: readonly Emphasis[]): PhrasingContent[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [words(node.value)]
    case 'inlineCode': {
      const value = inOneLine(node.value).trim()
      return value ? [{ type: 'inlineCode', value }] : []
    }
    case 'break':
      return [{ type: 'break' }]
    case 'emphasis':
    case 'strong':
    case 'delete': {
      const children = allowedPhrases(node.children, [...within, node.type])
      return within.includes(node.type) ? children : around(children, (children) => ({ type: node.type, children }))
    }
    case 'link':
      return linkTo(node.url, allowedPhrases(node.children, [...within, 'link']), within)
    case 'image': {
      const alt = [words(node.alt ?? '')]
      return isOurs(node) ? alt : linkTo(node.url, alt, within)
    }
    default:
      return []
  }
}

const isOurs = ({ url }: Image) => pictureSize(url) !== undefined

/** Its words become an attribute: nothing that opens or closes a tag is in them. */
const pictureOf = ({ url, alt }: Image): Image => ({
  type: 'image',
  url,
  alt: inOneLine((alt ?? '').replace(/[<>]/g, ' ')).trim(),
})

/** Where it leads nowhere or to what is not safe, its words are left. */
function linkTo(url: string, children: PhrasingContent[], within: readonly Emphasis[]): PhrasingContent[] {
  if (within.includes('link') || !isSafeLink(url)) return children
  return around(wordsOf(children).trim() === '' ? [words(url)] : children, (children) => ({
    type: 'link',
    url,
    children,
  }))
}

/** Spaces and breaks at the edges stay outside: within, Markdown would take its marks for words. */
function around(children: PhrasingContent[], wrap: (inner: PhrasingContent[]) => PhrasingContent): PhrasingContent[] {
  const all = wordsOf(children)
  if (all.trim() === '') return children
  return [...(/^\s/.test(all) ? [words(' ')] : []), wrap(trimmed(children)), ...(/\s$/.test(all) ? [words(' ')] : [])]
}

/** Without blanks and breaks at the beginning and the end. */
export function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const from = nodes.findIndex((it) => !isBlank(it))
  const to = nodes.findLastIndex((it) => !isBlank(it))
  return nodes.slice(from === -1 ? nodes.length : from, to + 1).map((it, index, { length }) => {
    if (it.type !== 'text') return it
    const value = index === 0 ? it.value.trimStart() : it.value
    return { type: 'text', value: index === length - 1 ? value.trimEnd() : value }
  })
}

const isBlank = (node: PhrasingContent) => node.type === 'break' || (node.type === 'text' && node.value.trim() === '')

/** Words beside words are one piece; beside a break there is no blank. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (last?.type === 'text' && node.type === 'text') all[all.length - 1] = words(last.value + node.value)
    else all.push(node)
  }
  return all.map((it, at) => withoutBlanks(it, all[at - 1], all[at + 1])).filter((it) => !isEmpty(it))
}

function withoutBlanks(it: PhrasingContent, before?: PhrasingContent, after?: PhrasingContent): PhrasingContent {
  if (it.type !== 'text') return it
  const value = before?.type === 'break' ? it.value.trimStart() : it.value
  return { type: 'text', value: after?.type === 'break' ? value.trimEnd() : value }
}

const isEmpty = (node: PhrasingContent) => node.type === 'text' && node.value === ''

export const words = (value: string): Text => ({ type: 'text', value: inOneLine(value) })

/** Where a line was only broken to Markdown there is a space, and of several one. */
const inOneLine = (text: string) =>
  seen(text).replace(/[\s\u2028\u2029]+/g, (blank) => (blank.includes('\u00a0') ? '\u00a0' : ' '))

/** Without what nobody sees and what turns the direction of words. */
export const seen = (text: string) =>
  text.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu, '')
