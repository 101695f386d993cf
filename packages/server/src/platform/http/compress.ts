import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** What gets smaller when it is packed: pictures and fonts are packed already. */
export const isText = (mediaType: string) => texts.test(mediaType)
const texts = /^(text\/|application\/(json|javascript|manifest\+json|xml|[\w.-]+\+(json|xml))|image\/svg\+xml)/

/** Bytes below which an answer fits one packet anyway. */
const SMALL = 1024

/** What a text is packed with while somebody waits: a fifth larger than the best that a build has time for. */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}
type Encoding = keyof typeof encoders
type Part = { done: boolean; value?: Uint8Array | undefined }

/**
 * The same answer, packed as the client understands it: texts only, not what is small, packed already or must not be
 * (`no-transform`: answers with a secret in them). What comes in parts leaves in the same parts.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  if (!isText(headers.get('content-type') ?? '')) return response
  if (!headers.get('vary')?.toLowerCase().includes('accept-encoding')) headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  if (!encoding || request.method === 'HEAD' || status === 206 || isToStay(headers)) return response
  const { body } = response // only now: the bare look at it makes a stream of what may be a text
  if (!body) return response
  const parts = body.getReader()
  const first = await parts.read()
  const whole = Readable.from(from(first, parts), { objectMode: false })
  const isSmall = (first.value?.byteLength ?? 0) < SMALL
  if (!isSmall) {
    headers.set('content-encoding', encoding)
    headers.delete('content-length')
  }
  const sent = Readable.toWeb(isSmall ? whole : packed(whole, encoding))
  return new Response(sent as ReadableStream<Uint8Array>, { status, headers })
}

/** What goes wrong on either side, the client leaving included, ends both. */
const packed = (parts: Readable, encoding: Encoding) => pipeline(parts, encoders[encoding](), () => {})

const isToStay = (headers: Headers) =>
  headers.has('content-encoding') || /\bno-transform\b/.test(headers.get('cache-control') ?? '')

async function* from(first: Part, parts: { read(): Promise<Part>; cancel(): Promise<void> }) {
  try {
    for (let part = first; !part.done; part = await parts.read()) if (part.value) yield part.value
  } finally {
    await parts.cancel() // whoever asked may have gone
  }
}

/** Browsers and proxies send a handful of spellings, again and again. */
const MOST_SPELLINGS = 100
const readBefore = new Map<string, Encoding | undefined>()

/** Brotli before gzip, whatever order and letters the client names them in; neither where its weight is 0. */
export function encodingFor(accepted: string): Encoding | undefined {
  if (readBefore.has(accepted)) return readBefore.get(accepted)
  const encoding = bestOf(accepted)
  if (readBefore.size >= MOST_SPELLINGS) readBefore.clear()
  readBefore.set(accepted, encoding)
  return encoding
}

function bestOf(accepted: string): Encoding | undefined {
  const refused = /^\s*[\w*-]+\s*;\s*q\s*=\s*0(?:\.0*)?\s*$/
  const offers = accepted.toLowerCase().split(',')
  const names = offers.flatMap((it) => (refused.test(it) ? [] : (it.split(';')[0] ?? '').trim()))
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}
