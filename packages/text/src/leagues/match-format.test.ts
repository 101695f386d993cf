import { OFFERED_FORMATS } from '@matchbol/core/leagues/match-format'
import { describe, expect, it } from 'vitest'
import { formatWords } from './match-format.ts'
import { formatInFull } from './match-format-in-full.ts'

describe('a match format in words', () => {
  it.each([
    ['SET3-S:6/TB7-F:TB10', 'Два сети, далі тай-брейк до 10'],
    ['SET3-S:6/TB7', 'До двох виграних сетів'],
    ['SET5-S:6/TB7', 'До трьох виграних сетів'],
    ['SET1-S:6/TB7', 'Один сет'],
    ['SET1-S:8/TB7', 'Один сет до 8'],
    ['SET3-S:4/TB7-F:TB10', 'Два сети до 4, далі тай-брейк до 10'],
    ['SET3-S:4/TB7', 'До двох виграних сетів до 4'],
    ['SET3-S:4/TB5@3', 'До двох виграних сетів до 4 з тай-брейком за 3:3'],
    ['SET5-S:6/TB7-F:6/TB10', 'До трьох виграних сетів, в останньому тай-брейк до 10'],
  ])('%s is «%s»', (code, words) => {
    expect(formatWords(code)).toBe(words)
  })
  it('tells a rule book how a set goes and what replaces the last one', () => {
    expect(formatInFull('SET3-S:6/TB7-F:TB10')).toBe(
      'До двох виграних сетів. Сет до 6 геймів, за рахунку 6:6 — тай-брейк до 7. Замість третього сету — тай-брейк до 10.',
    )
    expect(formatInFull('SET3-S:4/TB5@3')).toBe(
      'До двох виграних сетів. Сет до 4 геймів, за рахунку 3:3 — тай-брейк до 5.',
    )
    expect(formatInFull('SET5-S:6/TB7-F:6/TB10')).toBe(
      'До трьох виграних сетів. Сет до 6 геймів, за рахунку 6:6 — тай-брейк до 7. Замість пʼятого сету — вирішальний, сет до 6 геймів, за рахунку 6:6 — тай-брейк до 10.',
    )
  })
  it('tells any two that a league may choose from each other', () => {
    expect(new Set(OFFERED_FORMATS.map(formatWords)).size).toBe(OFFERED_FORMATS.length)
  })
  it('has words for every format that a league may choose', () => {
    for (const code of OFFERED_FORMATS) expect(`${formatWords(code)} ${formatInFull(code)}`).not.toMatch(/undefined/)
  })
})
