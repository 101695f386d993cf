import { expect, it } from 'vitest'
import { offeredLeagues } from './offered-leagues.ts'

const league = (id: number, isActive = true) => ({ id, isActive }) as Parameters<typeof offeredLeagues>[0][number]
const membership = (id: number, isActive = true) => ({ isActive, league: { id } })
const ids = (offered: { id: number }[]) => offered.map(({ id }) => id)

it('§4: offered are active leagues that the person does not actively belong to', () => {
  const leagues = [league(1), league(2), league(3, false), league(4)]
  expect(ids(offeredLeagues(leagues, []))).toEqual([1, 2, 4])
  expect(ids(offeredLeagues(leagues, [membership(1), membership(4, false)]))).toEqual([2, 4])
})
