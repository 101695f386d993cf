import { createHash } from 'node:crypto'
import { lruCache } from '../../platform/lru-cache.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts'

/** Bytes of drawn texts that a node keeps: some hundred. */
const MOST_KEPT = 4_000_000
const drawn = lruCache<string>(MOST_KEPT, (html) => 2 * html.length)

/** Clean Markdown as it is shown. Drawing a long text takes some 20 ms, so those that are read again and again are kept by their words. */
export const htmlOf = (body: string): Promise<string> =>
  drawn(createHash('sha256').update(body).digest('base64url'), async () => renderMarkdown(body))
