import { describe, expect, it } from 'vitest'
import { dayParam, flagParam, idParam, pageParam, textParam } from './search-params.ts'

describe('a filter in the address', () => {
  it('takes an id as a number or as a form sends it', () => {
    expect([idParam(7), idParam('7')]).toEqual([7, 7])
  })
  it.each([0, -1, 1.5, 'x', '', '7x', '07', '+7', '7e0', '0x7', null, undefined, 3_000_000_000, ['7']])(
    'takes %s for no id',
    (value) => {
      expect(idParam(value)).toBeUndefined()
    },
  )
  it('has no number for the first page', () => {
    expect([pageParam(1), pageParam(2), pageParam('3')]).toEqual([undefined, 2, 3])
    expect([pageParam(0), pageParam(-1), pageParam('abc')]).toEqual([undefined, undefined, undefined])
  })
  it('takes a name that the router read as a number', () => {
    expect([textParam(7), textParam('  Ко '), textParam('  ')]).toEqual(['7', 'Ко', undefined])
  })
  it('takes only days that exist, as a link has them and as somebody types them', () => {
    expect([dayParam('2026-02-28'), dayParam('2026-02-30'), dayParam('завтра'), dayParam('21.11')]).toEqual([
      '2026-02-28',
      undefined,
      undefined,
      undefined,
    ])
    expect(dayParam('28.02.2026')).toBe('2026-02-28')
  })
  it('takes a switch from a link and from a form', () => {
    expect([flagParam(true), flagParam('on'), flagParam(false), flagParam(undefined)]).toEqual([
      true,
      true,
      undefined,
      undefined,
    ])
  })
})
