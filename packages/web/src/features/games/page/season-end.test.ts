import { expect, it } from 'vitest'
import type { SessionUser } from '../../../lib/session/session.ts'
import { seasonEndText } from './season-end.ts'

const now = new Date('2026-11-24T10:00:00Z')
const told = (endsAt: string | null) =>
  seasonEndText(
    { league: { id: 1, name: 'Ліга' } },
    [{ league: { id: 1 }, season: { endsAt } }] as SessionUser['leagues'],
    now,
  )

it('tells of an open game that its season ends, in the last week of it', () => {
  expect(told('2026-11-30T22:00:00Z')).toBe('сезон закінчується 30 листопада') // midnight in Kyiv
  expect(told('2026-12-02T22:00:00Z')).toBeUndefined()
  expect(told('2026-11-24T09:00:00Z')).toBeUndefined()
  expect(told(null)).toBeUndefined()
})
