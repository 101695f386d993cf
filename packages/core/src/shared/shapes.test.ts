import { describe, expect, it } from 'vitest'
import { idInAddress } from './address-shapes.ts'
import { flag, id, line, name, optionalText, search, sentInstant, text } from './shapes.ts'

const takes = (shape: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  shape.safeParse(value).success

describe('a text that a person writes', () => {
  it('is kept without the spaces around it', () => expect(text(20).parse('  Граю зранку \n')).toBe('Граю зранку'))

  it('may have lines, tabs, emoji and any alphabet', () =>
    expect(takes(text(60), 'Їжак\tі ґава 🎾\n👩🏽‍🦰 Gaël 李娜')).toBe(true))

  it('ends its lines one way, however a browser has sent them', () =>
    expect(text(20).parse('раз\r\nдва\rтри\nчотири')).toBe('раз\nдва\nтри\nчотири'))

  it.each(['\u200b', '\u3164', '\u2060\u200d', '\u00ad', '\u2800', '\u200b \n\u200b'])(
    'is never invisible: %j',
    (unseen) => expect([takes(text(20), unseen), takes(optionalText(20), unseen)]).toEqual([false, false]),
  )

  it.each(['👍', '+', '?', '🇺🇦', '1'])('may be as short as a sign: %s', (sign) =>
    expect(takes(text(20), sign)).toBe(true),
  )

  it.each(['', '   ', '\n'])('is never blank: %j', (blank) => expect(takes(text(20), blank)).toBe(false))

  it.each([
    'a\u0000b',
    'a\u0007b',
    'a\u001bb',
    'a\u0085b',
    'a\ud800b',
    '\udc00',
    'a\ufffeb',
    'a\uffffb',
    '\ufdd0',
    '\u{1fffe}',
  ])('holds nothing that a database cannot keep or a page cannot show: %j', (odd) => {
    expect(takes(text(20), odd)).toBe(false)
    expect(takes(search, odd)).toBe(false)
  })

  it('has its length', () => expect([takes(text(3), 'абв'), takes(text(3), 'абвг')]).toEqual([true, false]))

  it('where it may be absent, a blank one is', () => {
    expect(optionalText(20).parse('')).toBeNull()
    expect(optionalText(20).parse(undefined)).toBeUndefined()
  })
})

it.each(['a\u202eb', 'a\u2066b', 'a\u200fb', 'a\nb', 'a\tb', 'a\u2028b'])(
  'a line breaks nowhere and turns no words around it: %j',
  (odd) => expect(takes(line(20), odd)).toBe(false),
)

it.each(['\u200b', '\u3164', '\u2800', '\u{e0041}\u{e0042}', '…', ''])(
  'a name without a letter or digit that can be seen is none: %j',
  (odd) => expect(takes(name(60), odd)).toBe(false),
)
it.each(['Їжак', 'О’Ніл', 'Gaël', '李娜', 'שרה', 'Олег 🎾', '2'])('a name may be of any alphabet: %s', (called) =>
  expect(takes(name(60), called)).toBe(true),
)

it('an id is a whole number from 1 on, in an address by its decimal digits', () => {
  expect([1, 2_147_483_647].filter((value) => !takes(id, value))).toEqual([])
  expect(['1', '2147483647'].map((value) => idInAddress.parse(value))).toEqual([1, 2_147_483_647])
})
it.each([0, -1, 1.5, 2_147_483_648, '', 'a', '1; drop table users', Number.NaN, Number.POSITIVE_INFINITY, {}])(
  'an id is never %j',
  (value) => expect([takes(id, value), takes(idInAddress, value)]).toEqual([false, false]),
)
it.each([true, [1], '1', '0x1', '1e3', ' 1', null])('a body names no id by %j', (value) =>
  expect(takes(id, value)).toBe(false),
)
it.each([true, [1], '0x1', '1e3', ' 1', '1.0', '+1', '01'])('an address names no id by %j', (value) =>
  expect(takes(idInAddress, value)).toBe(false),
)

it('a moment may come from any time zone', () =>
  expect(sentInstant.parse('2026-11-21T12:00:00+02:00')).toEqual(new Date('2026-11-21T10:00:00Z')))
it.each(['2026-11-21', '2026-11-21T12:00', '2026-02-30T12:00:00Z', '21.11.2026', ''])(
  'a moment without a zone, or one that never was, is refused: %j',
  (value) => expect(takes(sentInstant, value)).toBe(false),
)

it('a switch in a query is true or false and nothing else', () => {
  expect([flag.parse('true'), flag.parse('false')]).toEqual([true, false])
  expect(['1', '0', '', 'TRUE', 'yes'].filter((value) => takes(flag, value))).toEqual([])
})
