import { randomBytes } from 'node:crypto'
import { Refusal } from '@matchbol/core/shared/refusal'
import { pagePolicy } from '../../platform/http/security-headers.ts'

/** Calls the API in this process, as `fetch` would over HTTP. */
export type ApiFetch = (path: string, init?: RequestInit) => Response | Promise<Response>

/** What the site is given to draw a page with. */
export interface PageContext {
  apiFetch: ApiFetch
  /** Marks the scripts that the site itself puts into the page. */
  nonce: string
  /** Told what made a page fail. */
  onFailure(error: unknown): void
}

/** The site: finished HTML for a request, reading the API through the given function. */
export type Site = (request: Request, context: PageContext) => Promise<Response>

/**
 * A page with the policy that fits it, or a redirect within the site.
 * @throws Refusal VALIDATION for an address that holds NUL, which no text of ours has, or spells no text at all
 */
export async function drawPage(
  site: Site,
  request: Request,
  context: Omit<PageContext, 'nonce'> & { hasTelegramWidget: boolean },
): Promise<Response> {
  if (request.url.includes('%00')) throw new Refusal('VALIDATION', { issues: [{ path: 'address', text: 'NUL' }] })
  if (!isSpelled(new URL(request.url).pathname))
    throw new Refusal('VALIDATION', { issues: [{ path: 'address', text: 'Not UTF-8' }] })
  const nonce = randomBytes(16).toString('base64url')
  const page = await site(request, { ...context, nonce })
  const headers = new Headers(page.headers)
  const location = headers.get('location')
  if (location) headers.set('location', ownAddress(location, request.url))
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(page.body, { status: page.status, headers })
  const html = await page.text()
  headers.set('content-security-policy', pagePolicy(markedScripts(html, nonce), context.hasTelegramWidget))
  headers.set('cache-control', 'no-cache')
  return new Response(withoutMarks(html, nonce), { status: page.status, headers })
}

/** Whether the percent signs of a path stand for text. */
function isSpelled(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Where a redirect leads, without the host, which the client names: to another site nothing of ours leads. */
export function ownAddress(location: string, asked: string): string {
  const { origin, pathname, search, hash } = new URL(location, asked)
  return origin === new URL(asked).origin ? pathname.replace(/^\/+/, '/') + search + hash : '/'
}

/**
 * The inline scripts that were drawn with the nonce: nobody who writes into a page can know it, so what they may have smuggled in
 * is not among these. It is new for each drawing and taken out again, so that page and policy can be kept together.
 */
const markedScripts = (html: string, nonce: string) =>
  [...html.matchAll(/<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', code = '']) => (attributes.includes(` nonce="${nonce}"`) ? [code] : []),
  )

const withoutMarks = (html: string, nonce: string) =>
  html.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(` nonce="${nonce}"`, '')
