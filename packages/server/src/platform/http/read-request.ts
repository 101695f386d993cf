import { createHash } from 'node:crypto'
import { type Endpoint, isJson } from '@matchbol/core/shared/endpoint'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Context } from 'hono'
import type * as z from 'zod'
import type { Route } from './serve.ts'

/** Bytes of JSON that a call may carry. */
export const MOST_BODY_BYTES = 256 * 1024
/** Bytes of JSON in a call of somebody who need not say who they are. */
const MOST_GUEST_BODY_BYTES = 16 * 1024
const JSON_PATIENCE_MS = 10_000
const FILE_PATIENCE_MS = 60_000

/** A body that says it has fewer bytes than this, which HTTP then holds it to, is read without making a stream of it first. */
const MOST_READ_WHOLE = 4 * 1024

/** Bytes of body that a call may carry. */
export const mostBytesOf = ({ file, raw, access }: Endpoint) =>
  (file ?? raw)?.mostBytes ?? (access === 'anyone' ? MOST_GUEST_BODY_BYTES : MOST_BODY_BYTES)

/**
 * What the handler gets of a request, in the shapes of the contract; `content` is all that makes two requests the same.
 * @throws Refusal VALIDATION, TOO_LARGE, BODY_TOO_SLOW, and NOT_FOUND for a file at an address that is none
 */
export async function readRequest(c: Context, { endpoint, path }: Route) {
  const { params, query, body } = endpoint
  const sent = await readBody(c, endpoint)
  const address = partsOf(c, path)
  const request = {
    ...sent.bytes,
    ...(params && { params: addressed(endpoint, params, address) }),
    ...(query && { query: checked(query, c.req.query(), 'query') }),
    ...(body && { body: checked(body, sent.json, 'body') }),
  }
  return { request, content: () => JSON.stringify([path, address, sent.json ?? sent.hash?.()]) }
}

async function readBody(c: Context, endpoint: Endpoint) {
  const { file, raw } = endpoint
  if (!file && !raw) return { json: await readJson(c.req.raw, mostBytesOf(endpoint)) }
  const bytes = await readFile(c.req.raw, mostBytesOf(endpoint))
  return {
    bytes: file ? { file: bytes } : { raw: { bytes, signature: c.req.header(raw?.signatureHeader ?? '') } },
    hash: () => createHash('sha256').update(bytes).digest('hex'),
  }
}

/** Turns away a body that says itself how large it is. @throws Refusal TOO_LARGE */
export function refuseTooLong({ headers }: Request, most: number) {
  if (Number(headers.get('content-length')) > most) throw new Refusal('TOO_LARGE')
}

/** The file that a call carries. @throws Refusal TOO_LARGE, BODY_TOO_SLOW */
const readFile = (request: Request, most: number) => readBytes(request, most, FILE_PATIENCE_MS)

/** The JSON that a call carries, or nothing. @throws Refusal TOO_LARGE, BODY_TOO_SLOW, and VALIDATION for what is no JSON */
async function readJson(request: Request, most: number): Promise<unknown> {
  const text = (await readBytes(request, most, JSON_PATIENCE_MS)).toString('utf8')
  if (text.trim() === '') return undefined
  if (isTooDeep(text)) throw notJson('The body is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw notJson('The body is not JSON')
  }
}

const notJson = (text: string) => new Refusal('VALIDATION', { issues: [{ path: 'body', text }] })

async function readBytes(request: Request, most: number, patienceMs: number): Promise<Buffer<ArrayBuffer>> {
  if (request.method === 'GET' || request.method === 'HEAD') return Buffer.alloc(0)
  try {
    const length = Number(request.headers.get('content-length') ?? Number.NaN)
    if (length <= most && length < MOST_READ_WHOLE) return Buffer.from(await within(patienceMs, request.arrayBuffer()))
    return request.body ? await readUpTo(request.body, most, patienceMs) : Buffer.alloc(0)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('BODY_TOO_SLOW') // its sender has hung up
  }
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
  const chunks: Uint8Array[] = []
  const read = async () => {
    for (let size = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > most) throw new Refusal('TOO_LARGE')
      chunks.push(value)
    }
  }
  try {
    return await within(patienceMs, read())
  } finally {
    reader.releaseLock()
  }
}

/** @throws Refusal BODY_TOO_SLOW when it has not come by then */
async function within<T>(patienceMs: number, coming: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Refusal('BODY_TOO_SLOW')), patienceMs)
  try {
    return await Promise.race([coming, late.promise])
  } finally {
    clearTimeout(timer)
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

/** The parts of an address by name: of `{secret}.ics`, what stands before the ending. */
function partsOf(c: Context, path: string): Record<string, string> {
  const parts: Record<string, string> = c.req.param()
  for (const [, name = '', ending = ''] of path.matchAll(/\{(\w+)\}(\.\w+)/g))
    parts[name] = parts[name]?.slice(0, -ending.length) ?? ''
  return parts
}

/** Where a call says what is wrong with its address, a file is just not there. */
function addressed({ reply }: Endpoint, shape: z.ZodType, parts: Record<string, string>): unknown {
  if (isJson(reply)) return checked(shape, parts, 'params')
  const read = shape.safeParse(parts)
  if (unstorableText(parts, 'params') || !read.success) throw new Refusal('NOT_FOUND')
  return read.data
}

function checked(schema: z.ZodType, value: unknown, part: string): unknown {
  const unstorable = unstorableText(value, part)
  if (unstorable)
    throw new Refusal('VALIDATION', { issues: [{ path: unstorable, text: 'A character that no text has' }] })
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const issues = read.error.issues.map(({ path, message }) => ({
    path: [part, ...path.map(String)].join('.'),
    text: message,
  }))
  throw new Refusal('VALIDATION', { issues })
}

/**
 * Where in a request a text stands that no database column holds: one with NUL, or with half of a surrogate pair. Names of
 * fields count too. @returns the path of the first, `body.sets.0.note`
 */
export function unstorableText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableText(part, `${path}.${name}`) : path
    if (found) return found
  }
  return undefined
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
