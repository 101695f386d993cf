import type { Waiting } from '@matchbol/text/games/waiting'
import { expect, it } from 'vitest'
import { withJustConfirmed } from './just-confirmed.ts'

const waiting = (id: number) => ({ game: { id, version: 3 } }) as Waiting
const idsOf = (items: readonly Waiting[]) => items.map(({ game }) => game.id)
const [first, second, third] = [waiting(1), waiting(2), waiting(3)]

it('a confirmed card stays where it stood, whether the list still has its game or not', () => {
  const cards = [{ item: { ...second, confirmed: { said: '+33', height: 120 } }, index: 1, isOver: false }]
  for (const items of [
    [first, second, third],
    [first, third],
  ]) {
    const listed = withJustConfirmed(items, cards)
    expect(idsOf(listed)).toEqual([1, 2, 3])
    expect(listed[1]?.confirmed?.said).toBe('+33')
  }
})

it('two that are confirmed one after the other both stay', () => {
  const cards = [
    { item: second, index: 1, isOver: false },
    { item: first, index: 0, isOver: false },
  ]
  expect(idsOf(withJustConfirmed([third], cards))).toEqual([1, 2, 3])
})

it('once its moment is over it goes, and a slow reading does not bring it back', () => {
  expect(idsOf(withJustConfirmed([first, second], [{ item: second, index: 1, isOver: true }]))).toEqual([1])
})
