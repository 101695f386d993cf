import { expect, it } from 'vitest'
import { withLatest } from './lately.ts'

it('who opens the search again finds the last five things looked for, the latest first and each once', () => {
  const asked = ['ковал', 'львів', 'подача', 'Ковал', 'неявка', 'рейтинг', 'кубок']
  expect(asked.reduce(withLatest, [] as string[])).toEqual(['кубок', 'рейтинг', 'неявка', 'Ковал', 'подача'])
})
