import { Refusal } from '@matchbol/core/shared/refusal'
import { readUpTo } from './read-up-to.ts'

/** Bytes of JSON that a call may carry. */
export const MOST_BODY_BYTES = 256 * 1024

/** The body of a call as text; a reading one has none. @throws Refusal TOO_LARGE */
export async function readBody(request: Request): Promise<string> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return ''
  if (Number(request.headers.get('content-length')) > MOST_BODY_BYTES) throw new Refusal('TOO_LARGE')
  return (await readUpTo(request.body, MOST_BODY_BYTES)).toString('utf8')
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
