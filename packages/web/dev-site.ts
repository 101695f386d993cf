import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/** The site straight from its sources, with hot reload over the given server's own port. */
export async function devSite(server: Server) {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    configLoader: 'native', // the default writes a temporary file that node --watch takes for a change, for ever
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    files: vite.middlewares,
    page: async (request: Request, options: object): Promise<Response> =>
      (await runnerOf(vite).import('virtual:tanstack-start-server-entry')).default.fetch(request, options),
    close: () => vite.close(),
  }
}

/** Asked for anew each time: vite closes it and makes another when its configuration changes. */
function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The dev site needs a runnable ssr environment')
  return ssr.runner
}
