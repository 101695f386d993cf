import type { RatingStepView } from '@matchbol/core/ratings/contract'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { percent } from '../../lib/figures.ts'
import { counted } from '../../lib/plural.ts'

/** Points of difference under which two ratings count as equal in words. */
const evenWithin = 25
/** From this many rated games on a rating is called settled. */
const settledAfter = 15
/** Rounded to this share, the chance shown and the plain expectation are the same figure to people. */
const worthTelling = 0.01

type Step = Pick<RatingStepView, 'before' | 'change' | 'ratedGames' | 'm' | 'expected' | 'chance'>

/** Whether the plain expectation says something else than the chance shown. */
export const expectationDiffers = ({ chance, expected }: Pick<Step, 'chance' | 'expected'>) =>
  Math.abs(chance - expected) > worthTelling

/** Why one player's rating moved so: the opponent, the own experience, the score. `name` is null for the reader. */
export const explanation = (own: Step, opponentBefore: number, hasWon: boolean, name: string | null): string[] => [
  `${deed(own.before - opponentBefore, hasWon, name)}: ${chanceBefore(own, name)}.`,
  experience(own.ratedGames),
  closeness(own.m),
]

function deed(lead: number, hasWon: boolean, name: string | null): string {
  const strength = Math.abs(lead) <= evenWithin ? 'even' : lead < 0 ? 'stronger' : 'weaker'
  if (hasWon) return `${name ?? 'Ви'} ${name ? 'перемагає' : 'перемогли'} ${beaten[strength]}`
  return `${name ?? 'Ви'} ${name ? 'програє' : 'програли'} ${lostTo[strength]}`
}

const beaten = { even: 'рівного суперника', stronger: 'сильнішого суперника', weaker: 'слабшого суперника' }
const lostTo = { even: 'рівному супернику', stronger: 'сильнішому супернику', weaker: 'слабшому супернику' }

function chanceBefore(step: Step, name: string | null): string {
  const chance = `перед грою ${name ? '' : 'ваш '}шанс був ${percent(step.chance)}`
  return expectationDiffers(step) ? `${chance}, а очікування за самими рейтингами — ${percent(step.expected)}` : chance
}

function experience(ratedGames: number): string {
  if (ratedGames === 0) return 'Це перша рейтингова гра, тому рейтинг рухається найшвидше.'
  const games = counted(ratedGames, ['рейтингову гру', 'рейтингові гри', 'рейтингових ігор'])
  if (isProvisional(ratedGames)) return `До неї зіграно лише ${games}, тому рейтинг ще рухається швидко.`
  if (ratedGames < settledAfter) return `До неї зіграно ${games}: рейтинг рухається дедалі спокійніше.`
  return `До неї зіграно вже ${games}, тож рейтинг рухається спокійно.`
}

/** By M, which goes from 0.5 to 1.6. */
function closeness(m: number): string {
  if (m <= 0.5) return 'Геймів узято порівну, тож множник переваги найменший.'
  if (m < 0.9) return 'Рахунок близький, тож множник переваги малий.'
  if (m < 1.3) return 'Перевага в рахунку помітна, і множник це враховує.'
  if (m < 1.6) return 'Перевага в рахунку велика, тож і множник великий.'
  return 'Рахунок розгромний, тож множник переваги найбільший.'
}
