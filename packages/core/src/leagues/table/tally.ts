import type { PointsRule } from '../points-rule.ts'
import { type SeasonOutcome, seasonPoints } from '../season-points.ts'

type Side = 'a' | 'b'

/** One game of a season as its table sees it. FRIENDLY, void and cancelled games are left out by the caller. */
export interface SeasonResult {
  /** Player ids. */
  a: number
  b: number
  /** Null for DOUBLE_DEFAULT only. */
  winnerId: number | null
  outcome: SeasonOutcome
  /** Finished sets; a match tie-break is one. */
  setsWon: Record<Side, number>
  /** Inside the sets; a match tie-break is one. */
  gamesWon: Record<Side, number>
  /** As season points ask it. */
  isRateable: boolean
  /** Grows with the time at which the game ended; unique within the season. */
  order: number
}

/** What adds up in a player's row of a season's table. */
export interface Figures {
  points: number
  played: number
  won: number
  lost: number
  setsWon: number
  setsLost: number
  gamesWon: number
  gamesLost: number
  /** Walkovers given and defaults incurred. */
  ownWalkovers: number
}

/** What one player has gathered in a season. */
export interface Tally extends Figures {
  /** `WLWW`: every win and loss, the newest last. */
  form: string
  /** Season points taken from each opponent, by id. */
  pointsAgainst: Map<number, number>
}

/**
 * Adds up a season per player. Played = won + lost: a walkover or default is a win for the one who came and a loss for
 * the other, a double default a loss for both.
 * @throws RangeError for a result of somebody who is not among the players, or without a winner of the two.
 */
export const tallySeason = <Player extends { id: number }>(
  players: readonly Player[],
  results: readonly SeasonResult[],
  rule: PointsRule,
): (Player & Tally)[] => {
  const tallies = new Map(players.map((player) => [player.id, { ...player, ...emptyTally() }]))
  for (const result of results.toSorted((x, y) => x.order - y.order)) {
    addSide(tallies, result, 'a', rule)
    addSide(tallies, result, 'b', rule)
  }
  return [...tallies.values()]
}

export const noFigures: Figures = {
  points: 0,
  played: 0,
  won: 0,
  lost: 0,
  setsWon: 0,
  setsLost: 0,
  gamesWon: 0,
  gamesLost: 0,
  ownWalkovers: 0,
}

const emptyTally = (): Tally => ({ ...noFigures, form: '', pointsAgainst: new Map() })

const addSide = (tallies: ReadonlyMap<number, Tally>, result: SeasonResult, side: Side, rule: PointsRule) => {
  const tally = tallies.get(result[side])
  if (!tally) throw new RangeError(`player ${result[side]} has a result but no row in the table`)
  const other = side === 'a' ? 'b' : 'a'
  const won = hasWon(result, side)
  const { winner, loser } = seasonPoints(
    { outcome: result.outcome, setsWonByLoser: result.setsWon[won ? other : side], isRateable: result.isRateable },
    rule,
  )
  const points = won ? winner : loser
  tally.points += points
  tally.pointsAgainst.set(result[other], (tally.pointsAgainst.get(result[other]) ?? 0) + points)

  const onCourt = result.outcome === 'COMPLETED' || result.outcome === 'RETIRED'
  if (!onCourt && !won) tally.ownWalkovers += 1
  addWinOrLoss(tally, won)
  if (onCourt) addScore(tally, result, side, other)
}

const hasWon = ({ outcome, winnerId, a, b }: SeasonResult, side: Side) => {
  if (outcome === 'DOUBLE_DEFAULT') return false
  if (winnerId !== a && winnerId !== b) throw new RangeError(`${outcome} of ${a} and ${b} needs one of them as winner`)
  return winnerId === (side === 'a' ? a : b)
}

const addWinOrLoss = (tally: Tally, won: boolean) => {
  tally.played += 1
  tally.won += won ? 1 : 0
  tally.lost += won ? 0 : 1
  tally.form += won ? 'W' : 'L'
}

const addScore = (tally: Tally, { setsWon, gamesWon }: SeasonResult, side: Side, other: Side) => {
  tally.setsWon += setsWon[side]
  tally.setsLost += setsWon[other]
  tally.gamesWon += gamesWon[side]
  tally.gamesLost += gamesWon[other]
}
