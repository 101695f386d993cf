import { Refusal } from '@matchbol/core/shared/refusal'

/** The bytes of a body; one without a length is cut off while it is read, not after. @throws Refusal TOO_LARGE */
export async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > most) throw new Refusal('TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
