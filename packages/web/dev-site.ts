import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'

/** The site straight from its sources, with hot reload over the given server's own port. */
export async function devSite(server: Server) {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    configLoader: 'native', // the default writes a temporary file that node --watch takes for a change, for ever
    server: { middlewareMode: true, hmr: { server } },
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The dev site needs a runnable ssr environment')
  return {
    files: vite.middlewares,
    page: async (request: Request, options: object): Promise<Response> =>
      (await ssr.runner.import('virtual:tanstack-start-server-entry')).default.fetch(request, options),
    close: () => vite.close(),
  }
}
