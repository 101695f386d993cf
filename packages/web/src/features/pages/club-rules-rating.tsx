import { formatWeight } from '@matchbol/core/games/format-weight'
import { GAMES_WORTH_RATING } from '@matchbol/core/games/rated-outcome'
import { formatOf, OFFERED_FORMATS } from '@matchbol/core/leagues/match-format'
import { kFactor, PROVISIONAL_GAMES, rateGame, START_POINTS } from '@matchbol/core/ratings/rating'
import { shownChange } from '@matchbol/core/ratings/shown'
import { decimal, points, signed } from '../../lib/figures.ts'
import { formatWords } from '../../lib/format-words.ts'
import { counted } from '../../lib/plural.ts'

const gamesOf = (count: number) => counted(count, ['гри', 'ігор', 'ігор'])

/** An even game that each of the example has played before: a newcomer beats somebody stronger 6:4 6:4. */
const example = rateGame({
  winner: { points: 1540, games: 12 },
  loser: { points: 1610, games: 40 },
  formatWeight: 1,
  gamesWonByWinner: 12,
  gamesTotal: 20,
})

/** How strength is counted, in words and with the numbers of the formula itself. */
export const ClubRulesRating = () => (
  <>
    <p>
      Рейтинг — одне число на гравця й лігу: сила, а не кількість ігор. Початок — {START_POINTS} очок, якщо категорія не
      каже іншого; перші {gamesOf(PROVISIONAL_GAMES)} біля числа стоїть знак питання. Після кожної рейтингової гри:
    </p>
    <p className="formula">зміна = K × F × M × (1 − очікування переможця)</p>
    <ul>
      <li>
        <b>K</b> — темп: {decimal(kFactor(0), 0)} для новачка, {decimal(kFactor(20), 0)} після {gamesOf(20)}. Що більше
        ігор, то стійкіше число.
      </li>
      <li>
        <b>F</b> — вага формату: {formatWeights()}.
      </li>
      <li>
        <b>M</b> — переконливість рахунку, від 0,5 до 1,6 за часткою виграних геймів.
      </li>
      <li>
        <b>Очікування</b> — шанс за різницею рейтингів: за перемогу над сильнішим дають більше.
      </li>
    </ul>
    <p>
      Приклад: {points(example.winner.before)} перемагає {points(example.loser.before)} з рахунком 6:4 6:4. Переможець —{' '}
      {signed(shownChange(example.winner))}, той, хто програв, — {signed(shownChange(example.loser))}: у нього більше
      ігор, тому й темп менший. Перемога ніколи не забирає очок. На сторінці кожної гри це розкладено до останнього
      множника.
    </p>
    <p>
      Неявки, дискваліфікації та товариські ігри рейтингу не змінюють. Гра, яку не дограли через відмову, рахується,
      якщо завершено сет або хтось виграв {counted(GAMES_WORTH_RATING, ['гейм', 'гейми', 'геймів'])}.
    </p>
  </>
)

/** «1 — до двох виграних сетів; …»: each weight with the first format that has it. */
function formatWeights(): string {
  const formats = OFFERED_FORMATS.map((code) => ({ code, weight: formatWeight(formatOf(code)) }))
  return formats
    .filter(({ weight }, index) => formats.findIndex((other) => other.weight === weight) === index)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code, weight }) => `${decimal(weight, 1)} — ${formatWords(code).toLocaleLowerCase('uk-UA')}`)
    .join('; ')
}
