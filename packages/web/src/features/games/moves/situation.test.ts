import type { Game } from '@matchbol/core/games/game-shapes'
import { describe, expect, it } from 'vitest'
import { situationOf } from './situation.ts'

const now = new Date('2026-11-21T10:00:00Z') // noon in Kyiv
const player = (id: number, firstName: string) => ({ id, firstName, lastName: '' }) as Game['a']
const game = (part: Partial<Game>): Game =>
  ({
    a: player(1, 'Олег'),
    b: player(2, 'Ірина'),
    slotsBy: null,
    agreedAt: null,
    scoreDetails: null,
    abandonedScore: null,
    ...part,
  }) as Game
const [oleh, iryna] = [1, 2]

describe('how a game stands', () => {
  it('tells the invitee who invites and how long they may think', () => {
    const invited = game({ status: 'PENDING', expiresAt: '2026-11-23T10:00:00Z' })
    expect(situationOf(invited, iryna, now)).toEqual({
      title: 'Олег запрошує вас на гру',
      text: 'Відповісти можна до пн, 23 листопада, 12:00; далі запрошення скасується.',
      deadline: '2026-11-23T10:00:00Z',
    })
    expect(situationOf(invited, oleh, now)?.title).toBe('Чекаємо на відповідь')
  })
  it('asks for the result once the agreed time has come', () => {
    const agreed = game({ status: 'ACCEPTED', agreedAt: '2026-11-21T16:00:00Z' })
    expect(situationOf(agreed, oleh, now)?.title).toBe('Граєте сьогодні о\u00a018:00')
    expect(situationOf(agreed, oleh, new Date('2026-11-21T17:00:00Z'))?.title).toBe('Як зіграли?')
  })
  it('tells from where a game that was broken off goes on', () => {
    const abandonedScore = {
      outcome: 'ABANDONED' as const,
      sets: [
        { a: 6, b: 4 },
        { a: 1, b: 0 },
      ],
    }
    const broken = game({ status: 'ACCEPTED', abandonedScore })
    expect(situationOf(broken, oleh, now)?.title).toBe('Догравайте від 6:4 1:0')
    expect(situationOf(broken, iryna, now)?.title).toBe('Догравайте від 4:6 0:1')
  })
  it('tells a proposal from the side that waits for an answer', () => {
    const proposed = game({
      status: 'ACCEPTED',
      agreedAt: '2026-11-21T16:00:00Z',
      slotsBy: oleh,
      slots: ['2026-11-22T16:00:00Z'],
    })
    expect(situationOf(proposed, iryna, now)?.title).toBe('Олег пропонує інший час')
    expect(situationOf(proposed, oleh, now)?.title).toBe('Ви запропонували інший час')
    const unsettled = { ...proposed, agreedAt: null } // accepted without choosing one of the times
    expect(situationOf(unsettled, iryna, now)).toMatchObject({
      title: 'Олег пропонує час',
      text: 'Часу ще не узгоджено.',
    })
    expect(situationOf(unsettled, oleh, now)?.title).toBe('Ви запропонували час')
    const elsewhere = { ...proposed, place: 'Нивки', proposedPlace: 'Оболонь' }
    expect(situationOf(elsewhere, iryna, now)?.text).toContain('Пропонується місце: Оболонь.')
  })
  it('says that a result will stand by itself, and a recorded one will fall', () => {
    const submitted = game({
      status: 'PENDING_CONFIRMATION',
      submittedBy: oleh,
      confirmBy: '2026-11-22T10:24:00Z',
      isRecorded: false,
    })
    expect(situationOf(submitted, iryna, now)?.text).toContain('результат підтвердиться сам завтра о\u00a012:24')
    expect(situationOf({ ...submitted, isRecorded: true }, iryna, now)?.text).toContain('запис буде скасовано')
    expect(situationOf({ ...submitted, confirmBy: null }, iryna, now)?.text).toContain('виправлений результат')
  })
  it('is silent when nothing is left to do', () => {
    expect(situationOf(game({ status: 'COMPLETED' }), oleh, now)).toBeUndefined()
  })
})
