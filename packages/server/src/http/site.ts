import { pagePolicy } from './policy.ts'

/** Calls the API in this process, as `fetch` would over the wire. */
export type ApiFetch = (path: string, init?: RequestInit) => Response | Promise<Response>
/** The site: finished HTML for a request, reading the API through the given function. */
export type Site = (request: Request, context: { apiFetch: ApiFetch }) => Promise<Response>

/** The page with the policy that fits it. */
export async function withPolicy(page: Response, hasTelegramWidget: boolean): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page
  const html = await page.text()
  const headers = new Headers(page.headers)
  headers.set('content-security-policy', pagePolicy(html, hasTelegramWidget))
  headers.set('cache-control', 'no-cache')
  return new Response(html, { status: page.status, headers })
}
