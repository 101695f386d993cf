import { createHash } from 'node:crypto'
import { type Endpoint, isJson } from '@matchbol/core/shared/endpoint'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Context } from 'hono'
import type * as z from 'zod'
import { MOST_BODY_BYTES, MOST_GUEST_BODY_BYTES, readFile, readJson } from './read-body.ts'
import type { Route } from './serve.ts'

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
