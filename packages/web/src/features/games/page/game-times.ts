import type { Game } from '@matchbol/core/games/game-shapes'
import type { Outcome } from '@matchbol/core/games/score/score-details'

/** One of the times of a game, with the word that says which. */
export interface GameTime {
  label: 'Домовлено на' | 'Зіграно' | 'Записано'
  at: string
}

type Timed = Pick<Game, 'agreedAt' | 'completedAt' | 'scoreDetails'>

const neverPlayed: readonly Outcome[] = ['WALKOVER', 'DOUBLE_DEFAULT']

/** When a game was to be played and when it was, in this order; a place with room for one of them takes the last. */
export function gameTimes({ agreedAt, completedAt, scoreDetails }: Timed): GameTime[] {
  const wasPlayed = !scoreDetails || !neverPlayed.includes(scoreDetails.outcome)
  const agreed = agreedAt ? [{ label: 'Домовлено на', at: agreedAt } as const] : []
  if (!completedAt) return agreed
  if (!wasPlayed) return agreed.length > 0 ? agreed : [{ label: 'Записано', at: completedAt }]
  const played = { label: 'Зіграно', at: completedAt } as const
  return completedAt === agreedAt ? [played] : [...agreed, played]
}
