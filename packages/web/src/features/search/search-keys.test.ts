import { expect, it } from 'vitest'
import { meansSearch } from './search-keys.ts'

const press = (pressed: Partial<Parameters<typeof meansSearch>[0]>) => ({
  ...{ key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...pressed,
})

it.each([
  ['the slash', press({ key: '/', code: 'Slash' }), true],
  ['the same key in the Ukrainian layout', press({ key: '.', code: 'Slash' }), true],
  ['the slash of the Ukrainian layout', press({ key: '/', code: 'Backslash', shiftKey: true }), true],
  ['a question mark', press({ key: '?', code: 'Slash', shiftKey: true }), false],
  ['Ctrl+K', press({ key: 'k', code: 'KeyK', ctrlKey: true }), true],
  ['Ctrl+K in the Ukrainian layout', press({ key: 'л', code: 'KeyK', ctrlKey: true }), true],
  ['⌘K', press({ key: 'k', code: 'KeyK', metaKey: true }), true],
  ['the letter alone', press({ key: 'k', code: 'KeyK' }), false],
  ['Ctrl+/', press({ key: '/', code: 'Slash', ctrlKey: true }), false],
  ['Ctrl+Shift+K', press({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }), false],
])('%s opens the search: %s', (_, pressed, expected) => expect(meansSearch(pressed, false)).toBe(expected))

it('whoever is writing gets the slash that they type', () => {
  expect(meansSearch(press({ key: '/', code: 'Slash' }), true)).toBe(false)
  expect(meansSearch(press({ key: 'k', code: 'KeyK', ctrlKey: true }), true)).toBe(true)
})
