import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '@matchbol/core/shared/refusal'
import { failureFor } from '../errors.ts'
import { protectionFor } from '../security-headers.ts'

/** Readings that are being answered at once. What waits behind more than these would be given up before its turn comes. */
const MOST_UNDER_WAY = 200
/** Readings that one connection may have open. Browsers and proxies wait for an answer before they ask again on the same one. */
const MOST_OF_ONE_CONNECTION = 8

export type Admits = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Lets so many readings in at once and turns the others away at once, before anything is done for them: a server that is asked
 * four times what it can answers what it can. A place is held until the answer begins, however slowly it is then read. Writes have
 * a queue of their own; streams are open for hours and are counted elsewhere, and what is asked behind one on the same connection
 * could never be answered: that connection is cut.
 * @returns whether the request is let in; else it has been answered 503 with Retry-After, or its connection is gone
 */
export function admission(
  publicUrl: string | undefined,
  isStream: (url: string) => boolean,
  most = MOST_UNDER_WAY,
  mostOfOne = MOST_OF_ONE_CONNECTION,
): Admits {
  const headers = new Headers({ 'content-type': 'application/json' })
  protectionFor(publicUrl)(headers)
  const always = [...headers].flat()
  const streams = new WeakMap<Socket, ServerResponse>()
  const openOf = new WeakMap<Socket, number>()
  let underWay = 0
  const refuse = (method: string | undefined, response: ServerResponse) => {
    const requestId = randomUUID()
    const { status, headers, body } = failureFor(new Refusal('UNAVAILABLE'), requestId)
    response
      .writeHead(status, [...always, ...Object.entries(headers).flat(), 'x-request-id', requestId])
      .end(method === 'HEAD' ? undefined : JSON.stringify(body))
    return false
  }
  return ({ method, url = '', socket }, response) => {
    if (streams.get(socket)?.writableEnded === false) {
      socket.destroy()
      return false
    }
    if (method !== 'GET' && method !== 'HEAD') return true
    if (isStream(url)) {
      streams.set(socket, response)
      return true
    }
    const open = openOf.get(socket) ?? 0
    if (underWay >= most || open >= mostOfOne) return refuse(method, response)
    underWay++
    openOf.set(socket, open + 1)
    onceBegun(response, () => underWay--)
    response.once('close', () => openOf.set(socket, (openOf.get(socket) ?? 1) - 1))
    return true
  }
}

/** When the head of an answer is written, or nobody waits for it any more. */
function onceBegun(response: ServerResponse, then: () => void) {
  const { writeHead } = response
  const begin = () => {
    response.off('close', begin)
    response.writeHead = writeHead
    then()
  }
  response.once('close', begin)
  response.writeHead = (...head: unknown[]) => {
    begin()
    return Reflect.apply(writeHead, response, head)
  }
}
