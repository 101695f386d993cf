import { randomUUID } from 'node:crypto'
import { createServer, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { Refusal, type RefusalCode } from '@matchbol/core/shared/refusal'
import { failureFor } from '../errors.ts'
import type { Front } from '../front.ts'
import { protectionFor } from '../security-headers.ts'

/** The name of what Node's parser stumbled over, and what HTTP calls it. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** A connection on which nothing moves within a request, in either direction, is cut: its reader has gone, and what they asked waits in our memory. */
const SILENCE_MS = 60_000
/** How long a connection waits for its next request: longer than proxies keep it, nginx for 60 s, else they ask while we hang up. */
const KEEP_ALIVE_MS = 65_000

/**
 * Node's server, whose own refusals look like ours: what cannot be read as a request, comes too slowly, expects what nobody
 * offers or names no host. How long a body may take is the route's to say; a request as a whole has a minute and a half.
 */
export function httpServer(publicUrl: string | undefined, silenceMs = SILENCE_MS) {
  const server = createServer({
    headersTimeout: 15_000,
    requestTimeout: 90_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false, // our own listener refuses it
  })
  server.timeout = silenceMs
  server.on('timeout', hangUp)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!mayAnswer(socket)) return socket.destroy(error)
    socket.end(asText(statuses[error.code ?? ''] ?? 400, publicUrl), () => socket.destroy())
  })
  server.on('checkExpectation', (_request, response) => {
    const { status, headers, body } = answerToBroken(417, publicUrl)
    response.writeHead(status, Object.fromEntries(headers)).end(body)
  })
  return server
}

/** A server that was busy learns of the time before it reads what came meanwhile: who has asked by now is answered, not cut. */
function hangUp(socket: Socket) {
  const { bytesRead } = socket
  setImmediate(() => socket.bytesRead === bytesRead && socket.destroy())
}

/** Not where the other side has hung up, nor into the middle of an answer. */
const mayAnswer = (socket: Duplex & { _httpMessage?: { headersSent?: boolean } }) =>
  socket.writable && !socket._httpMessage?.headersSent

function asText(wanted: number, publicUrl: string | undefined) {
  const { status, headers, body } = answerToBroken(wanted, publicUrl)
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

/** Joins this middleware to the server; what is no proper request is turned away with the same headers. */
export const listenerOf = (front: Front, publicUrl: string | undefined) =>
  getRequestListener((request, env) => front.fetch(request, env), {
    errorHandler: () => {
      const { status, headers, body } = answerToBroken(400, publicUrl)
      return new Response(body, { status, headers })
    },
  })

const codes: Record<number, RefusalCode> = { 408: 'BODY_TOO_SLOW', 413: 'TOO_LARGE', 431: 'TOO_LARGE' }

/** The answer to a request of which nothing could be made, with the headers and the shape of every other answer. */
function answerToBroken(status: number, publicUrl: string | undefined) {
  const requestId = randomUUID()
  const body = JSON.stringify(failureFor(new Refusal(codes[status] ?? 'VALIDATION'), requestId).body)
  const headers = new Headers({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  })
  protectionFor(publicUrl)(headers)
  return { status, headers, body }
}
