import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToHundredths } from './hundredths.ts'

describe('points rounded to hundredths', () => {
  test.each([
    [46.5173, 46.52],
    [-28.5912, -28.59],
    [1.005, 1.01],
    [-1.005, -1.01],
    [5.625, 5.63],
    [-5.625, -5.63],
    [8.345, 8.35],
    [0.0049, 0],
    [1586.52, 1586.52],
  ])('%d becomes %d', (points, rounded) => expect(roundToHundredths(points)).toBe(rounded))

  test.each([-0, -0.001, 0, 0.001])('%d becomes a plain zero', (points) =>
    expect(Object.is(roundToHundredths(points), 0)).toBe(true),
  )

  const points = fc.double({ min: -5000, max: 5000, noNaN: true })

  test('a gain and a loss of one size round alike', () => {
    fc.assert(fc.property(points, (x) => roundToHundredths(x) + roundToHundredths(-x) === 0))
  })

  test('rounding twice changes nothing, and a stored number reads back as itself', () => {
    fc.assert(
      fc.property(points, (x) => {
        const once = roundToHundredths(x)
        expect(roundToHundredths(once)).toBe(once)
        expect(Number(once.toFixed(2)) + 0).toBe(once)
        expect(Math.abs(once - x)).toBeLessThanOrEqual(0.005000001)
      }),
    )
  })

  test('a greater number never rounds to a smaller one', () => {
    fc.assert(fc.property(points, points, (x, y) => x > y || roundToHundredths(x) <= roundToHundredths(y)))
  })
})
