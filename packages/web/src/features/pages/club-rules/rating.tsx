import { GAMES_WORTH_RATING } from '@matchbol/core/games/rated-outcome'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { kFactor, marginRange, PROVISIONAL_GAMES, rateGame } from '@matchbol/core/ratings/rating'
import { shownChange } from '@matchbol/core/ratings/shown'
import { decimal, points, signed } from '@matchbol/text/shared/figures'
import { counted } from '@matchbol/text/shared/plural'
import styles from '../prose/prose.module.css'
import { formatWeights } from './format-weights.ts'

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
      Рейтинг — одне число на гравця й лігу: сила, а не кількість ігор. Початок — {START_POINTS} балів, якщо категорія
      не каже іншого; перші {gamesOf(PROVISIONAL_GAMES)} біля числа стоїть знак питання. Після кожної рейтингової гри:
    </p>
    <p className={styles.formula}>зміна = K × F × M × (1 − очікування переможця)</p>
    <ul>
      <li>
        <b>K</b> — темп: {decimal(kFactor(0), 0)} для новачка, {decimal(kFactor(20), 0)} після {gamesOf(20)}. Що більше
        ігор, то стійкіше число.
      </li>
      <li>
        <b>F</b> — вага формату:
        <ul>
          {formatWeights().map(({ weight, formats }) => (
            <li key={weight}>
              {decimal(weight, 1)} — {formats.join('; ')}
            </li>
          ))}
        </ul>
      </li>
      <li>
        <b>M</b> — переконливість рахунку, від {decimal(marginRange.min, 1)} до {decimal(marginRange.max, 1)} за часткою
        виграних геймів.
      </li>
      <li>
        <b>Очікування</b> — шанс за різницею рейтингів: за перемогу над сильнішим дають більше.
      </li>
    </ul>
    <p>
      Приклад: {points(example.winner.before)} перемагає {points(example.loser.before)} з рахунком 6:4 6:4. Переможець —{' '}
      {signed(shownChange(example.winner))}, переможений — {signed(shownChange(example.loser))}: у нього більше ігор,
      тому й темп менший. Перемога ніколи не забирає балів. На сторінці кожної гри це розкладено до останнього множника.
    </p>
    <p>
      Неявки, дискваліфікації та товариські ігри рейтингу не змінюють. Гра, яку не дограли через відмову, рахується,
      якщо завершено сет або хтось виграв {counted(GAMES_WORTH_RATING, ['гейм', 'гейми', 'геймів'])}.
    </p>
  </>
)
