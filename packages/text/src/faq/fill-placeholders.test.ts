import { DEFAULT_POINTS_RULE } from '@matchbol/core/leagues/default-points'
import { DEFAULT_LEAGUE_RULES as rules } from '@matchbol/core/leagues/rules'
import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

const nbsp = '\u00a0'
const hours = 'Протягом {autoConfirmHours години/годин/годин}'

describe('placeholders of an answer', () => {
  it.each([
    ['as leagues have it', hours, [{ ...rules, autoConfirmHours: 48 }], `Протягом 48${nbsp}годин`],
    ['by its grammar', hours, [{ ...rules, autoConfirmHours: 21 }], `Протягом 21${nbsp}години`],
    ['as a range where they differ', hours, [rules, { ...rules, autoConfirmHours: 72 }], `Протягом 24–72${nbsp}годин`],
    ['alone, as a figure', 'За {claimHours}', [], 'За 48'],
    ['with its fraction', 'До {mostMargin}', [], 'До 1,6'],
    ['unknown, as it is written', '{nothing} {claimHours годин}', [], '{nothing} {claimHours годин}'],
    [
      'with what most leagues play',
      '{format}',
      [{ ...rules, format: 'SET1-S:8/TB7' }, rules, rules],
      'до двох виграних сетів. Сет до 6 геймів, за рахунку 6:6 — тай-брейк до 7. Замість третього сету — тай-брейк до 10.',
    ],
    [
      'with what all leagues let',
      '{crossCategory}',
      [{ ...rules, crossCategory: false }],
      'Грають між собою лише гравці однієї категорії.',
    ],
    [
      'with what leagues decide',
      '{crossCategory}',
      [{ ...rules, crossCategory: false }, rules],
      'Чи можуть грати між собою гравці різних категорій, вирішує ліга: це сказано на її сторінці.',
    ],
  ])('%s', (_, markdown, leagues, filled) => expect(fillPlaceholders(markdown, leagues)).toBe(filled))

  it('the table of points has the figures that most leagues play by', () => {
    const generous = { ...rules, pointsRule: { ...DEFAULT_POINTS_RULE, winStraight: 9 } }
    const rows = fillPlaceholders('{seasonPoints}', [rules, generous, generous]).split('\n')
    expect(rows).toHaveLength(8)
    expect(rows).toContain('| Без програного сету | 9 | 1 |')
    expect(rows).toContain('| Неявка або дискваліфі\u00adкація | 3 | \u22121 |')
  })
})
