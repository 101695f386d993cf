import { expect, it } from 'vitest'
import { offeredLeagues, suggestedLeagues } from './offered-leagues.ts'

const league = (id: number, isActive = true) => ({ id, isActive }) as Parameters<typeof offeredLeagues>[0][number]
const membership = (id: number, isActive = true) => ({ isActive, league: { id } })
const ids = (offered: { id: number }[]) => offered.map(({ id }) => id)

it('§4: offered are active leagues that the person does not actively belong to', () => {
  const leagues = [league(1), league(2), league(3, false), league(4)]
  expect(ids(offeredLeagues(leagues, []))).toEqual([1, 2, 4])
  expect(ids(offeredLeagues(leagues, [membership(1), membership(4, false)]))).toEqual([2, 4])
})

it('suggested are three that the person can join, those of their city first', () => {
  const leagues = [
    { id: 1, gender: 'ANY', city: 'Київ' },
    { id: 2, gender: 'MEN', city: 'Львів' },
    { id: 3, gender: 'ANY', city: null },
    { id: 4, gender: 'WOMEN', city: 'Львів' },
    { id: 5, gender: 'MIXED', city: 'Київ' },
  ] as const
  expect(ids(suggestedLeagues(leagues, { gender: 'WOMEN', city: 'Львів' }))).toEqual([4, 1, 3])
  expect(ids(suggestedLeagues(leagues, { gender: null, city: 'Київ' }))).toEqual([1, 5, 3])
})
