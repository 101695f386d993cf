import { expect, it } from 'vitest'
import { placeText } from './place.ts'

it.each(
  '1-ше 2-ге 3-тє 4-те 5-те 6-те 7-ме 8-ме 9-те 10-те 11-те 12-те 13-те 17-те 18-те 20-те 21-ше 33-тє 40-ве 48-ме 100-те 101-ше 112-те 140-ве 1000-не'
    .split(' ')
    .map((text) => [Number.parseInt(text, 10), text] as const),
)('the place %i is «%s»', (place, text) => expect(placeText(place)).toBe(text))
