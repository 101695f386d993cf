import type { PlayedSet, Side } from '@matchbol/core/games/score/score-details'
import { setStanding, tiebreakStanding } from '@matchbol/core/games/score/standing'
import {
  type MatchFormat,
  type MatchTiebreak,
  type SetShape,
  setsToWin,
  stageOf,
} from '@matchbol/core/leagues/match-format'
import type { Random } from './random.ts'

/** Rating points apart at which the stronger wins ten of eleven games, and of eleven points. */
const TENFOLD = { game: 1600, point: 3800 }
/** What serving is worth, in rating points. */
const SERVE = 230

export interface PlayedOut {
  sets: PlayedSet[]
  winner: Side
}

/**
 * Plays a game to its end, game by game with the serve going to and fro, and tie-breaks point by point.
 * @param edge by how many rating points side `a` is the stronger; upsets happen
 */
export function playScore(format: MatchFormat, edge: number, random: Random): PlayedOut {
  const court = createCourt(edge, random)
  const sets: PlayedSet[] = []
  const setsWon = { a: 0, b: 0 }
  for (;;) {
    const { set, winner } = playStage(stageOf(format, sets.length + 1), court)
    sets.push(set)
    setsWon[winner] += 1
    if (setsWon[winner] === setsToWin(format)) return { sets, winner }
  }
}

type Court = ReturnType<typeof createCourt>

function createCourt(edge: number, random: Random) {
  let server: Side = random.happens(0.5) ? 'a' : 'b'
  const won = (points: number, tenfold: number): Side =>
    random.happens(1 / (1 + 10 ** (-points / tenfold))) ? 'a' : 'b'
  return {
    game: (): Side => {
      const ofServe = server === 'a' ? SERVE : -SERVE
      server = server === 'a' ? 'b' : 'a'
      return won(edge + ofServe, TENFOLD.game)
    },
    point: (): Side => won(edge, TENFOLD.point),
  }
}

const playStage = (stage: SetShape | MatchTiebreak, court: Court): { set: PlayedSet; winner: Side } =>
  stage.kind === 'set' ? playSet(stage, court) : playMatchTiebreak(stage, court)

function playSet(shape: SetShape, court: Court): { set: PlayedSet; winner: Side } {
  const won = { a: 0, b: 0 }
  for (;;) {
    const standing = setStanding(won, shape)
    if (standing === 'a' || standing === 'b') return { set: won, winner: standing }
    if (won.a === shape.tiebreakAt && won.b === shape.tiebreakAt) {
      const { points, winner } = playTiebreak(shape.tiebreakTo, court)
      won[winner] += 1
      return { set: { ...won, tiebreak: points }, winner }
    }
    won[court.game()] += 1
  }
}

function playMatchTiebreak({ to }: MatchTiebreak, court: Court): { set: PlayedSet; winner: Side } {
  const { points, winner } = playTiebreak(to, court)
  return { set: { tiebreak: points }, winner }
}

function playTiebreak(to: number, court: Court) {
  const points = { a: 0, b: 0 }
  for (;;) {
    points[court.point()] += 1
    const standing = tiebreakStanding(points, to)
    if (standing === 'a' || standing === 'b') return { points, winner: standing }
  }
}
