import { expect, it } from 'vitest'
import { ownFirst } from './category-chips.tsx'

const categories = [
  { id: 1, name: 'Перша', icon: null },
  { id: 2, name: 'Друга', icon: null },
  { id: 3, name: 'Третя', icon: null },
]
const namesFor = (mine?: number) => ownFirst(categories, mine).map(({ name }) => name)

it('a player finds their own category first, then all of them in their order', () => {
  expect(namesFor(2)).toEqual(['Друга', 'Усі категорії', 'Перша', 'Третя'])
  expect(namesFor()).toEqual(['Усі категорії', 'Перша', 'Друга', 'Третя'])
})
