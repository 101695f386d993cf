import { cancelReasons, type GameEvent, type LoggedMove } from '@matchbol/core/games/game-log'
import { describe, expect, it } from 'vitest'
import { moveDetails, moveSentence } from './log.ts'

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
const event = (actor: GameEvent['actor'], move: LoggedMove): GameEvent => ({
  version: 1,
  actor,
  at: '2026-11-20T18:00:00.000Z',
  ...move,
})
const sentence = (event: GameEvent, myId?: number) => {
  const { who, what } = moveSentence(event, game, myId)
  return `${who} ${what}`.trim().replaceAll('\u00a0', ' ')
}
const now = new Date('2026-11-21T10:00:00Z')

describe('a move in the log', () => {
  it('tells a player about themselves as «ви»', () => {
    expect(sentence(event(olena, { move: 'invite', details: {} }), 1)).toBe('Ви запросили на гру')
  })
  it('tells of the other by name, in words that fit a woman and a man', () => {
    expect(sentence(event(iryna, { move: 'accept', details: {} }), 1)).toBe('Ірина приймає запрошення')
  })
  it('names an administrator as such', () => {
    const admin = person(9, 'Юрій', 'Кравець')
    const details = { action: 'VOID', reason: 'Обоє не прийшли' } as const
    expect(sentence(event(admin, { move: 'void', details }), 1)).toBe('Адміністратор Ю. Кравець анулює гру')
  })
  it('names nobody where a deadline has moved it', () => {
    expect(sentence(event(null, { move: 'autoConfirm', details: {} }))).toBe('Результат підтверджено автоматично')
  })
  it('is the club’s where it was decided on the server', () => {
    const details = { action: 'VOID', reason: 'Обоє не прийшли' } as const
    expect(sentence(event(null, { move: 'void', details }))).toBe('Клуб анулює гру')
  })
})

describe('the details of a move', () => {
  it('name the times to choose from and the place', () => {
    const slots = ['2026-11-22T08:00:00.000Z', '2026-11-23T16:00:00.000Z']
    expect(moveDetails(event(olena, { move: 'invite', details: { slots, place: 'Корт 3' } }), game, now)).toEqual([
      'На вибір: нд, 22 листопада, 10:00; пн, 23 листопада, 18:00',
      'Де: Корт 3',
    ])
  })
  it('say that a cancellation was late, and why', () => {
    expect(moveDetails(event(iryna, { move: 'cancel', details: { reason: 'Дощ', late: true } }), game, now)).toEqual([
      'Пізно: до гри лишалося менше ніж 24\u00a0години',
      '«Дощ»',
    ])
  })
  it('say what happened to a player where that has cancelled the game', () => {
    const sentences = cancelReasons.map((reasonCode) =>
      moveDetails(event(iryna, { move: 'cancel', details: { reasonCode } }), game, now),
    )
    expect(sentences).toEqual([
      ['«Гравець залишив лігу»'],
      ['«Гравця прибрано з ліги»'],
      ['«Обліковий запис гравця заблоковано»'],
      ['«Гравець видалив обліковий запис»'],
      ['«Один із гравців більше не грає в лізі»'],
    ])
  })
  it('say so otherwise where the agreed time had passed', () => {
    const past = { ...game, agreedAt: '2026-11-20T17:00:00.000Z' }
    expect(moveDetails(event(iryna, { move: 'cancel', details: { late: true } }), past, now)).toEqual([
      'Скасовано після узгодженого часу',
    ])
  })
  it('give the score and what both ratings did', () => {
    const details = { score: '6:4 6:4', ratings: { a: 46.97, b: -25.1 } }
    expect(moveDetails(event(null, { move: 'import', details }), game, now)).toEqual([
      '6:4 6:4',
      'Рейтинг: Олена +47, Ірина −25',
    ])
  })
  it('give what a correction replaced beside what stands, and the times where they differ', () => {
    const at = '2026-11-20T17:00:00.000Z'
    const replaced = { score: '6:4 6:4', winnerId: 1, completedAt: at }
    const decided = { action: 'CORRECT', reason: 'Переплутали переможця', replaced } as const
    const lines = (result: { score: string; winnerId: number | null; completedAt: string }) =>
      moveDetails(event(null, { move: 'correct', details: { ...decided, ...result } }), game, now)
    expect(lines({ score: '6:4 6:4', winnerId: 2, completedAt: at })).toEqual([
      'Було: 6:4 6:4, перемога: Олена',
      'Стало: 6:4 6:4, перемога: Ірина',
      '«Переплутали переможця»',
    ])
    expect(lines({ score: 'DEF/DEF', winnerId: null, completedAt: '2026-11-20T18:00:00.000Z' })).toEqual([
      'Було: 6:4 6:4, перемога: Олена; пт, 20 листопада, 19:00',
      'Стало: неявка обох; пт, 20 листопада, 20:00',
      '«Переплутали переможця»',
    ])
  })
  it('say in words how a game ended that was not played', () => {
    expect(moveDetails(event(olena, { move: 'submit', details: { score: 'W.O.' } }), game, now)).toEqual(['неявка'])
  })
  it('are nothing where nothing was said', () => {
    expect(moveDetails(event(iryna, { move: 'accept', details: {} }), game, now)).toEqual([])
  })
})
