import { describe, expect, it } from 'vitest'
import { isRefused, type PlayedRow, rowReader } from './import-row.ts'

const now = new Date('2026-11-21T10:00:00Z')
const line = { line: 7, date: '2026-05-01', winner: 'Олег Дуб', loser: 'Ян Клен', score: '6-4 6-4', bestOf: '3' }
const read = (changes: Partial<typeof line>) => rowReader(now)({ ...line, ...changes })
const scoreOf = (score: string, bestOf = '3') => {
  const row = read({ score, bestOf })
  return isRefused(row) ? row.fault : { format: row.format, score: row.score, outcome: row.played.outcome }
}

describe('scores of the real world', () => {
  it.each([
    ['7-6(4) 6-7(10) 6-4', '3', 'SET3-S:6/TB7', '7:6(4) 6:7(10) 6:4', 'COMPLETED'],
    ['6-4 6-7(4) [10-4]', '3', 'SET3-S:6/TB7-F:TB10', '6:4 6:7(4) [10:4]', 'COMPLETED'],
    ['6-3 4-6 2-6 7-5 7-6(8)', '5', 'SET5-S:6/TB7-F:6/TB10', '6:3 4:6 2:6 7:5 7:6(8)', 'COMPLETED'],
    ['3-4(6) 4-1 4-2 3-4(9) 4-1', '5', 'SET5-S:4/TB7@3', '3:4(6) 4:1 4:2 3:4(9) 4:1', 'COMPLETED'],
    ['6-3 2-1 RET', '3', 'SET3-S:6/TB7', '6:3 2:1 RET', 'RETIRED'],
    ['0-0 RET', '3', 'SET3-S:6/TB7', '0:0 RET', 'RETIRED'],
    ['W/O', '3', 'SET3-S:6/TB7', 'W.O.', 'WALKOVER'],
    ['6-5 Def.', '3', 'SET3-S:6/TB7', '6:5 DEF', 'DEFAULTED'],
    ['6-1 3-2 DEF', '5', 'SET5-S:6/TB7-F:6/TB10', '6:1 3:2 DEF', 'DEFAULTED'],
    ['8-6', '1', 'SET1-S:8/TB7', '8:6', 'COMPLETED'],
  ])('%s in the best of %s', (text, bestOf, format, score, outcome) => {
    expect(scoreOf(text, bestOf)).toEqual({ format, score, outcome })
  })

  it('mean the best of three where the list does not say', () => {
    expect(scoreOf('6-4 6-4', '')).toMatchObject({ format: 'SET3-S:6/TB7' })
  })

  it.each([
    ['6-7(3) 6-2 [1-0]', { set: 3, reason: 'TIEBREAK_UNFINISHED' }],
    ['4-6 4-6', { reason: 'WINNER_DISAGREES' }],
    ['6-4 3-6', { set: 3, reason: 'DECIDER_MISSING' }],
    ['9-4 6-4', { set: 1, reason: 'SET_IMPOSSIBLE' }],
    ['6-4 6-4 RET', { reason: 'STOPPED_AFTER_END' }],
    ['6-4 3-3 ABN', { reason: 'NO_WINNER_EXPECTED' }],
    ['DEF/DEF', { reason: 'NO_WINNER_EXPECTED' }],
    ['', { reason: 'TEXT_UNREADABLE' }],
    ['won easily', { reason: 'TEXT_UNREADABLE' }],
  ])('%s cannot be', (score, fault) => {
    expect(scoreOf(score)).toEqual(fault)
  })
})

describe('a line', () => {
  it('names people by the first word and the rest, or with a comma by the surname first, whatever spaces are between', () => {
    expect(read({ winner: ' Хуан  Карлос  де ла Роса ' })).toMatchObject({
      winner: { firstName: 'Хуан', lastName: 'Карлос де ла Роса', folded: 'хуан карлос де ла роса' },
    })
    expect(read({ winner: 'де ла  Роса , Хуан Карлос' })).toMatchObject({
      winner: { firstName: 'Хуан Карлос', lastName: 'де ла Роса', folded: 'хуан карлос де ла роса' },
    })
    expect(read({ winner: 'Мадонна' })).toMatchObject({ winner: { firstName: 'Мадонна', lastName: '' } })
  })

  it('names the person who was meant, whatever is not seen in it or looks like another letter', () => {
    const { winner } = read({}) as PlayedRow
    expect(read({ winner: 'Oлeг\u200b Дуб\ufeff' })).toMatchObject({ winner })
  })

  it.each([
    ['a day that is none', { date: '2026-02-30' }, 'DATE_UNREADABLE'],
    ['a day that has not come', { date: '2027-01-01' }, 'DATE_IN_FUTURE'],
    ['no winner', { winner: ' ' }, 'NAME_MISSING'],
    ['no loser', { loser: '' }, 'NAME_MISSING'],
    ['two people where one is meant', { loser: 'Дуб, Олег, Клен, Ян' }, 'NAME_UNUSABLE'],
    ['a comma and no first name', { loser: 'Дуб,' }, 'NAME_UNUSABLE'],
    ['an endless name', { loser: `Ян ${'К'.repeat(61)}` }, 'NAME_UNUSABLE'],
    ['a name with a bell in it', { loser: 'Ян Кл\u0007ен' }, 'NAME_UNUSABLE'],
    ['a name of two alphabets in a word', { loser: 'Rян Клен' }, 'NAME_UNUSABLE'],
    ['a name with heaps of marks', { loser: 'Ян Кле\u0301\u0302\u0303н' }, 'NAME_UNUSABLE'],
    ['one person on both sides', { loser: ' олег  ДУБ' }, 'SAME_PERSON'],
    ['the best of four', { bestOf: '4' }, 'BEST_OF_UNKNOWN'],
    ['the best of many', { bestOf: 'many' }, 'BEST_OF_UNKNOWN'],
  ])('with %s is refused', (_, changes, fault) => {
    expect(read(changes)).toMatchObject({ row: { line: 7 }, fault })
  })
})
