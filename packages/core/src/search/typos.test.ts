import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../test/property-runs.ts'
import { searchableName } from '../users/name-search.ts'
import { wordsMeant } from './typos.ts'

const names = ['Шевченко', 'Шевчук', 'Олена', 'Олег', 'Щербак', 'Кравчук', 'Мельник', 'Ткаченко']
const known = names.map(searchableName)
const meant = (typed: string) => wordsMeant(searchableName(typed), known)

describe('a mistyped word', () => {
  it.each([
    ['шевчнко', 'Шевченко'],
    ['шевченок', 'Шевченко'],
    ['шевчеенкко', 'Шевченко'],
    ['жевченко', 'Шевченко'],
    ['мельинк', 'Мельник'],
    ['шербак', 'Щербак'],
    ['кравцук', 'Кравчук'],
    ['олна', 'Олена'],
    ['shevchemko', 'Шевченко'],
    ['ткачнк', 'Ткаченко'], // while it is still being typed
  ])('«%s» means %s', (typed, name) => expect(meant(typed)).toContain(searchableName(name)))

  it.each(['ол', 'ілна', 'петренко', 'ковальчук', ''])('«%s» means none of those that there are', (typed) =>
    expect(meant(typed).filter((word) => !word.startsWith(searchableName(typed)))).toEqual([]),
  )

  it('means only the nearest', () => expect(meant('шевчукк')).toEqual([searchableName('Шевчук')]))

  it('of six letters or more is known with one mistake anywhere', () => {
    const letter = fc.constantFrom(...'abcdefghiklmnoprstuvz')
    const word = fc.array(letter, { minLength: 6, maxLength: 12 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(word, fc.nat(), letter, fc.constantFrom('drop', 'add', 'other'), (word, place, other, kind) => {
        const at = place % word.length
        const typed = word.slice(0, at) + (kind === 'drop' ? '' : other) + word.slice(kind === 'add' ? at : at + 1)
        expect(wordsMeant(typed, [word])).toEqual([word])
      }),
      { numRuns: runs(100, 5000) },
    )
  })
})
