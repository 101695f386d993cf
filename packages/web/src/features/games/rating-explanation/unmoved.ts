import type { Game } from '@matchbol/core/games/game-shapes'
import type { Outcome } from '@matchbol/core/games/score/score-details'

/** Why a completed game has moved no rating. */
export function unmovedReason({ kind, scoreDetails }: Pick<Game, 'kind' | 'scoreDetails'>): string {
  if (kind === 'FRIENDLY') return 'Це товариська гра: ані рейтинг, ані таблиця сезону від неї не змінюються.'
  return scoreDetails ? byOutcome[scoreDetails.outcome] : byOutcome.COMPLETED
}

const byOutcome: Record<Outcome, string> = {
  COMPLETED: 'Цю гру записано без зміни рейтингу.',
  RETIRED:
    'Гру припинено зарано: жодного сету не дограно, і ніхто не взяв чотирьох геймів. Сили такий рахунок не показує, тому рейтинг лишився.',
  WALKOVER: 'Неявка: гри не було, а рейтинг показує лише зігране. У таблиці сезону неявка рахується.',
  DEFAULTED: 'Дискваліфікація рейтингу не змінює, а в таблиці сезону рахується.',
  DOUBLE_DEFAULT: 'Неявка обох: рейтинг не змінюється, у таблиці сезону це зіграна гра без очок для кожного.',
  ABANDONED: 'Гру перервано, тому рейтинг не змінюється.',
}
