import { expect, it } from 'vitest'
import { type Place, placeTowards } from './arrow-places.ts'

/** Two players side by side with two keys in a row each, and a wide key at the foot of each. */
const pad: Place[] = [
  ...[0, 100, 220, 320].map((x) => ({ x, y: 0 })),
  ...[0, 100, 220, 320].map((x) => ({ x, y: 60 })),
  { x: 50, y: 120 },
  { x: 270, y: 120 },
]

it('the arrows lead along the row, from one player’s keys to the other’s', () => {
  expect([0, 1, 2].map((from) => placeTowards('ArrowRight', pad, from))).toEqual([1, 2, 3])
  expect(placeTowards('ArrowLeft', pad, 2)).toBe(1)
})

it('the arrows lead up and down, to the wide key below two narrow ones and back', () => {
  expect(placeTowards('ArrowDown', pad, 0)).toBe(4)
  expect(placeTowards('ArrowDown', pad, 5)).toBe(8)
  expect(placeTowards('ArrowDown', pad, 6)).toBe(9)
  expect(placeTowards('ArrowRight', pad, 8)).toBe(9)
  expect([4, 5]).toContain(placeTowards('ArrowUp', pad, 8))
})

it('the arrows stay at the edge, and other keys lead nowhere', () => {
  expect(placeTowards('ArrowLeft', pad, 0)).toBeUndefined()
  expect(placeTowards('ArrowUp', pad, 3)).toBeUndefined()
  expect(placeTowards('Enter', pad, 3)).toBeUndefined()
})
