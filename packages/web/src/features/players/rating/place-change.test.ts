import { expect, it } from 'vitest'
import { placeChange } from './place-change.ts'

const now = { place: 5, points: 1250.4 }

it.each([
  [{ place: 7, points: 1200 }, 'up', 2, 50, 'За тиждень на 2\u00a0місця вище, рейтинг +50'],
  [{ place: 4, points: 1270.2 }, 'down', 1, -20, 'За тиждень на 1\u00a0місце нижче, рейтинг −20'],
  [{ place: 5, points: 1250.4 }, 'same', 0, 0, 'За тиждень місце те саме'],
  [{ place: 5, points: 1230 }, 'same', 0, 20, 'За тиждень місце те саме, рейтинг +20'],
  [{ place: 3, points: 1250 }, 'down', 2, 0, 'За тиждень на 2\u00a0місця нижче'],
] as const)('from %j the fifth place is %s by %i', (onMonday, direction, places, points, words) =>
  expect(placeChange({ ...now, onMonday }, 'THIS')).toEqual({ direction, places, points, words }),
)

it('who was in no rating a week ago is new', () =>
  expect(placeChange({ ...now, onMonday: null }, 'THIS')).toMatchObject({ direction: 'new' }))

it('names the week before, where it is that one’s change', () => {
  expect(placeChange({ ...now, onMonday: { place: 7, points: 1200 } }, 'LAST').words).toBe(
    'За минулий тиждень на 2\u00a0місця вище, рейтинг +50',
  )
  expect(placeChange({ ...now, onMonday: null }, 'LAST').words).toBe('Уперше в рейтингу минулого тижня')
})
