import { formatOf } from '../leagues/match-format.ts'
import type { PointsRule } from '../leagues/points-rule.ts'
import { type Figures, noFigures, type SeasonResult, tallySeason } from '../leagues/table/tally.ts'
import type { CompletedGame, CountedChange } from './completed-game.ts'
import { effectOfResult } from './result-effect.ts'
import { verdictOf } from './result-rules.ts'

/** How one game of a player ended: when it ended on court (milliseconds), its place in the league's order, and 1 for a win. */
export type Ending = readonly [at: number, sequence: number, won: 0 | 1]

/** What becomes of one player's row in a season's table. */
export interface StandingChange extends Figures {
  seasonId: number
  playerId: number
  /** Of the games that begin to count, the newest last. */
  came: Ending[]
  /** Of those that no longer do. */
  went: Ending[]
}

/** As many endings are shown. */
export const LATEST = 5

/** What the table asks of a completed game. */
type Countable = Pick<CompletedGame, 'kind' | 'format' | 'a' | 'b' | 'winnerId' | 'details' | 'sequence'>

/** What a completed game is in the table of its season; null for a friendly one. */
export function seasonResultOf(game: Countable): SeasonResult | null {
  const { kind, format, a, b, winnerId, details, sequence } = game
  const verdict = verdictOf(details, winnerId, { format, inviterId: a, inviteeId: b })
  const { season } = effectOfResult({ kind, outcome: details.outcome, format: formatOf(format) }, verdict)
  return season && { a, b, winnerId, ...season, order: sequence }
}

/**
 * What changes of completed games do to the rows of their seasons, each row once, in the order of seasons and players.
 * @param ruleOf the points rule that a season started with
 */
export function standingChanges(
  changes: readonly CountedChange[],
  ruleOf: (seasonId: number) => PointsRule,
): StandingChange[] {
  const rows = new Map<string, StandingChange>()
  for (const { before, after } of changes) {
    if (before) addGame(rows, before, ruleOf, -1)
    if (after) addGame(rows, after, ruleOf, 1)
  }
  return [...rows.values()].sort((x, y) => x.seasonId - y.seasonId || x.playerId - y.playerId)
}

function addGame(
  rows: Map<string, StandingChange>,
  game: CompletedGame,
  ruleOf: (seasonId: number) => PointsRule,
  sign: 1 | -1,
) {
  const result = seasonResultOf(game)
  const { seasonId } = game
  if (!result || seasonId === null) return
  for (const { id, form, pointsAgainst: _, ...figures } of tallySeason(
    [{ id: game.a }, { id: game.b }],
    [result],
    ruleOf(seasonId),
  )) {
    const row = rowOf(rows, seasonId, id)
    addFigures(row, figures, sign)
    const ending: Ending = [Date.parse(game.completedAt), game.sequence, form === 'W' ? 1 : 0]
    if (sign === 1) row.came = newest([...row.came, ending])
    else row.went.push(ending)
  }
}

function rowOf(rows: Map<string, StandingChange>, seasonId: number, playerId: number): StandingChange {
  const key = `${seasonId} ${playerId}`
  const row = rows.get(key) ?? { seasonId, playerId, ...noFigures, came: [], went: [] }
  rows.set(key, row)
  return row
}

/** Adds each figure to those of a row, or takes it away. */
export function addFigures(row: Figures, figures: Figures, sign: 1 | -1 = 1) {
  for (const figure of figureNames) row[figure] += sign * figures[figure]
}

/** The newest endings, the newest last: by when they ended, then by the league's order. */
export const newest = (endings: readonly Ending[]): Ending[] =>
  endings.toSorted(([at, sequence], [otherAt, other]) => at - otherAt || sequence - other).slice(-LATEST)

const figureNames = Object.keys(noFigures) as (keyof Figures)[]
