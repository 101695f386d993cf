import { expect, test } from 'vitest'
import { issueText } from './issue-text.ts'

test('what a shape has against a value is a sentence that says what to do', () => {
  const said: [Parameters<typeof issueText>[0], string][] = [
    [{ code: 'too_small', origin: 'string', minimum: 1 }, 'Заповніть це поле.'],
    [{ code: 'too_small', origin: 'string', minimum: 3 }, 'Щонайменше 3 символи.'],
    [{ code: 'too_big', origin: 'array', maximum: 1 }, 'Щонайбільше 1 пункт.'],
    [{ code: 'too_big', origin: 'number', maximum: 2100 }, 'Щонайбільше 2100.'],
    [{ code: 'invalid_type', expected: 'int' }, 'Напишіть ціле число.'],
    [{ code: 'invalid_value' }, 'Виберіть зі списку.'],
    [{ code: 'custom', params: { fault: 'NO_LETTERS' } }, 'Напишіть літерами або цифрами.'],
    [
      { code: 'custom', params: { fault: 'MIXED_ALPHABETS' } },
      'В одному слові змішано літери різних абеток. Напишіть його лише українськими або лише латинськими.',
    ],
    [{ code: 'custom' }, 'Перевірте це поле.'],
  ]
  for (const [issue, text] of said) expect(issueText(issue).replaceAll('\u00a0', ' ')).toBe(text)
})

test('of a field that may be empty the objection to what was typed counts', () => {
  const branches = [[{ code: 'invalid_value' }], [{ code: 'too_big', origin: 'string', maximum: 80 }]]
  expect(issueText({ code: 'invalid_union', errors: branches })).toContain('80')
})
