import type { CompletedGame } from '../src/games/completed-game.ts'
import { parseScore } from '../src/games/score/parse-score.ts'
import { DEFAULT_FORMAT, formatOf } from '../src/leagues/match-format.ts'
import type { PlayedGame } from '../src/stats/played-game.ts'

/** A game that the player won, or with `lost` lost, with the score as the player would write it. */
const played = (hasWon: boolean, score: string, facts: Partial<PlayedGame> = {}): PlayedGame => {
  const read = parseScore(score, formatOf(facts.format ?? DEFAULT_FORMAT))
  if (!read.ok) throw new Error(`Nobody can read ${score}`)
  return {
    hasWon,
    side: 'a',
    format: DEFAULT_FORMAT,
    details: { ...read.details, sets: [...read.details.sets] },
    ...facts,
  }
}

export const won = (score: string, facts?: Partial<PlayedGame>) => played(true, score, facts)
export const lost = (score: string, facts?: Partial<PlayedGame>) => played(false, score, facts)

/** A game that never began. */
export const unplayed = (hasWon: boolean | null, facts: Partial<PlayedGame> = {}): PlayedGame => ({
  ...won('6:4 6:4'),
  hasWon,
  details: { outcome: hasWon === null ? 'DOUBLE_DEFAULT' : 'WALKOVER', sets: [] },
  ...facts,
})

let lastId = 0

/** A game of person 1, who invited, against person 2, with the score from the first one's side. */
export function completed(score: string, facts: Partial<CompletedGame> = {}): CompletedGame {
  const { format, details } = played(true, score, facts.format === undefined ? {} : { format: facts.format })
  lastId += 1
  return {
    id: lastId,
    leagueId: 1,
    seasonId: 1,
    kind: 'RATED',
    format,
    a: 1,
    b: 2,
    categoryA: null,
    categoryB: null,
    winnerId: isWonByFirst(score) ? 1 : 2,
    details,
    completedAt: '2026-11-10T12:00:00.000Z',
    sequence: lastId,
    ...facts,
  }
}

/** The last set is the winner's. */
function isWonByFirst(score: string): boolean {
  const [won = 0, lost = 0] = (score.split(' ').at(-1)?.match(/\d+/g) ?? []).map(Number)
  return won > lost
}
