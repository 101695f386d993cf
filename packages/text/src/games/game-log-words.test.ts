import type { GameEvent } from '@matchbol/core/games/game-shapes'
import { describe, expect, it } from 'vitest'
import { moveDetails, moveSentence } from './game-log-words.ts'

const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, photoUrl: null })
const player = (id: number, firstName: string, lastName: string) => ({
  ...person(id, firstName, lastName),
  category: null,
  points: null,
  ratedGames: 0,
  rating: null,
})
const olena = player(1, 'Олена', 'Марченко')
const iryna = player(2, 'Ірина', 'Коваль')
const game = { a: olena, b: iryna, agreedAt: '2026-11-21T08:00:00.000Z' }
const event = (move: GameEvent['move'], actor: GameEvent['actor'], details: GameEvent['details'] = {}): GameEvent => ({
  version: 1,
  actor,
  move,
  at: '2026-11-20T18:00:00.000Z',
  details,
})
const sentence = (move: GameEvent['move'], actor: GameEvent['actor'], myId?: number) => {
  const { who, what } = moveSentence(event(move, actor), game, myId)
  return `${who} ${what}`.trim().replaceAll('\u00a0', ' ')
}
const now = new Date('2026-11-21T10:00:00Z')

describe('a move in the log', () => {
  it('tells a player about themselves as «ви»', () => {
    expect(sentence('invite', olena, 1)).toBe('Ви запросили на гру')
  })
  it('tells of the other by name, in words that fit a woman and a man', () => {
    expect(sentence('accept', iryna, 1)).toBe('Ірина приймає запрошення')
  })
  it('names an administrator as such', () => {
    expect(sentence('decide', person(9, 'Юрій', 'Кравець'), 1)).toBe('Адміністратор Ю. Кравець вирішує результат')
  })
  it('needs nobody where the clock has moved', () => {
    expect(sentence('autoConfirm', null)).toBe('Результат підтверджено автоматично')
  })
  it('is the club’s where it was decided on the server', () => {
    expect(sentence('void', null)).toBe('Клуб анулює гру')
  })
})

describe('the details of a move', () => {
  it('name the times to choose from and the place', () => {
    const slots = ['2026-11-22T08:00:00.000Z', '2026-11-23T16:00:00.000Z']
    expect(moveDetails(event('invite', olena, { slots, place: 'Корт 3' }), game, now)).toEqual([
      'На вибір: нд, 22 листопада, 10:00; пн, 23 листопада, 18:00',
      'Де: Корт 3',
    ])
  })
  it('say that a cancellation was late, and why', () => {
    expect(moveDetails(event('cancel', iryna, { reason: 'Дощ', late: true }), game, now)).toEqual([
      'Пізно: до гри лишалося менше ніж 24\u00a0години',
      '«Дощ»',
    ])
  })
  it('say so otherwise where the agreed time had passed', () => {
    const past = { ...game, agreedAt: '2026-11-20T17:00:00.000Z' }
    expect(moveDetails(event('cancel', iryna, { late: true }), past, now)).toEqual(['Скасовано після узгодженого часу'])
  })
  it('give the score and what both ratings did', () => {
    const details = { score: '6:4 6:4', ratings: { a: 46.97, b: -25.1 } }
    expect(moveDetails(event('confirm', iryna, details), game, now)).toEqual([
      '6:4 6:4',
      'Рейтинг: Олена +47, Ірина −25',
    ])
  })
  it('give what a correction replaced beside what stands, and the times where they differ', () => {
    const at = '2026-11-20T17:00:00.000Z'
    const replaced = { score: '6:4 6:4', winnerId: 1, completedAt: at }
    const details = { score: '6:4 6:4', winnerId: 2, completedAt: at, replaced }
    const lines = (fields: object) => moveDetails(event('correct', null, { ...details, ...fields }), game, now)
    expect(lines({})).toEqual(['Було: 6:4 6:4, перемога: Олена', 'Стало: 6:4 6:4, перемога: Ірина'])
    expect(lines({ score: 'DEF/DEF', winnerId: null, completedAt: '2026-11-20T18:00:00.000Z' })).toEqual([
      'Було: 6:4 6:4, перемога: Олена; пт, 20 листопада, 19:00',
      'Стало: неявка обох; пт, 20 листопада, 20:00',
    ])
  })
  it('say in words how a game ended that was not played', () => {
    expect(moveDetails(event('submit', olena, { score: 'W.O.' }), game, now)).toEqual(['неявка'])
  })
  it('are nothing where nothing was said', () => {
    expect(moveDetails(event('accept', iryna), game, now)).toEqual([])
  })
})
