import { expect, it } from 'vitest'
import { categoryLabel } from './league.ts'

it.each([
  [2, 'Друга (рівень 2)'],
  [1.5, 'Друга (рівень 1.5)'],
  [0, 'Друга (рівень 0)'],
  [null, 'Друга'],
])('§3: a category of level %s reads «%s»', (level, label) =>
  expect(categoryLabel({ name: 'Друга', level })).toBe(label),
)
