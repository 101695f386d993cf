import { access, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { FrontEnv } from '../../platform/http/front.ts'
import { withPosition } from '../../platform/http/replica-reads.ts'
import { semaphore } from '../../platform/semaphore.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { type ApiFetch, drawPage, type Site } from './site.ts'

const built = new URL('../../../../web/dist/', import.meta.url)
/** What a browser gets of the build. */
export const builtFiles = new URL('client/', built)
const WEEK = 604_800

/** Drawing keeps the process busy: while one page waits for what it reads, another is drawn, and calls come in between. */
const PAGES_AT_ONCE = 2
const MOST_PAGES_WAITING = 100

/** There are no pages to serve yet. */
class SiteNotBuilt extends StartupError {}

/**
 * The site as the build left it: hashed files are kept for ever, what tells of a new build is asked for anew each time,
 * other files are kept for a week; everything else is a page.
 */
export async function builtSite(
  apiFetch: ApiFetch,
  hasTelegramWidget: boolean,
  countPages: MiddlewareHandler<FrontEnv>,
) {
  const handler = new URL('server/server.js', built)
  await access(handler).catch(() => {
    throw new SiteNotBuilt('The site is not built: run npm start (it builds), or npm run build.')
  })
  const { default: start } = (await import(handler.href)) as {
    default: { fetch(request: Request, options: object): Promise<Response> }
  }
  const site: Site = (request, context) => start.fetch(request, { context })
  const drawing = semaphore(PAGES_AT_ONCE, MOST_PAGES_WAITING)
  const root = fileURLToPath(builtFiles)
  const files = new Set((await readdir(root)).map((name) => `/${name}`))
  const serveFile = serveStatic<FrontEnv>({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', `public, max-age=${WEEK}`),
  })
  return new Hono<FrontEnv>()
    .use(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
    .get('/assets/*', (c) => c.notFound())
    .use(countPages)
    .use(
      '/builds/*',
      serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('cache-control', 'no-cache') }),
    )
    .get('/builds/*', (c) => c.notFound())
    .use((c, next) => (files.has(c.req.path) ? serveFile(c, next) : next())) // no page looks for a file first
    .get('*', (c) =>
      drawing(() =>
        drawPage(site, c.req.raw, {
          apiFetch: (path, init) => apiFetch(path, withPosition(init, c.req.raw), c.env?.making),
          hasTelegramWidget,
          onFailure: (error) => c.set('failure', error),
        }),
      ),
    )
}
