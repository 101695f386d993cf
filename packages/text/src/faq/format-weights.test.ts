import { expect, it } from 'vitest'
import { formatWeights } from './format-weights.ts'

it('every weight of the rating formula is told with all its formats, short sets too', () => {
  expect(formatWeights()).toEqual([
    {
      weight: 1,
      formats: [
        'до двох виграних сетів',
        'до трьох виграних сетів',
        'до трьох виграних сетів, в останньому тай-брейк до 10',
      ],
    },
    { weight: 0.9, formats: ['два сети, далі тай-брейк до 10'] },
    {
      weight: 0.7,
      formats: [
        'один сет до 8',
        'до двох виграних сетів до 4',
        'два сети до 4, далі тай-брейк до 10',
        'до двох виграних сетів до 4 з тай-брейком за 3:3',
        'до трьох виграних сетів до 4 з тай-брейком за 3:3',
      ],
    },
    { weight: 0.5, formats: ['один сет'] },
  ])
})
