import type { Game } from '@matchbol/core/games/game-shapes'
import { type GamesTaken, gamesTaken } from '@matchbol/core/games/score/games-taken'
import type { BySide, Side } from '@matchbol/core/games/score/score-details'
import type { RatingStepView } from '@matchbol/core/ratings/contract'
import { shownChange } from '@matchbol/core/ratings/shown'
import { formatWords } from '@matchbol/text/leagues/match-format'
import { expectationDiffers } from '@matchbol/text/ratings/explanation'
import { decimal, percent, weight } from '@matchbol/text/shared/figures'
import { counted } from '@matchbol/text/shared/plural'

interface Line {
  name: string
  hint?: string
  figure: (step: RatingStepView) => string
}

/** The figures of a rating change from top to bottom, as both players have them. */
export function ledger(game: Pick<Game, 'format' | 'scoreDetails'>, steps: BySide<RatingStepView>, winner: Side) {
  const surprise = 1 - steps[winner].expected
  const byDifference = `за різницею рейтингів, ${counted(Math.abs(shownChange({ before: steps.a.before, after: steps.b.before })), ['бал', 'бали', 'балів'])}`
  const chances: Line[] = expectationDiffers(steps.a)
    ? [
        {
          name: 'Шанс на перемогу',
          hint: 'з поправкою, бо ігор ще мало',
          figure: ({ chance }) => percent(chance, 1),
        },
        { name: 'Очікування', hint: byDifference, figure: ({ expected }) => percent(expected, 1) },
      ]
    : [{ name: 'Шанс на перемогу', hint: `очікування ${byDifference}`, figure: ({ chance }) => percent(chance, 1) }]
  const lines: Line[] = [
    { name: 'Рейтинг до гри', figure: ({ before }) => decimal(before, 2) },
    { name: 'Рейтингових ігор до цієї', figure: ({ ratedGames }) => String(ratedGames) },
    ...chances,
    { name: 'K: як швидко змінюється рейтинг', hint: '400 / √(ігор + 5)', figure: ({ k }) => decimal(k, 1) },
    { name: 'F: вага формату', hint: formatWords(game.format), figure: ({ f }) => weight(f) },
    { name: 'M: перевага в рахунку', hint: ofGames(gamesTaken(game, winner)), figure: ({ m }) => decimal(m, 2) },
    { name: 'Несподіваність результату', figure: () => decimal(surprise, 3) },
  ]
  return lines
}

/** «переможець узяв 13 з 22 геймів»: what M is made of. */
function ofGames(games: GamesTaken | null): string {
  if (!games) return 'за часткою узятих геймів'
  return `переможець узяв ${games.winner} з ${counted(games.winner + games.loser, ['гейму', 'геймів', 'геймів'])}`
}
