import { REVIEWED_POSTS } from '../blog/limits.ts'
import { CLAIM_HOURS, GRACE_DAYS, LATE_HOURS } from '../games/deadlines.ts'
import { CLAIM_AFTER_MINUTES } from '../games/endings.ts'
import { SLOT_DAYS } from '../games/invitation-rules.ts'
import { ACCEPTED_AFTERWARDS_HOURS, MOST_DAYS_BACK, MOST_SLOTS } from '../games/limits.ts'
import { GAMES_WORTH_RATING } from '../games/rated-outcome.ts'
import type { LeagueRules } from '../leagues/league-shapes.ts'
import { START_POINTS } from '../leagues/limits.ts'
import { DEFAULT_LEAGUE_RULES } from '../leagues/rules.ts'
import { MOST_IN_HEAD_TO_HEAD } from '../leagues/table/tie-break.ts'
import { kFactor, marginRange, PROVISIONAL_GAMES } from '../ratings/rating.ts'
import { Refusal } from '../shared/refusal.ts'

/** Settings of leagues: each league has its own. */
const leagueFigures = [
  'autoConfirmHours',
  'inviteExpiryDays',
  'playWithinDays',
  'maxOpenGames',
  'rematchAfterDays',
] as const satisfies readonly (keyof LeagueRules)[]

/** So many rated games are called many where the pace of a rating is explained. */
const MANY_RATED_GAMES = 20

/** Constants of the rules: the same in every league. */
const constants = {
  mostSlots: MOST_SLOTS,
  slotDays: SLOT_DAYS,
  graceDays: GRACE_DAYS,
  lateHours: LATE_HOURS,
  mostDaysBack: MOST_DAYS_BACK,
  acceptedAfterwardsHours: ACCEPTED_AFTERWARDS_HOURS,
  claimHours: CLAIM_HOURS,
  claimAfterMinutes: CLAIM_AFTER_MINUTES,
  gamesWorthRating: GAMES_WORTH_RATING,
  mostInHeadToHead: MOST_IN_HEAD_TO_HEAD,
  startPoints: START_POINTS,
  provisionalGames: PROVISIONAL_GAMES,
  newcomerPace: Math.round(kFactor(0)),
  manyRatedGames: MANY_RATED_GAMES,
  paceAfterManyGames: Math.round(kFactor(MANY_RATED_GAMES)),
  leastMargin: marginRange.min,
  mostMargin: marginRange.max,
  reviewedPosts: REVIEWED_POSTS,
}

/** Words that follow from the rules; `packages/text` says them. */
const phrases = ['format', 'crossCategory', 'ratingExample'] as const
/** Tables, each in a paragraph of its own. */
const tables = ['seasonPoints', 'formatWeights'] as const

type Constant = keyof typeof constants
type LeagueFigure = (typeof leagueFigures)[number]
export type Passage = (typeof phrases)[number] | (typeof tables)[number]
export type PlaceholderName = LeagueFigure | Constant | Passage

export const placeholderNames = [
  ...leagueFigures,
  ...(Object.keys(constants) as Constant[]),
  ...phrases,
  ...tables,
] as const

/** As many forms as Ukrainian has for what is counted: «година», «години», «годин». */
type Forms = readonly [string, string, string]
type Named = { kind: 'figure'; name: LeagueFigure | Constant; forms?: Forms } | { kind: 'passage'; name: Passage }

/** A figure, from the least to the greatest where leagues have several. */
export interface Figure {
  min: number
  max: number
}

/** Whatever stands in braces is meant as a placeholder. */
const braces = /\{[^{}]*\}/g
/** And so is what follows a brace that was never closed, or was never opened. */
const anyBraces = /\{[^{}]*\}|[{}][^{}\s]*/g
const inside = /^\{(\w+)(?:\s+([^/{}]+)\/([^/{}]+)\/([^/{}]+))?\}$/

/** A text with each of its placeholders replaced; what is none stays as it is written. */
export const replacePlaceholders = (text: string, wordsFor: (named: Named) => string): string =>
  text.replace(braces, (written) => {
    const named = parse(written)
    return named ? wordsFor(named) : written
  })

/**
 * Refuses what would be read with its braces, and a table amid words.
 * @throws Refusal PLACEHOLDER_UNKNOWN, PLACEHOLDER_NOT_ALONE, each with what stands in the braces
 */
export function checkPlaceholders(markdown: string) {
  for (const { 0: written, index } of markdown.matchAll(anyBraces)) {
    const named = parse(written)
    const fault = written.replace(/[{}]/g, '').trim()
    if (!named) throw new Refusal('PLACEHOLDER_UNKNOWN', { fault })
    const isAlone =
      /(^|\n\n)$/.test(markdown.slice(0, index)) && /^(\n\n|$)/.test(markdown.slice(index + written.length))
    if (isTable(named.name) && !isAlone) throw new Refusal('PLACEHOLDER_NOT_ALONE', { fault })
  }
}

/** Figures are put into answers only. @throws Refusal BRACES_IN_QUESTION */
export function refuseBraces(question: string) {
  if (/[{}]/.test(question)) throw new Refusal('BRACES_IN_QUESTION')
}

/** What a figure is at present. @param leagues the rules by which open leagues play; without any those of a new league */
export function figureOf(name: LeagueFigure | Constant, leagues: readonly LeagueRules[]): Figure {
  if (!isLeagueFigure(name)) return { min: constants[name], max: constants[name] }
  const values = rulesInForce(leagues).map((rules) => rules[name])
  return { min: Math.min(...values), max: Math.max(...values) }
}

/** The rules of open leagues; without any those of a new league. */
export const rulesInForce = (leagues: readonly LeagueRules[]) => (leagues.length > 0 ? leagues : [DEFAULT_LEAGUE_RULES])

function parse(written: string): Named | undefined {
  const [, wanted, one, few, many] = inside.exec(written) ?? []
  const name = placeholderNames.find((name) => name === wanted)
  if (!name) return undefined
  if (isPassage(name)) return one === undefined ? { kind: 'passage', name } : undefined
  return { kind: 'figure', name, ...(one && few && many && { forms: [one, few, many] }) }
}

const isTable = (name: PlaceholderName) => tables.some((table) => table === name)
const isPassage = (name: PlaceholderName): name is Passage => isTable(name) || phrases.some((phrase) => phrase === name)
const isLeagueFigure = (name: PlaceholderName): name is LeagueFigure => leagueFigures.some((figure) => figure === name)
