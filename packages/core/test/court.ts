import type { BySide, PlayedSet, Side } from '../src/games/score/score-details.ts'
import { type MatchFormat, type MatchTiebreak, type SetShape, setsToWin, stageOf } from '../src/leagues/match-format.ts'

/**
 * Plays a game as people do on court, one game after the other and tie-breaks point by point, for as long as somebody scores. It
 * knows the rules of play and nothing of how scores are judged.
 */
export function playOnCourt(format: MatchFormat, scorers: Iterable<Side>): PlayedSet[] {
  const sets: PlayedSet[] = []
  const setsWon = { a: 0, b: 0 }
  const next = scorers[Symbol.iterator]()
  let isOn = true
  while (isOn && Math.max(setsWon.a, setsWon.b) < setsToWin(format)) {
    const { set, winner } = playStage(stageOf(format, sets.length + 1), next)
    if (set) sets.push(set)
    if (winner) setsWon[winner] += 1
    isOn = winner !== undefined
  }
  return sets
}

const isAhead = ({ a, b }: BySide<number>, to: number) => Math.max(a, b) >= to && Math.abs(a - b) >= 2

function playStage(stage: SetShape | MatchTiebreak, next: Iterator<Side>): { set?: PlayedSet; winner?: Side } {
  if (stage.kind === 'set') return playSet(stage, next)
  const { points, winner } = playTiebreak(stage.to, next)
  if (points.a + points.b === 0) return {}
  return { set: { tiebreak: points }, ...(winner && { winner }) }
}

function playSet(shape: SetShape, next: Iterator<Side>): { set?: PlayedSet; winner?: Side } {
  const won = { a: 0, b: 0 }
  while (won.a < shape.tiebreakAt || won.b < shape.tiebreakAt) {
    const { value: scorer, done } = next.next()
    if (done) return won.a + won.b === 0 ? {} : { set: won }
    won[scorer] += 1
    if (isAhead(won, shape.to)) return { set: won, winner: scorer }
  }
  const { points, winner } = playTiebreak(shape.tiebreakTo, next)
  if (!winner) return { set: { ...won, tiebreak: points } }
  won[winner] += 1
  return { set: { ...won, tiebreak: points }, winner }
}

function playTiebreak(to: number, next: Iterator<Side>) {
  const points = { a: 0, b: 0 }
  for (let turn = next.next(); !turn.done; turn = next.next()) {
    points[turn.value] += 1
    if (isAhead(points, to)) return { points, winner: turn.value }
  }
  return { points }
}
