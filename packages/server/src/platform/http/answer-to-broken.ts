import { randomUUID } from 'node:crypto'
import { Refusal, type RefusalCode } from '@matchbol/core/shared/refusal'
import { failureFor } from './errors.ts'
import { protectionFor } from './policy.ts'

const codes: Record<number, RefusalCode> = { 408: 'BODY_TOO_SLOW', 413: 'TOO_LARGE', 431: 'TOO_LARGE' }

/** The answer to a request of which nothing could be made, with the headers and the shape of every other answer. */
export function answerToBroken(status: number, publicUrl: string | undefined) {
  const requestId = randomUUID()
  const body = JSON.stringify(failureFor(new Refusal(codes[status] ?? 'VALIDATION'), requestId).body)
  const headers = new Headers({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  })
  protectionFor(publicUrl)(headers)
  return { status, headers, body }
}
