import { expect, it } from 'vitest'
import { selectText } from './select.tsx'

const nothing = { chosen: undefined, placeholder: undefined, disabled: false, isEmpty: false }

it('§2: a select says what it is waiting for', () => {
  expect(selectText({ ...nothing, disabled: true, chosen: 'Ліга', placeholder: 'Ліга?' })).toBe('Завантаження...')
  expect(selectText({ ...nothing, chosen: 'Ліга', placeholder: 'Ліга?' })).toBe('Ліга')
  expect(selectText({ ...nothing, placeholder: 'Ліга?' })).toBe('Ліга?')
  expect(selectText({ ...nothing, placeholder: 'Ліга?', isEmpty: true })).toBe('Ліга?')
  expect(selectText({ ...nothing, isEmpty: true })).toBe('Немає опцій')
  expect(selectText(nothing)).toBe('Виберіть опцію')
})
