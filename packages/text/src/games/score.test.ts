import { expect, it } from 'vitest'
import { scoreWords } from './score.ts'

it('a score that was played to its end stays as it is', () => {
  expect(scoreWords('6:4 3:6 [10:8]')).toBe('6:4 3:6 [10:8]')
  expect(scoreWords('7:6(5) 6:0')).toBe('7:6(5) 6:0')
})

it('what ended a game otherwise is said in a word', () => {
  expect(['W.O.', 'DEF/DEF', 'DEF'].map(scoreWords)).toEqual(['неявка', 'неявка обох', 'дискваліфікація'])
})

it('after the sets that were played, it follows them', () => {
  expect(scoreWords('6:4 2:1 RET')).toBe('6:4 2:1, відмова')
  expect(scoreWords('6:4 6:6(3:2) ABN')).toBe('6:4 6:6(3:2), перервано')
})
