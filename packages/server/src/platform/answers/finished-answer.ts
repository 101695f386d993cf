import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor, isText } from '../http/compress.ts'
import { wholeTextOf } from '../http/replies.ts'

/** An answer as bytes, packed once for each way in which somebody asks for it. */
export interface FinishedAnswer {
  status: number
  /** All but those of the bytes and of the single request. */
  headers: readonly [name: string, value: string][]
  body: Buffer
  /** Whether it is sent packed to who takes it so. */
  isPacked: boolean
  /** Names the plain bytes of a good answer; a packed form adds its own name. A refusal has none: it says which request it answers. */
  tag: string
  packed: Map<'br' | 'gzip', Promise<Form> | Form>
  plain: Form
}

/** Bytes with all headers that go before them, ready to be sent. */
interface Form {
  tag: string
  head: string[]
  headOfKnown: string[]
  body: Buffer
}

/** Below it an answer fits one packet anyway. */
const SMALL = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Packed beside the loop, once, and sent many times: worth more than what is packed while somebody waits for it alone. */
const packers = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body: Buffer) => gzipped(body, { level: 6 }),
}

const ofOneRequest = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'etag',
  'date',
  'connection',
  'transfer-encoding',
])

/** Reads a response whole, of which nothing else is made any more. @param added headers that it goes out with besides, or instead of its own */
export async function finish(response: Response, added: Record<string, string> = {}): Promise<FinishedAnswer> {
  const { headers: sent } = response
  for (const [name, value] of Object.entries(added)) sent.set(name, value)
  const headers = [...sent].filter(([name]) => !ofOneRequest.has(name))
  const text = wholeTextOf(response)
  const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
  const tag = response.status === 200 ? hash('sha1', body, 'base64url') : ''
  const vary = headers.find(([name]) => name === 'vary')?.[1] ?? ''
  const all = [
    ...headers.filter(([name]) => name !== 'vary'),
    ['vary', /accept-encoding/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')] as [
      string,
      string,
    ],
  ]
  const isPacked = body.byteLength >= SMALL && isText(sent.get('content-type') ?? '')
  return {
    status: response.status,
    headers: all,
    body,
    isPacked,
    tag,
    packed: new Map(),
    plain: formOf(all, tag, body),
  }
}

function formOf(headers: readonly [string, string][], tag: string, body: Buffer, encoding?: string): Form {
  const etag = tag && (encoding ? `"${tag}-${encoding}"` : `"${tag}"`)
  const common = [...headers.flat(), ...(etag && ['etag', etag])]
  return {
    tag: etag,
    body,
    head: [...common, ...(encoding ? ['content-encoding', encoding] : []), 'content-length', String(body.byteLength)],
    headOfKnown: common.filter((_, at) =>
      at % 2 === 0 ? common[at] !== 'content-type' : common[at - 1] !== 'content-type',
    ),
  }
}

/** Sends it in the best form that the asker takes, or that they have it already. */
export function send(response: ServerResponse, answer: FinishedAnswer, asked: Asked) {
  const form = formFor(answer, asked.headers['accept-encoding'])
  if (form instanceof Promise)
    form.then(
      (ready) => sendForm(response, answer, ready, asked),
      () => sendForm(response, answer, answer.plain, asked),
    )
  else sendForm(response, answer, form, asked)
}

export interface Asked {
  method: string
  headers: IncomingHttpHeaders
  requestId: string
}

function sendForm(
  response: ServerResponse,
  { status }: FinishedAnswer,
  form: Form,
  { method, headers, requestId }: Asked,
) {
  const known = headers['if-none-match']
  if (known && status === 200 && isKnown(form.tag, known)) {
    response.writeHead(304, ['x-request-id', requestId, ...form.headOfKnown]).end()
    return
  }
  response.writeHead(status, ['x-request-id', requestId, ...form.head])
  if (method === 'HEAD') response.end()
  else response.end(form.body)
}

/** Weakly compared, as whoever stands between may have marked it. */
const isKnown = (tag: string, known: string) =>
  known === tag || known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

function formFor(answer: FinishedAnswer, accepted: string | undefined): Form | Promise<Form> {
  if (!accepted || !answer.isPacked) return answer.plain
  const encoding = encodingFor(accepted)
  if (!encoding) return answer.plain
  const known = answer.packed.get(encoding)
  if (known) return known
  const packing = packers[encoding](answer.body).then((body) => {
    const form = formOf(answer.headers, answer.tag, body, encoding)
    answer.packed.set(encoding, form)
    return form
  })
  answer.packed.set(encoding, packing)
  packing.catch(() => answer.packed.delete(encoding))
  return packing
}
