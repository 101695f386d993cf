import { randomBytes } from 'node:crypto'
import { unfitForText } from '@matchbol/core/shared/characters'
import type { Making } from '../../platform/answers/answer-cache.ts'
import type { CallAnswer } from '../../platform/answers/answer-front.ts'
import { textResponse } from '../../platform/http/replies.ts'
import { pagePolicy } from '../../platform/http/security-headers.ts'

/** Calls the API in this process, as `fetch` would over HTTP, for a page that may be kept. */
export type ApiFetch = (path: string, init?: RequestInit, making?: Making) => CallAnswer | Promise<CallAnswer>

/** What the site is given to draw a page with. */
export interface PageContext {
  apiFetch: ApiFetch
  /** Marks the scripts that the site itself puts into the page. */
  nonce: string
  /** Told what made a page fail. */
  onFailure(error: unknown): void
  /** Takes the page as text, which the response then need not carry. */
  takePage(html: string): void
}

/** The site: finished HTML for a request, reading the API through the given function. */
export type Site = (request: Request, context: PageContext) => Promise<Response>

/** An address at which there is no page, and which stands in none. */
const NOWHERE = '/no-page-at-this-address'

/** A page with the policy that fits it, or a redirect within the site. */
export async function drawPage(
  site: Site,
  request: Request,
  { hasTelegramWidget, ...context }: Omit<PageContext, 'nonce' | 'takePage'> & { hasTelegramWidget: boolean },
): Promise<Response> {
  const fit = fitAddress(request.url)
  if (fit !== undefined) return new Response(null, { status: 307, headers: { location: fit } })
  const nonce = randomBytes(16).toString('base64url')
  const { pathname } = new URL(request.url)
  const isNamed = isText(pathname)
  let drawn: string | undefined
  const takePage = (html: string) => {
    drawn = html
  }
  const asked = isNamed ? request : new Request(new URL(NOWHERE, request.url))
  const page = await site(asked, { ...context, nonce, takePage })
  const headers = new Headers(page.headers)
  const location = headers.get('location')
  if (location) headers.set('location', ownAddress(location, request.url))
  if (drawn === undefined) return new Response(page.body, { status: page.status, headers })
  const { html, scripts } = takeMarks(isNamed ? drawn : naming(pathname, withoutScripts(drawn)), nonce)
  headers.set('content-security-policy', pagePolicy(scripts, hasTelegramWidget))
  headers.set('cache-control', 'no-cache')
  return textResponse(html, { status: page.status, headers })
}

/**
 * Where a query holds what no text of ours has, the same address without it: nobody has typed it, and nothing is found by it.
 * @returns undefined where there is nothing to leave out
 */
function fitAddress(url: string): string | undefined {
  const address = new URL(url)
  const given = [...address.searchParams]
  if (!given.flat().some((text) => unfitForText.test(text))) return undefined
  address.search = ''
  for (const [name, value] of given) if (fitText(value)) address.searchParams.append(fitText(name), fitText(value))
  return ownAddress(address.href, url)
}

const fitText = (text: string) => text.replace(new RegExp(unfitForText, 'gu'), ' ').trim()

/** Whether a path can be read: it holds no NUL, and its percent signs stand for text. */
function isText(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** The path that was asked for, where the page names the one that it was drawn under. Of what HTML reads in its own way a path has only this. */
const naming = (path: string, html: string) => html.replaceAll(NOWHERE, () => path.replaceAll('&', '&amp;'))

/** What the browser would draw again by an address that it cannot read either. */
const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** Where a redirect leads, without the host, which the client names: to another site nothing of ours leads. */
export function ownAddress(location: string, asked: string): string {
  const { origin, pathname, search, hash } = new URL(location, asked)
  return origin === new URL(asked).origin ? pathname.replace(/^\/+/, '/') + search + hash : '/'
}

/**
 * The page without its nonce, and the inline scripts that were drawn with it: nobody who writes into a page can know it, so what they may
 * have smuggled in is not among these. It is new for each drawing, so that page and policy can be kept together. A page is long: what
 * stands between two marks is not looked at.
 */
function takeMarks(drawn: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const page = drawn.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const scripts: string[] = []
  let html = ''
  let read = 0
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, read)) {
    const tag = page.slice(page.lastIndexOf('<', at), page.indexOf('>', at) + 1)
    html += page.slice(read, at)
    read = at + mark.length
    if (!/^<script\b(?!.*\ssrc=)/s.test(tag)) continue
    const code = page.indexOf('>', at) + 1
    const end = page.indexOf('</script>', code)
    scripts.push(asNewAsReceived(page.slice(code, end)))
    html += page.slice(read, code) + scripts.at(-1)
    read = end
  }
  return { html: html + page.slice(read), scripts }
}

/**
 * The router writes down when each of its routes was read. A page holds whenever it is given out, so its data are as new as the moment
 * in which a browser takes it over; and every node draws the same bytes. No text of anybody looks so: a quote in it has a backslash.
 */
const asNewAsReceived = (script: string) => script.replace(/,u:\d{13},s:"(?=[a-z])/g, ',u:Date.now(),s:"')
