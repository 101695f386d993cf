import type { Game } from '@matchbol/core/games/game-shapes'
import { boardOrder } from '@matchbol/core/games/score/side'
import { fullName } from '../shared/names.ts'
import { scoreWords } from './score.ts'

/** «Андрій Ковальчук – Олег Савченко, 6:4 3:6 [10:7]», the winner first as in the score. */
export function gameTitle(game: Pick<Game, 'a' | 'b' | 'winnerId' | 'score'>): string {
  const names = boardOrder(game).map((side) => fullName(game[side]))
  return names.join(' – ') + (game.score ? `, ${scoreWords(game.score)}` : '')
}
