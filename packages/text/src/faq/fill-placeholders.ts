import { type Figure, figureOf, type Passage, replacePlaceholders, rulesInForce } from '@matchbol/core/faq/placeholders'
import type { LeagueRules } from '@matchbol/core/leagues/league-shapes'
import { rateGame } from '@matchbol/core/ratings/rating'
import { shownChange } from '@matchbol/core/ratings/shown'
import { formatInFull } from '../leagues/match-format-in-full.ts'
import { pointsRows } from '../leagues/points-rows.ts'
import { decimal, points, signed, weight } from '../shared/figures.ts'
import { plural } from '../shared/plural.ts'
import { formatWeights } from './format-weights.ts'

/**
 * Markdown of an answer with present figures in place of its placeholders: «48 годин», and «24–72 години» where leagues differ.
 * @param leagues the rules by which open leagues play
 */
export const fillPlaceholders = (markdown: string, leagues: readonly LeagueRules[]): string =>
  replacePlaceholders(markdown, (named) => {
    if (named.kind === 'passage') return passages[named.name](rulesInForce(leagues))
    const figure = figureOf(named.name, leagues)
    return named.forms ? `${figureWords(figure)}\u00a0${plural(figure.max, named.forms)}` : figureWords(figure)
  })

const figureWords = ({ min, max }: Figure) => (min === max ? figureWord(max) : `${figureWord(min)}–${figureWord(max)}`)
const figureWord = (value: number) => (Number.isInteger(value) ? String(value).replace('-', '\u2212') : weight(value))

const passages: Record<Passage, (leagues: readonly LeagueRules[]) => string> = {
  format: (leagues) => {
    const words = formatInFull(commonest(leagues.map(({ format }) => format)))
    return words.charAt(0).toLocaleLowerCase('uk-UA') + words.slice(1)
  },
  crossCategory: (leagues) => {
    const [first, ...others] = new Set(leagues.map(({ crossCategory }) => crossCategory))
    if (others.length > 0)
      return 'Чи можуть грати між собою гравці різних категорій, вирішує ліга: це сказано на її сторінці.'
    return first ? 'Гравці різних категорій можуть грати між собою.' : 'Грають між собою лише гравці однієї категорії.'
  },
  ratingExample,
  seasonPoints: (leagues) =>
    table(
      ['Результат', 'Переможцю', 'Переможеному'],
      pointsRows(commonest(leagues.map(({ pointsRule }) => pointsRule))).map(({ result, winner, loser }) => [
        result,
        winner,
        loser,
      ]),
    ),
  formatWeights: () =>
    table(
      ['F', 'Формат'],
      formatWeights().map(({ weight, formats }) => [decimal(weight, 1), formats.join('; ')]),
    ),
}

/** A game that each of the two has played before: somebody newer beats somebody stronger 6:4 6:4. */
function ratingExample(): string {
  const { winner, loser } = rateGame({
    winner: { points: 1540, games: 12 },
    loser: { points: 1610, games: 40 },
    formatWeight: 1,
    gamesWonByWinner: 12,
    gamesTotal: 20,
  })
  return `${points(winner.before)} перемагає ${points(loser.before)} з рахунком 6:4 6:4. Переможець — ${signed(shownChange(winner))}, переможений — ${signed(shownChange(loser))}: у нього більше ігор, тому й темп менший.`
}

/** What most leagues have; of several the first. */
function commonest<Value>(values: readonly Value[]): Value {
  const written = values.map((value) => JSON.stringify(value))
  const times = new Map<string, number>()
  for (const one of written) times.set(one, (times.get(one) ?? 0) + 1)
  const most = Math.max(...times.values())
  return values[written.findIndex((one) => times.get(one) === most)] as Value
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
