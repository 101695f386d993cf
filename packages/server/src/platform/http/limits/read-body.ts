import { Refusal } from '@matchbol/core/shared/refusal'
import { isTooDeep } from './json-depth.ts'
import { readUpTo } from './read-up-to.ts'

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
