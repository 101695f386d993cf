import { describe, expect, it } from 'vitest'
import { expectationDiffers, explanation, unmovedReason } from './explanation.ts'

const step = { before: 1388, after: 1434.97, change: 46.97, ratedGames: 3, m: 0.5, expected: 0.262, chance: 0.331 }
const told = (over: Partial<typeof step>, opponentBefore = 1568, hasWon = true, name: string | null = null) =>
  explanation({ own: { ...step, ...over }, opponentBefore, hasWon, name, games: { winner: 10, loser: 10 } })
    .join(' ')
    .replaceAll('\u00a0', ' ')

describe('the words of a rating change', () => {
  it('tell a newcomer who beat a stronger opponent why it is so much', () => {
    expect(told({})).toBe(
      'Ви перемогли суперника з вищим рейтингом: перед грою ваш шанс був 33 %, а очікування за самими рейтингами — 26 %. ' +
        'До неї зіграно лише 3 рейтингові гри, тому рейтинг ще змінюється швидко. ' +
        'Геймів порівну, 10:10, тому зміна найменша.',
    )
  })
  it('leave the expectation out where it is the same figure', () => {
    expect(told({ expected: 0.33 })).not.toContain('очікування')
  })
  it('tell a guest about the winner by name', () => {
    expect(told({ before: 1600 }, 1568, true, 'Олег Савченко')).toMatch(
      /^Олег Савченко перемагає суперника з нижчим рейтингом: перед грою шанс був/,
    )
  })
  it('tell a loser to whom they lost', () => {
    expect(told({ before: 1560 }, 1568, false)).toMatch(/^Ви програли супернику з таким самим рейтингом/)
  })
  it('count in the right form', () => {
    expect(told({ ratedGames: 0 })).toContain('перша рейтингова гра')
    expect(told({ ratedGames: 12 })).toContain('12 рейтингових ігор')
    expect(told({ ratedGames: 21 })).toContain('У вас уже 21 гра')
  })
  it('say what rounding leaves, where the two ratings shown differ otherwise than the full figure', () => {
    expect(told({ before: 1489.4, after: 1452.6, change: -36.8 })).toContain('без сотих: 1489 → 1453, тобто −36.')
    expect(told({})).not.toContain('без сотих')
  })
  it('call the score what it was', () => {
    expect(told({ m: 0.8 })).toContain('близький')
    expect(told({ m: 1.12 })).toContain('Рахунок упевнений, 10 геймів із 20, тому зміна трохи більша.')
    expect(told({ m: 1.4 })).toContain('Перевага в рахунку велика, 10 геймів із 20, тому зміна більша.')
    expect(told({ m: 1.6 })).toContain('Рахунок розгромний, тому зміна найбільша.')
  })
})

describe('the expectation', () => {
  it('differs from the chance shown beyond one point', () => {
    expect(expectationDiffers({ chance: 0.331, expected: 0.262 })).toBe(true)
    expect(expectationDiffers({ chance: 0.47, expected: 0.475 })).toBe(false)
  })
})

it('a friendly game says that neither rating nor table move, however it ended', () => {
  expect(unmovedReason({ kind: 'FRIENDLY', scoreDetails: { outcome: 'WALKOVER', sets: [] } })).toContain('товариська')
})
it('a walkover says that there was no game, and that the table still counts it', () => {
  const reason = unmovedReason({ kind: 'RATED', scoreDetails: { outcome: 'WALKOVER', sets: [] } })
  expect(reason).toContain('гри не було')
  expect(reason).toContain('У таблиці сезону неявка рахується')
})
it('a retirement after a few games says that it was too early', () => {
  const scoreDetails = { outcome: 'RETIRED' as const, sets: [{ a: 2, b: 1 }] }
  expect(unmovedReason({ kind: 'RATED', scoreDetails })).toContain('зарано')
})
