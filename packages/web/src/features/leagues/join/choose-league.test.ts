import { describe, expect, it } from 'vitest'
import { chooseLeague } from './choose-league.ts'

const closed = { id: 1, isActive: false, gamesCount: 900 }
const quiet = { id: 2, isActive: true, gamesCount: 3 }
const lively = { id: 3, isActive: true, gamesCount: 40 }
const leagues = [closed, quiet, lively]

describe('the league of a page', () => {
  it('is the one that the address names, also when it is closed', () => {
    expect(chooseLeague(leagues, 1)).toBe(closed)
  })
  it('is the liveliest open one where none is named', () => {
    expect(chooseLeague(leagues, undefined)).toBe(lively)
  })
  it('is none where the named one does not exist', () => {
    expect(chooseLeague(leagues, 9)).toBeUndefined()
    expect(chooseLeague([], undefined)).toBeUndefined()
  })
})
