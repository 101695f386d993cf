import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { confirmedText, stakeText } from './confirmed.ts'

const [me, oleh] = [1, 2]
const rating = { before: 1150.4, after: 1183.2, change: 32.8, ratedGames: 12 }
const game = (part: object = {}) =>
  ({ kind: 'RATED', isRecorded: false, a: { id: oleh, rating: null }, b: { id: me, rating }, ...part }) as Game

it('a confirmed game says what it did to the rating and the place', () => {
  expect(confirmedText(game(), me, 8)).toBe('+33: тепер у вас 1183 (8-ме місце)')
  expect(confirmedText(game(), me, null)).toBe('+33: тепер у вас 1183')
  expect(confirmedText(game({ b: { id: me, rating: { ...rating, ratedGames: 3 } } }), me, 8)).toBe(
    '+33: тепер у вас 1183? (8-ме місце)',
  )
})

it('nobody is told of a rating that a friendly game or a walkover leaves alone', () => {
  expect(confirmedText(game({ kind: 'FRIENDLY' }), me, 8)).toBe('Товариську гру записано.')
  expect(confirmedText(game({ b: { id: me, rating: null } }), me, 8)).toBe('Таблицю оновлено, рейтинг не змінився.')
})

it('a result to confirm says what is at stake, and that it was recorded without an invitation', () => {
  expect(stakeText(game(), { before: 1204.6, after: 1183.4 })).toBe('вам −22')
  expect(stakeText(game(), null)).toBe('рейтинг не зміниться')
  expect(stakeText(game({ kind: 'FRIENDLY', isRecorded: true }), null)).toBe(
    'товариська · записана без запрошення · без відповіді зникне',
  )
})
