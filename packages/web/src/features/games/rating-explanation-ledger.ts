import type { Game } from '@matchbol/core/games/game-shapes'
import { judgeScore } from '@matchbol/core/games/judge-score'
import type { BySide, Side } from '@matchbol/core/games/score-details'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { RatingStepView } from '@matchbol/core/ratings/contract'
import { decimal, percent, points } from '../../lib/figures.ts'
import { formatWords } from '../../lib/format-words.ts'
import { counted } from '../../lib/plural.ts'
import { weight } from './rating-explanation-figures.ts'
import { expectationDiffers } from './rating-explanation-words.ts'
import { ratingText } from './rating-line.tsx'

interface Line {
  name: string
  hint?: string
  figure: (step: RatingStepView) => string
}

/** The figures of a rating change from top to bottom, as both players have them. */
export function ledger(game: Pick<Game, 'format' | 'scoreDetails'>, steps: BySide<RatingStepView>, winner: Side) {
  const surprise = 1 - steps[winner].expected
  const byDifference = `за різницею рейтингів, ${counted(Number(points(Math.abs(steps.a.before - steps.b.before))), ['бал', 'бали', 'балів'])}`
  const chances: Line[] = expectationDiffers(steps.a)
    ? [
        {
          name: 'Шанс на перемогу',
          hint: 'обережний, поки зіграно мало ігор',
          figure: ({ chance }) => percent(chance, 1),
        },
        { name: 'Очікування', hint: byDifference, figure: ({ expected }) => percent(expected, 1) },
      ]
    : [{ name: 'Шанс на перемогу', hint: `очікування ${byDifference}`, figure: ({ chance }) => percent(chance, 1) }]
  const lines: Line[] = [
    { name: 'Рейтинг до гри', figure: ({ before, ratedGames }) => ratingText(before, ratedGames) },
    { name: 'Рейтингових ігор до цієї', figure: ({ ratedGames }) => String(ratedGames) },
    ...chances,
    { name: 'K: як швидко рухається рейтинг', hint: '400 / √(ігор + 5)', figure: ({ k }) => decimal(k, 1) },
    { name: 'F: вага формату', hint: formatWords(game.format), figure: ({ f }) => weight(f) },
    { name: 'M: перевага в рахунку', hint: gamesTaken(game, winner), figure: ({ m }) => decimal(m, 2) },
    {
      name: 'Несподіваність результату',
      hint: '1 − очікування переможця',
      figure: () => decimal(surprise, 3),
    },
  ]
  return lines
}

/** «переможець узяв 13 з 22 геймів»: what M is made of. */
function gamesTaken({ format, scoreDetails }: Pick<Game, 'format' | 'scoreDetails'>, winner: Side): string {
  const verdict = scoreDetails && judgeScore(scoreDetails, formatOf(format), winner)
  if (!verdict?.ok) return 'за часткою узятих геймів'
  const { a, b } = verdict.gamesWon
  return `переможець узяв ${verdict.gamesWon[winner]} з ${counted(a + b, ['гейму', 'геймів', 'геймів'])}`
}
