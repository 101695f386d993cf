import { expect, it } from 'vitest'
import { unmovedReason } from './unmoved.ts'

it('a friendly game says that neither rating nor table move, however it ended', () => {
  expect(unmovedReason({ kind: 'FRIENDLY', scoreDetails: { outcome: 'WALKOVER', sets: [] } })).toContain('товариська')
})
it('a walkover says that there was no game, and that the table still counts it', () => {
  const reason = unmovedReason({ kind: 'RATED', scoreDetails: { outcome: 'WALKOVER', sets: [] } })
  expect(reason).toContain('гри не було')
  expect(reason).toContain('У таблиці сезону неявка рахується')
})
it('a retirement after a few games says that it was too early', () => {
  const scoreDetails = { outcome: 'RETIRED' as const, sets: [{ a: 2, b: 1 }] }
  expect(unmovedReason({ kind: 'RATED', scoreDetails })).toContain('зарано')
})
