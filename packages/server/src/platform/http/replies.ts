import type { Endpoint, FileReply } from '@matchbol/core/shared/endpoint'
import { pageMeta } from '@matchbol/core/shared/paging'
import type { Context } from 'hono'
import type * as z from 'zod'
import { replyWriter } from './reply-writer.ts'
import type { ServedFile } from './serve.ts'

/** What the envelope of an answer in JSON is made from. */
type Answering = Pick<Endpoint, 'said' | 'paged'> & { reply: z.ZodType }

/** A result in its envelope. Only what the contract names leaves the server. */
export function envelope({ reply, said: message, paged }: Answering, result: unknown) {
  if (!paged) return { success: true, message, data: reply.parse(result) }
  const { data, meta } = result as { data: unknown; meta: unknown }
  return { success: true, message, data: reply.parse(data), meta: pageMeta.parse(meta) }
}

/** The same as JSON, written at once and not checked in full: for readings in production. @throws Error where it is of another shape */
export function writeEnvelope({ reply, said, paged }: Answering, result: unknown): string {
  const beginning = `{"success":true,"message":${JSON.stringify(said)},"data":`
  if (!paged) return `${beginning}${written(reply, result)}}`
  const { data, meta } = result as { data: unknown; meta: unknown }
  return `${beginning}${written(reply, data)},"meta":${written(pageMeta, meta)}}`
}

function written(shape: z.ZodType, value: unknown): string {
  const text = replyWriter(shape)(value)
  if (text === undefined) throw shape.safeParse(value).error ?? new Error('A reply is not of the shape of its contract')
  return text
}

const texts = new WeakMap<Response, string>()

/** An answer whose whole text is remembered, so that who sends it need not read it back from a stream. */
export function textResponse(text: string, init: ResponseInit) {
  const response = new Response(text, init)
  texts.set(response, text)
  return response
}

export const sendJson = (text: string, headers: Record<string, string>) =>
  textResponse(text, { headers: { 'content-type': 'application/json', ...headers } })

/** The whole text of an answer that was sent as such. */
export const wholeTextOf = (response: Response): string | undefined => texts.get(response)

/** A file, or 304 for who has it already; its content is made only when it travels. */
export async function sendFile(c: Context, endpoint: Endpoint, { mediaTypes }: FileReply, file: ServedFile) {
  const { content, mediaType = mediaTypes[0], name, version } = file
  const tag = version === undefined ? undefined : `"${version}"`
  const kept = {
    'cache-control': cacheControl(endpoint),
    ...(endpoint.isForOtherSites && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(tag && { etag: tag }),
  }
  if (tag && isKnown(tag, c.req.header('if-none-match'))) return new Response(null, { status: 304, headers: kept })
  const isWanted = c.req.raw.method !== 'HEAD'
  return new Response(isWanted ? await (typeof content === 'function' ? content() : content) : null, {
    headers: {
      ...kept,
      ...(mediaType && { 'content-type': mediaType }),
      ...(name && { 'content-disposition': `inline; filename="${name}"` }),
      ...(endpoint.secretParams && { 'x-robots-tag': 'noindex' }),
    },
  })
}

/** Whether the asker has it already; weakly compared, as whoever stands between may have packed it. */
const isKnown = (tag: string, known = '') => known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** Server-sent events, for no proxy to hold back and for nobody to keep. */
export const sendEvents = (c: Context, open: () => ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Response(c.req.raw.method === 'HEAD' ? null : open(), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })

export function cacheControl({ isSecret, cache }: Endpoint): string {
  if (isSecret) return 'no-store, no-transform'
  if (!cache) return 'no-store'
  const { keptBy, seconds, isImmutable } = cache
  return [
    keptBy === 'browser' ? 'private' : seconds > 0 ? 'public' : undefined,
    seconds > 0 ? `max-age=${seconds}` : 'no-cache',
    isImmutable && 'immutable',
  ]
    .filter(Boolean)
    .join(', ')
}
