import type { RequestListener, Server } from 'node:http'
import type { Front } from '../../platform/http/front.ts'
import type { ApiFetch } from './site.ts'

/** Wider than that of the built site: in development vite puts scripts and styles into the page and keeps a socket. */
const devPolicy =
  "default-src 'self' https://telegram.org https://oauth.telegram.org 'unsafe-inline' 'unsafe-eval' data:; connect-src 'self' ws:; frame-ancestors 'none'"

/** The site straight from its sources behind the same middleware, with hot reload on the same port. @returns how to stop it */
export async function mountDevSite(front: Front, server: Server, listener: RequestListener, apiFetch: ApiFetch) {
  const { devSite } = await import('@matchbol/web/dev-site')
  const site = await devSite(server)
  front.get('*', async (c) => {
    const page = await site.page(c.req.raw, {
      context: { apiFetch, onFailure: (error: unknown) => c.set('failure', error) },
    })
    page.headers.set('content-security-policy', devPolicy)
    return page
  })
  server.on('request', (request, response) =>
    request.url?.startsWith('/api/')
      ? listener(request, response)
      : site.files(request, response, () => listener(request, response)),
  )
  return site.close
}
