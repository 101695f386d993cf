import { expect, it } from 'vitest'
import { excerptOf, readingMinutesOf } from './reading.ts'

it.each([
  ['Короткий\nтекст', 'Короткий текст'],
  ['Довгий текст, якому тут місця немає', 'Довгий текст, якому…'],
  ['Довгий текст, яким — і далі', 'Довгий текст, яким…'],
  ['Найнеперекладніший', 'Найнеперекладніший'],
  ['Найнеперекладніше_слово', 'Найнеперекладніше_с…'],
])('an excerpt of 20 characters ends between words: %s', (text, excerpt) => expect(excerptOf(text, 20)).toBe(excerpt))

it.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [2000, 10],
])('%i words are read in %i minutes', (words, minutes) =>
  expect(readingMinutesOf('слово '.repeat(words))).toBe(minutes),
)
