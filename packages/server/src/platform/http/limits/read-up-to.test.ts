import { expect, it } from 'vitest'
import { readUpTo } from './read-up-to.ts'

const part = new Uint8Array(4)
const partsOf = (count: number) =>
  new ReadableStream<Uint8Array>({ pull: (stream) => (count-- > 0 ? stream.enqueue(part) : stream.close()) })

it('a body is read as far as it may go', async () => {
  expect((await readUpTo(partsOf(2), 8, 1000)).byteLength).toBe(8)
  await expect(readUpTo(partsOf(3), 8, 1000)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})

it('one that does not end in time is given up, and left to its connection', async () => {
  let isCancelled = false
  const silent = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(part),
    cancel: () => {
      isCancelled = true
    },
  })
  await expect(readUpTo(silent, 8, 1)).rejects.toMatchObject({ code: 'BODY_TOO_SLOW' })
  expect(isCancelled).toBe(false)
})
