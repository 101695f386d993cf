import { expect, it } from 'vitest'
import { unstorableText } from './read-request.ts'

it.each([
  ['a text with NUL', { note: 'a\0b' }, 'body.note'],
  ['one in a list in an object', { sets: [{ note: 'a' }, { note: '\0' }] }, 'body.sets.1.note'],
  ['half of a pair', ['\ud83c'], 'body.0'],
  ['a name of a field', { ok: 'a', 'b\0': 1 }, 'body'],
  ['the whole value', '\0', 'body'],
  ['a whole pair, and whatever is no text', { ball: '🎾', n: 0, no: null, yes: true, empty: '' }, undefined],
])('%s', (_, value, path) => expect(unstorableText(value, 'body')).toBe(path))
