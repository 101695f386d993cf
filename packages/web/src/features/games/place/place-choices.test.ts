import { expect, it } from 'vitest'
import { placeChoices } from './place-choices.ts'

it('proposes the courts of both first, then the opponent’s, then mine, each once', () => {
  expect(placeChoices('Нивки, Гідропарк', 'Снопків; гідропарк')).toEqual({
    common: 'гідропарк',
    places: ['гідропарк', 'Снопків', 'Нивки'],
  })
})

it('leaves a name in quotation marks whole, and knows nothing of people who have named none', () => {
  expect(placeChoices(null, 'Корти «Локомотив, № 3», Либідь').places).toEqual(['Корти «Локомотив, № 3»', 'Либідь'])
  expect(placeChoices(null, ' , ')).toEqual({ common: null, places: [] })
})
