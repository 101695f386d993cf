import type { Game } from '@matchbol/core/games/game-shapes'
import { scoreWords } from '@matchbol/text/games/score-words'
import { fullName } from '@matchbol/text/shared/names'
import { boardOrder } from '../scoreboard/board-order.ts'

/** «Андрій Ковальчук – Олег Савченко, 6:4 3:6 [10:7]», the winner first as in the score. */
export function gameTitle(game: Pick<Game, 'a' | 'b' | 'winnerId' | 'score'>): string {
  const names = boardOrder(game).map((side) => fullName(game[side]))
  return names.join(' – ') + (game.score ? `, ${scoreWords(game.score)}` : '')
}
