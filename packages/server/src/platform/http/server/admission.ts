import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '@matchbol/core/shared/refusal'
import { failureFor } from '../errors.ts'
import { protectionFor } from '../security-headers.ts'

/** Readings that are being answered at once. What waits behind more than these would be given up before its turn comes. */
const MOST_UNDER_WAY = 200

export type Admits = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Lets so many readings in at once and turns the others away at once, before anything is done for them: a server that is asked
 * four times what it can answers what it can. Writes have a queue of their own; streams are open for hours and are counted elsewhere.
 * @returns whether the request is let in; else it has been answered 503 with Retry-After
 */
export function admission(
  publicUrl: string | undefined,
  isStream: (url: string) => boolean,
  most = MOST_UNDER_WAY,
): Admits {
  const headers = new Headers({ 'content-type': 'application/json' })
  protectionFor(publicUrl)(headers)
  const always = [...headers].flat()
  let underWay = 0
  const leave = () => {
    underWay--
  }
  return ({ method, url = '' }, response) => {
    if ((method !== 'GET' && method !== 'HEAD') || isStream(url)) return true
    if (underWay < most) {
      underWay++
      response.once('close', leave)
      return true
    }
    const requestId = randomUUID()
    const { status, headers, body } = failureFor(new Refusal('UNAVAILABLE'), requestId)
    response
      .writeHead(status, [...always, ...Object.entries(headers).flat(), 'x-request-id', requestId])
      .end(method === 'HEAD' ? undefined : JSON.stringify(body))
    return false
  }
}
