import { expect, it } from 'vitest'
import { breakBar, claimBar, endingBar, endingsFor, noShow } from './endings.ts'

const agreed = { agreedAt: '2026-11-21T16:00:00Z' } // 18:00 in Kyiv

it('«the opponent did not come» may be said a quarter of an hour after the agreed time; before, it is said from when', () => {
  expect(noShow('submit', agreed, new Date('2026-11-21T16:14:00Z'))?.bar).toBe(
    'Неявка — це перемога без гри. Її можна записати з 18:15.',
  )
  expect(noShow('submit', agreed, new Date('2026-11-20T16:14:00Z'))?.bar).toBe(
    'Неявка — це перемога без гри. Її можна записати з 18:15, сб, 21 листопада.',
  )
  expect(noShow('submit', agreed, new Date('2026-11-21T16:15:00Z'))).toEqual({ bar: null })
})

it('nobody fails to come to a game without an agreed time', () => {
  expect(noShow('resubmit', { agreedAt: null }, new Date())?.bar).toContain('лише тоді, коли час гри узгоджено')
  expect(claimBar('record', { agreedAt: null }, new Date())).not.toBeNull()
})

it('it is not a player’s way to decide a game, nor to record one', () => {
  for (const purpose of ['decide', 'record'] as const) expect(noShow(purpose, agreed, new Date())).toBeNull()
})

it('a default is a player’s to claim, under the rule of every win without play', () => {
  expect(endingsFor('submit', 0)).toEqual(['RETIRED', 'DEFAULTED', 'ABANDONED'])
  expect(endingsFor('resubmit', 1)).toEqual(['RETIRED', 'DEFAULTED'])
  expect(endingsFor('record', 0)).not.toContain('DEFAULTED')
  expect(endingBar('DEFAULTED', 'submit', agreed, new Date('2026-11-21T16:14:00Z'))).toBe(
    'Це перемога без гри. Її можна записати з 18:15.',
  )
  expect(endingBar('DEFAULTED', 'submit', agreed, new Date('2026-11-21T16:15:00Z'))).toBeNull()
})

it('a game is broken off once its time has come and something was played', () => {
  const stopped = (a: number) => ({ outcome: 'ABANDONED' as const, sets: [{ a, b: 0 }] })
  const [before, after] = [new Date('2026-11-21T15:59:00Z'), new Date('2026-11-21T16:00:00Z')]
  expect(breakBar(stopped(1), agreed, before)).toContain('з 18:00')
  expect(breakBar(stopped(0), agreed, after)).toBe('Введіть рахунок хоча б одного сету.')
  expect(breakBar(stopped(1), agreed, after)).toBeNull()
  expect(breakBar(stopped(1), { agreedAt: null }, before)).toBeNull()
})
