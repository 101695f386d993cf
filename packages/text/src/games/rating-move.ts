import { shownChange } from '@matchbol/core/ratings/shown'
import { signed } from '../shared/figures.ts'
import { tvName } from '../shared/names.ts'
import { scoreWords } from './score.ts'

interface Move {
  opponent: { firstName: string; lastName: string }
  isWon: boolean
  /** The winner's games first. */
  score: string | null
  /** After the game. */
  points: number
  change: number
}

/** What moved a rating, in one line: «перемога: Ю. Кравець, 2:6 6:4 [13:11], +48». */
export const moveWords = ({ opponent, isWon, score, points, change }: Move): string =>
  [
    `${isWon ? 'перемога' : 'поразка'}: ${tvName(opponent)}`,
    score && scoreWords(score),
    signed(shownChange({ before: points - change, after: points })),
  ]
    .filter(Boolean)
    .join(', ')
