import { describe, expect, it } from 'vitest'
import { endOf, seasonsAround, startOf } from './demo-seasons.ts'

describe('the seasons of the demo', () => {
  it.each([
    ['2026-11-21', 'Весна–літо 2026', 'Осінь 2026'],
    ['2027-01-05', 'Літо–осінь 2026', 'Зима 2026/27'],
    ['2027-04-30', 'Осінь–зима 2026/27', 'Весна 2027'],
    ['2027-07-01', 'Зима–весна 2026/27', 'Літо 2027'],
  ])('on %s are called as a club would call them', (date, finished, running) => {
    const seasons = seasonsAround(new Date(`${date}T12:00:00Z`))
    expect([seasons.finished.name, seasons.running.name]).toEqual([finished, running])
  })

  it('follow each other without a gap, and the running one lasts to the end of the month', () => {
    const { finished, running } = seasonsAround(new Date('2026-11-21T10:00:00Z'))
    expect(startOf(finished)).toEqual(new Date('2026-03-31T21:00:00Z'))
    expect(running.firstDay).toBe(finished.lastDay + 1)
    expect(startOf(running)).toEqual(new Date('2026-08-31T21:00:00Z'))
    expect(endOf(running)).toEqual(new Date('2026-11-30T22:00:00Z'))
  })
})
