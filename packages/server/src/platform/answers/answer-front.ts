import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Bindings } from '../http/incoming.ts'
import type { Admits } from '../http/server/admission.ts'
import type { AnswerCache, Make, Making } from './answer-cache.ts'
import { finish, send } from './finished-answer.ts'

/**
 * What may stand between us and the browser keeps an answer for a second, which is a shield against a crowd, and gives it out while
 * we are away. A browser asks each time whether it still holds.
 */
const KEPT_ON_THE_WAY = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

interface Kept {
  cache: AnswerCache
  /** Under which address the answer is kept, if it is. */
  addressOf(url: string): string | undefined
  /** Answers a call of the API anew. */
  call(request: Request, bindings: Bindings): Response | Promise<Response>
  /** Draws a page, or a file beside the pages, anew. */
  draw(request: Request, bindings: Bindings): Response | Promise<Response>
}

interface Beside {
  /** The address that a request comes from. */
  senderOf(request: IncomingMessage): string
  /** Counts a request that has to be answered anew; throws where its sender has asked too much. */
  count(sender: string, url: string): Promise<void>
  /** Whether a request is not to be answered from what is kept. */
  passesBy(request: IncomingMessage): boolean
  /** Whether there is room for what has to be answered anew; where there is none, it has been answered so. */
  admits: Admits
  /** Everything else. */
  next: RequestListener
}

/** Characters of addresses as they came, so that one that comes often need not be read again: two megabytes at most. */
const MOST_SPELLED = 1_000_000

/**
 * Stands before everything else: what is kept is sent at once, in the form that the asker takes, and costs neither a route nor a
 * line in the log. Whoever shows a token is never answered from here.
 */
export function answerFront(kept: Kept, { senderOf, count, passesBy, admits, next }: Beside): RequestListener {
  const { cache } = kept
  const keptUnder = remembered(kept.addressOf)
  const makeFor = async (request: IncomingMessage, response: ServerResponse, address: string) => {
    const forAddress = senderOf(request)
    await count(forAddress, request.url ?? '')
    const requestId = randomUUID()
    const { answer } = await cache.answer(address, makerOf(address, kept, { requestId, forAddress }))
    send(response, answer, { method: request.method ?? '', headers: request.headers, requestId })
  }
  return (request, response) => {
    const address = mayBeKept(request) && !passesBy(request) ? keptUnder(request.url ?? '') : undefined
    const { method = '', headers } = request
    const answer = address === undefined ? undefined : cache.kept(address)
    if (answer) return send(response, answer, { method, headers, requestId: randomUUID() })
    if (!admits(request, response)) return
    if (address === undefined) return next(request, response)
    makeFor(request, response, address).catch(() => {
      if (!response.headersSent) next(request, response)
    })
  }
}

/** Remembers under which address an answer is kept; what is not kept may be as long as it likes, and is read each time. */
function remembered(addressOf: Kept['addressOf']): Kept['addressOf'] {
  const spellings = new Map<string, string>()
  let spelled = 0
  return (url) => {
    const known = spellings.get(url)
    if (known !== undefined) return known
    const address = addressOf(url)
    if (address === undefined) return undefined
    spelled += url.length + address.length
    if (spelled > MOST_SPELLED) {
      spellings.clear()
      spelled = url.length + address.length
    }
    spellings.set(url, address)
    return address
  }
}

/** A name of a host with its port. */
const host = /^[\w.:[\]-]+$/

/** A reading without a token, a body or a defect. */
const mayBeKept = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.expect === undefined &&
  headers.host !== undefined &&
  host.test(headers.host)

/** What a page reads of a call's answer. */
export type CallAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

/** The calls of a page that is being made: what is kept of them is used, and the page is made from what they were. */
export const keptCalls =
  (
    kept: Kept,
    callAnew: (path: string, init: RequestInit | undefined, making?: Making) => CallAnswer | Promise<CallAnswer>,
  ) =>
  async (path: string, init?: RequestInit, making?: Making): Promise<CallAnswer> => {
    const { cache, addressOf } = kept
    const sent = init?.headers instanceof Headers ? init.headers : new Headers(init?.headers)
    const isRead = (init?.method ?? 'GET') === 'GET' && !sent.has('authorization')
    const address = making && isRead ? addressOf(path) : undefined
    if (!making || address === undefined) return callAnew(path, init, making)
    const { answer, tags } = await cache.answer(address, makerOf(address, kept, { requestId: randomUUID() }))
    if (tags) for (const tag of tags) making.tags.add(tag)
    else making.isShared = false
    return {
      status: answer.status,
      ok: answer.status === 200,
      get headers() {
        return new Headers(answer.headers.map(([...pair]) => pair))
      },
      json: async () => JSON.parse(answer.body.toString()),
    }
  }

function makerOf(address: string, { call, draw }: Kept, asked: Pick<Bindings, 'requestId' | 'forAddress'>): Make {
  const isCall = address.startsWith('/api/')
  return async (making) => {
    const request = new Request(`http://localhost${address}`)
    const response = await (isCall ? call : draw)(request, { ...asked, making, isSite: true })
    return finish(response, {
      ...(response.status === 200 && making.isShared && { 'cache-control': KEPT_ON_THE_WAY }),
      ...(isCall && { vary: 'Accept-Encoding, Authorization' }),
    })
  }
}
