import { Refusal } from '@matchbol/core/shared/refusal'

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
