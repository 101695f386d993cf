import { expect, it } from 'vitest'
import { isFoundIn, queryOf, wordsToFind } from './search-words.ts'

it('a text is found by its words in Latin letters, each once', () =>
  expect(wordsToFind('Подача, по\u00adдача — й «удар»: 2026!').sort()).toEqual(['2026', 'i', 'podacha', 'udar']))

it.each([
  ['подача', "('podach':*)"],
  ['Подачі тенісистів', "('podach':*)&('tenisistiv':*)"],
  ['гра', "('hra':*)"],
  ["об'єкт", "('obiekt':*|'obekt':*)"],
  ['  …!  ', undefined],
  ["'); drop table posts; --", "('drop':*)&('tabl':*)&('posts':*)"],
])('«%s» is looked for as %s', (typed, query) => expect(queryOf(typed)).toBe(query))

it('few texts are looked through by the same words: all of them, each as the beginning of one', () => {
  const words = wordsToFind('Що, коли суперник не прийшов?')
  for (const typed of ['прийш суперник', 'НЕ ПРИЙШОВ', '', '…'])
    expect([typed, isFoundIn(words, typed)]).toEqual([typed, true])
  expect(isFoundIn(words, 'прийшов дощ')).toBe(false)
})
