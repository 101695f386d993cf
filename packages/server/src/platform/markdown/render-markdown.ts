import { pictureSize } from '@matchbol/core/uploads/picture-address'
import { widthSet } from '@matchbol/core/uploads/picture-set'
import { widthFor } from '@matchbol/core/uploads/picture-sizes'
import type { Element, Nodes, Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { slugOf } from '../slug.ts'
import { allowedHtml } from './allowed-html.ts'
import { wordsIn } from './plain-text.ts'
import { readMarkdown } from './read-markdown.ts'

/** How wide a picture of a text is shown: the measure of `ui/prose/prose.css`. */
const SIZES = '(min-width: 768px) 720px, 100vw'
const NARROWEST = 640

const renderer = unified()
  .use(remarkRehype)
  .use(() => decorate)
  .use(rehypeSanitize, allowedHtml)
  .use(rehypeStringify)
  .freeze()

/**
 * A stored text as HTML, for `ui/prose/prose.tsx`: nothing that runs and nothing from elsewhere is in it, whatever the text is.
 * Headings have ids to link to, tables stand in boxes of their own that scroll, pictures keep their place and come at our widths.
 * @throws Refusal TEXT_TOO_TANGLED, TEXT_TOO_MANY_LINES for what `cleanMarkdown` never gave
 */
export const renderMarkdown = (markdown: string): string => renderer.stringify(renderer.runSync(readMarkdown(markdown)))

/** The headings of the second level of a stored text, with the ids that `renderMarkdown` gives them. */
export function sectionsOf(markdown: string): { id: string; title: string }[] {
  const timesUsed = new Map<string, number>()
  const headings: { id: string; title: string; depth: number }[] = []
  visit(readMarkdown(markdown), 'heading', (heading) => {
    const title = wordsIn(heading)
    headings.push({ id: headingId(title, timesUsed), title, depth: heading.depth })
  })
  return headings.filter(({ depth }) => depth === 2).map(({ id, title }) => ({ id, title }))
}

function decorate(tree: Root) {
  const timesUsed = new Map<string, number>()
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-4]$/.test(node.tagName)) node.properties.id = headingId(wordsOf(node), timesUsed)
    else if (node.tagName === 'a') decorateLink(node)
    else if (node.tagName === 'img') decoratePicture(node)
    else if (node.tagName === 'table' && parent && index !== undefined) parent.children[index] = scrolling(node)
  })
}

/** Begins like no other id of a page, so that no heading is taken for a part of it. */
function headingId(words: string, timesUsed: Map<string, number>): string {
  const slug = slugOf(words, 'tekst')
  const times = (timesUsed.get(slug) ?? 0) + 1
  timesUsed.set(slug, times)
  return `rozdil-${slug}${times > 1 ? `-${times}` : ''}`
}

function decorateLink({ properties }: Element) {
  if (/^https?:/i.test(String(properties.href))) properties.rel = ['ugc', 'nofollow', 'noopener']
}

function decoratePicture({ properties }: Element) {
  const url = String(properties.src)
  Object.assign(properties, {
    src: `${url}?w=${widthFor(NARROWEST, 1)}`,
    srcSet: widthSet(url),
    sizes: SIZES,
    ...pictureSize(url),
    loading: 'lazy',
    decoding: 'async',
  })
}

/** The keyboard scrolls what has the focus. */
const scrolling = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { tabIndex: 0 },
  children: [table],
})

const wordsOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
