import { expect, it } from 'vitest'
import { longestWinningStreak, presentStreak } from './streaks.ts'

it.each([
  ['WLWW', { kind: 'W', length: 2 }],
  ['WWLLL', { kind: 'L', length: 3 }],
  ['W', { kind: 'W', length: 1 }],
  ['', null],
])('after %s the present streak is %j', (form, streak) => expect(presentStreak(form)).toEqual(streak))

it.each([
  ['WWLWWWLW', 3],
  ['LLL', 0],
  ['', 0],
])('the longest row of wins in %s is %i', (form, length) => expect(longestWinningStreak(form)).toBe(length))
