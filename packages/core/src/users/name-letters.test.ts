import { describe, expect, it } from 'vitest'
import { hasHeapedMarks, mixesAlphabets, tidyName, withoutLookAlikes } from './name-letters.ts'
import { readableName } from './names.ts'
import { userChanges } from './user-shapes.ts'

const called = (firstName: string) => userChanges.safeParse({ firstName })
const faults = (firstName: string) =>
  called(firstName).error?.issues.map((issue) => issue.code === 'custom' && issue.params?.fault)

describe('a name that a person writes', () => {
  it.each([
    ...['О’Коннор', 'Ґалаґан', 'Anna-Maria', 'Jean-Luc Коваленко', 'Anna-Марія', 'Лукʼяненко', "Д'Артаньян", 'Їжак'],
    ...[
      'Nguyễn',
      'Gaël',
      'Андрі\u0301й',
      '李娜',
      'שרה',
      'ひらり李娜',
      'Олег 🎾',
      'Олег2',
      '2Oleg',
      "'Олег'",
      'Олег_Smith',
    ],
  ])('may be a real one: %s', (name) => expect(called(name).success).toBe(true))

  it.each(['Oлег', 'Олeг', 'Oлена-Марія', 'Дмитрo', 'Оleg', 'Αнна', 'Anna李', 'O’Коннор', 'Sашко', 'О\u200bleg'])(
    'is written in one alphabet by the word: %s',
    (name) => expect(faults(name)).toEqual(['MIXED_ALPHABETS']),
  )

  it('has at most two marks on a letter', () => {
    expect(faults('Оле\u0301\u0302\u0303на')).toEqual(['HEAPED_MARKS'])
    expect(called('Оле\u0301\u0302на').success).toBe(true)
  })

  it.each([
    ['Олена\u200b', 'Олена'],
    ['Оле\u00ad\u2060на\ufeff', 'Олена'],
    ['Олена \u200b', 'Олена'],
    ['Олена\u2003\u00a0\u2800Марія', 'Олена Марія'],
    ['\u{1d5e2}\u{1d5f9}\u{1d5f2}\u{1d5f4}', 'Oleg'],
    ['Андрии\u0306', 'Андрий'],
  ])('is kept without what nobody sees: %j', (name, kept) => expect(called(name).data?.firstName).toBe(kept))

  it('is as short after that as it may be', () => {
    expect(tidyName('\ufdfa')).toBe('\ufdfa')
    expect(called('\u200b').success).toBe(false)
  })
})

describe('a name that another service gives', () => {
  it.each([
    ['Oлена', 'Олена'],
    ['Дмитрo', 'Дмитро'],
    ['Оlеg', 'Oleg'],
    ['OCТAП', 'ОСТАП'],
    ['Maрко Smith', 'Марко Smith'],
    ['Sашко', 'S ашко'],
    ['Αнна', 'Α нна'],
    ['Anna李娜', 'Anna 李娜'],
    ['Оле\u0301\u0302\u0303\u0304на\u200b', 'Оле\u0301\u0302на'],
  ])('%j is made one that a person may write: %j', (name, kept) => {
    expect(readableName(name, '').firstName).toBe(kept)
    expect(called(kept).success).toBe(true)
  })

  it.each(['О’Коннор', 'Ґалаґан', 'Anna-Maria', 'Jean-Luc', 'Олег 🎾', 'Лук´яненко'])('%s stays as it is', (name) =>
    expect(readableName(name, '').firstName).toBe(name),
  )
})

it('a name that look-alikes cannot mend stays as it was', () => {
  expect(withoutLookAlikes('Sашко')).toBe('Sашко')
  expect([mixesAlphabets(''), hasHeapedMarks('')]).toEqual([false, false])
})
