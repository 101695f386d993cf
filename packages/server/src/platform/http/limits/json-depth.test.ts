import { expect, it } from 'vitest'
import { isTooDeep } from './json-depth.ts'

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
