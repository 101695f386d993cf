import type { Server, ServerResponse } from 'node:http'

/** How long answers under way may still take when the server stops. */
const PATIENCE_MS = 5_000

/**
 * Watches the answers under way, so that the server can stop without breaking any.
 * @returns stops listening, lets those answers finish and closes every connection, also one that only waits
 */
export function drainable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let onLast: (() => void) | undefined
  server.on('request', (_request, response) => {
    if (onLast) response.setHeader('connection', 'close')
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (underWay.size === 0) onLast?.()
    })
  })
  return () =>
    new Promise((done) => {
      onLast = () => {
        clearTimeout(timer)
        server.closeAllConnections()
        done()
      }
      const timer = setTimeout(onLast, PATIENCE_MS)
      server.close()
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
      if (underWay.size === 0) onLast()
    })
}
