import { expect, it } from 'vitest'
import { selectText } from './select.tsx'

const closed = { chosen: undefined, value: null, placeholder: undefined, disabled: false, isEmpty: false }

it('a select says what it is waiting for', () => {
  expect(selectText({ ...closed, disabled: true, chosen: 'Ліга' })).toBe('Завантаження...')
  expect(selectText({ ...closed, chosen: 'Ліга' })).toBe('Ліга')
  expect(selectText({ ...closed, placeholder: 'Виберіть лігу' })).toBe('Виберіть лігу')
  expect(selectText({ ...closed, isEmpty: true })).toBe('Немає опцій')
  expect(selectText({ ...closed, value: 9 })).toBe('Виберіть опцію')
})
