import type { Outcome } from '@matchbol/core/games/score/score-details'
import { expect, it } from 'vitest'
import { gameTimes } from './game-times.ts'

const [six, eight] = ['2026-11-21T16:00:00Z', '2026-11-21T18:10:00Z']
const timesOf = (agreedAt: string | null, completedAt: string | null, outcome?: Outcome) =>
  gameTimes({ agreedAt, completedAt, scoreDetails: outcome ? { outcome, sets: [] } : null }).map(
    ({ label, at }) => `${label} ${at}`,
  )

it('the agreed time and the time played are told apart', () => {
  expect(timesOf(six, null)).toEqual([`Домовлено на ${six}`])
  expect(timesOf(six, eight, 'COMPLETED')).toEqual([`Домовлено на ${six}`, `Зіграно ${eight}`])
  expect(timesOf(null, eight, 'RETIRED')).toEqual([`Зіграно ${eight}`])
})

it('a game played when it was agreed tells its time once', () => {
  expect(timesOf(six, six, 'COMPLETED')).toEqual([`Зіграно ${six}`])
})

it('what was never played has no time at which it was', () => {
  expect(timesOf(six, eight, 'WALKOVER')).toEqual([`Домовлено на ${six}`])
  expect(timesOf(null, eight, 'DOUBLE_DEFAULT')).toEqual([`Записано ${eight}`])
  expect(timesOf(null, null)).toEqual([])
})
