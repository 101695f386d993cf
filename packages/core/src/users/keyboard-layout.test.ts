import { describe, expect, it } from 'vitest'
import { inOtherLayout } from './keyboard-layout.ts'

describe('what was typed in the other layout', () => {
  it.each([
    ['rjdfkmxer', 'ковальчук'],
    ['RJDFKMXER', 'ковальчук'],
    [']', 'ї'],
    [";fyyf 'dutysz", 'жанна євгенія'],
    ['\\fdf ,jh.r', 'ґава борюк'],
    ['лщмфдсргл', 'kovalchuk'],
    ['10-b', '10-и'],
  ])('%s is %s', (typed, meant) => expect(inOtherLayout(typed)).toBe(meant))
})
