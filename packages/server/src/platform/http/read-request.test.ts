import { expect, it } from 'vitest'
import { isTooDeep, readUpTo, unstorableText } from './read-request.ts'

it.each([
  ['a text with NUL', { note: 'a\0b' }, 'body.note'],
  ['one in a list in an object', { sets: [{ note: 'a' }, { note: '\0' }] }, 'body.sets.1.note'],
  ['half of a pair', ['\ud83c'], 'body.0'],
  ['a name of a field', { ok: 'a', 'b\0': 1 }, 'body'],
  ['the whole value', '\0', 'body'],
  ['a whole pair, and whatever is no text', { ball: '🎾', n: 0, no: null, yes: true, empty: '' }, undefined],
])('%s', (_, value, path) => expect(unstorableText(value, 'body')).toBe(path))

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

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

it.each([
  ['32 arrays', nested(32), false],
  ['33 arrays', nested(33), true],
  ['33 objects', nested(33, '{"a":', '}'), true],
  ['100,000 arrays that never end', '['.repeat(100_000), true],
  ['many beside each other', `[${'[],'.repeat(1000)}[]]`, false],
  ['brackets in a text', JSON.stringify({ text: '['.repeat(100) }), false],
  ['brackets in a text with quotes', JSON.stringify({ text: `"\\"${'{'.repeat(100)}` }), false],
  ['brackets behind a text that ends with a backslash', `["\\\\",${nested(33)}]`, true],
  ['nothing', '', false],
])('%s', (_, json, expected) => expect(isTooDeep(json)).toBe(expected))
