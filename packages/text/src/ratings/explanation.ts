import type { Game } from '@matchbol/core/games/game-shapes'
import type { GamesTaken } from '@matchbol/core/games/score/games-taken'
import type { Outcome } from '@matchbol/core/games/score/score-details'
import type { RatingStepView } from '@matchbol/core/ratings/contract'
import { isProvisional, marginRange } from '@matchbol/core/ratings/rating'
import { shownChange } from '@matchbol/core/ratings/shown'
import { percent, points, signed } from '../shared/figures.ts'
import { counted } from '../shared/plural.ts'

/** Points of difference under which two ratings count as equal in words. */
const evenWithin = 25
/** From this many rated games on a rating is called settled. */
const settledAfter = 15
/** Rounded to this share, the chance shown and the plain expectation are the same figure to people. */
const worthTelling = 0.01

type Step = Pick<RatingStepView, 'before' | 'after' | 'change' | 'ratedGames' | 'm' | 'expected' | 'chance'>

/** Whether the plain expectation says something else than the chance shown. */
export const expectationDiffers = ({ chance, expected }: Pick<Step, 'chance' | 'expected'>) =>
  Math.abs(chance - expected) > worthTelling

interface Told {
  own: Step
  opponentBefore: number
  hasWon: boolean
  /** Null for the reader. */
  name: string | null
  games: GamesTaken | null
}

/** Why one player's rating moved so: the opponent, the own experience, the score, and what rounding leaves. */
export const explanation = ({ own, opponentBefore, hasWon, name, games }: Told): string[] => [
  `${deed(own.before - opponentBefore, hasWon, name)}: ${chanceBefore(own, name)}.`,
  experience(own.ratedGames, name),
  closeness(own.m, games),
  ...rounding(own),
]

function deed(lead: number, hasWon: boolean, name: string | null): string {
  const strength = Math.abs(lead) <= evenWithin ? 'even' : lead < 0 ? 'stronger' : 'weaker'
  // the past of a verb tells men from women, so of others it is said in the present
  if (hasWon) return `${name ? `${name} перемагає` : 'Ви перемогли'} суперника ${withRating[strength]}`
  return `${name ? `${name} програє` : 'Ви програли'} супернику ${withRating[strength]}`
}

const withRating = { even: 'з таким самим рейтингом', stronger: 'з вищим рейтингом', weaker: 'з нижчим рейтингом' }

function chanceBefore(step: Step, name: string | null): string {
  const chance = `перед грою ${name ? '' : 'ваш '}шанс був ${percent(step.chance)}`
  return expectationDiffers(step) ? `${chance}, а очікування за самими рейтингами — ${percent(step.expected)}` : chance
}

function experience(ratedGames: number, name: string | null): string {
  if (ratedGames === 0) return 'Це перша рейтингова гра, тому рейтинг змінюється найшвидше.'
  const games = counted(ratedGames, ['рейтингову гру', 'рейтингові гри', 'рейтингових ігор'])
  if (isProvisional(ratedGames)) return `До неї зіграно лише ${games}, тому рейтинг ще змінюється швидко.`
  if (ratedGames < settledAfter) return `До неї зіграно ${games}: рейтинг змінюється дедалі повільніше.`
  const own = counted(ratedGames, ['гра', 'гри', 'ігор'])
  return `${name ? `Зіграно вже ${games}` : `У вас уже ${own}`}, тому рейтинг змінюється повільно.`
}

/** By M, which the words have no name for. */
function closeness(m: number, games: GamesTaken | null): string {
  if (m <= marginRange.min) return `${shareOfGames(games)}, тому зміна найменша.`
  if (m < 1) return 'Рахунок близький, тому зміна менша.'
  if (m < 1.3) return `Рахунок упевнений${partOfGames(games)}, тому зміна трохи більша.`
  if (m < marginRange.max) return `Перевага в рахунку велика${partOfGames(games)}, тому зміна більша.`
  return 'Рахунок розгромний, тому зміна найбільша.'
}

const partOfGames = (games: GamesTaken | null) =>
  games ? `, ${counted(games.winner, ['гейм', 'гейми', 'геймів'])} із ${games.winner + games.loser}` : ''

function shareOfGames(games: GamesTaken | null): string {
  if (!games) return 'Геймів порівну'
  const score = `${games.winner}:${games.loser}`
  return games.winner === games.loser ? `Геймів порівну, ${score}` : `Геймів у переможця менше, ${score}`
}

/** Where the full figure would round otherwise than the two ratings that people read. */
function rounding(step: Step): string[] {
  const shown = shownChange(step)
  if (shown === Math.round(step.change)) return []
  return [`Рейтинг показуємо без сотих: ${points(step.before)} → ${points(step.after)}, тобто ${signed(shown)}.`]
}

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
