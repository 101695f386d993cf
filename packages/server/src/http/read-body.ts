import { Refusal } from '@matchbol/core/shared/refusal'
import { readUpTo } from './read-up-to.ts'

/** Bytes of JSON that a call may carry. */
export const MOST_BODY_BYTES = 256 * 1024

/** Turns away a body that says itself how large it is. @throws Refusal TOO_LARGE */
export function refuseTooLong({ headers }: Request, most = MOST_BODY_BYTES) {
  if (Number(headers.get('content-length')) > most) throw new Refusal('TOO_LARGE')
}

/** The body of a call; a reading one has none. @throws Refusal TOO_LARGE */
export async function readBody(request: Request, most = MOST_BODY_BYTES): Promise<Buffer<ArrayBuffer>> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return Buffer.alloc(0)
  return readUpTo(request.body, most)
}

/** The JSON of a body; none for an empty one. @throws Refusal VALIDATION when it is no JSON */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('VALIDATION', { issues: [{ path: 'body', text: 'The body is not JSON' }] })
  }
}
