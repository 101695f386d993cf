import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long a connection may still bring the request that was on its way when the server stopped listening. */
const LINGER_MS = 1_000
/** How long answers under way may still take. */
const PATIENCE_MS = 5_000

/**
 * Watches the answers under way, so that the server can stop without breaking any.
 * @returns stops listening, goes on answering on the connections there are, each for the last time, closes after a moment
 * those that bring nothing more, and lets the answers under way finish
 */
export function drainable(server: Server, lingerMs = LINGER_MS): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  let onAnswered = () => {}
  /** One for all answers, not one made for each: it closes once anyway. */
  function onClose(this: ServerResponse) {
    underWay.delete(this)
    onAnswered()
  }
  server.on('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close')
    underWay.add(response)
    response.on('close', onClose)
  })
  return () =>
    new Promise((done) => {
      const end = () => {
        clearTimeout(linger)
        clearTimeout(patience)
        server.closeAllConnections()
        done()
      }
      /** A server that was busy learns of the time before it reads what came meanwhile: who has asked by now is answered. */
      const endWhenAnswered = () => void setImmediate(() => underWay.size === 0 && end())
      isStopping = true
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
      const linger = setTimeout(() => {
        onAnswered = endWhenAnswered
        endWhenAnswered()
      }, lingerMs)
      const patience = setTimeout(end, PATIENCE_MS)
      stopListening(server, end)
    })
}

/**
 * The close of an HTTP server also breaks every connection that waits for its next request, which may be on its way.
 * @param onLast when the last connection is gone
 */
const stopListening = (server: Server, onLast: () => void) => NetServer.prototype.close.call(server, onLast)
