import { Refusal } from '@matchbol/core/shared/refusal'

/** Bytes of JSON that a call may carry. */
export const MOST_BODY_BYTES = 256 * 1024
/** Bytes of JSON in a call of somebody who need not say who they are. */
export const MOST_GUEST_BODY_BYTES = 16 * 1024
const JSON_PATIENCE_MS = 10_000
const FILE_PATIENCE_MS = 60_000

/** Turns away a body that says itself how large it is. @throws Refusal TOO_LARGE */
export function refuseTooLong({ headers }: Request, most: number) {
  if (Number(headers.get('content-length')) > most) throw new Refusal('TOO_LARGE')
}

/** The file that a call carries. @throws Refusal TOO_LARGE, BODY_TOO_SLOW */
export const readFile = (request: Request, most: number) => readBody(request, most, FILE_PATIENCE_MS)

/** The JSON that a call carries, or nothing. @throws Refusal TOO_LARGE, BODY_TOO_SLOW, and VALIDATION for what is no JSON */
export async function readJson(request: Request, most: number): Promise<unknown> {
  const text = (await readBody(request, most, JSON_PATIENCE_MS)).toString('utf8')
  if (text.trim() === '') return undefined
  if (isTooDeep(text)) throw notJson('The body is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw notJson('The body is not JSON')
  }
}

const notJson = (text: string) => new Refusal('VALIDATION', { issues: [{ path: 'body', text }] })

async function readBody(request: Request, most: number, patienceMs: number): Promise<Buffer<ArrayBuffer>> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return Buffer.alloc(0)
  return readUpTo(request.body, most, patienceMs)
}

/**
 * The bytes of a body; one without a length is cut off while it is read, not after. What is left of it is for the caller's
 * connection to throw away: cancelling the stream here would break the connection before the refusal is answered.
 * @throws Refusal TOO_LARGE, and BODY_TOO_SLOW when it has not come whole within `patienceMs`
 */
export async function readUpTo(
  body: ReadableStream<Uint8Array>,
  most: number,
  patienceMs: number,
): Promise<Buffer<ArrayBuffer>> {
  const reader = body.getReader()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Refusal('BODY_TOO_SLOW')), patienceMs)
  const chunks: Uint8Array[] = []
  try {
    for (let size = 0; ; ) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > most) throw new Refusal('TOO_LARGE')
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
    reader.releaseLock()
  }
}

/** No call of ours nests more than five levels. */
const MOST_LEVELS = 32

/** Whether a JSON text nests deeper than any call does: what walks such a value calls itself until the stack ends. */
export function isTooDeep(json: string): boolean {
  let levels = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const char = json[at]
    if (char === '"') isInText = !isInText
    else if (isInText) at += char === '\\' ? 1 : 0
    else if (char === '[' || char === '{') levels++
    else if (char === ']' || char === '}') levels--
    if (levels > MOST_LEVELS) return true
  }
  return false
}
