import { parseScore } from '../src/games/score/parse-score.ts'
import { DEFAULT_FORMAT, formatOf } from '../src/leagues/match-format.ts'
import type { PlayedGame } from '../src/stats/played-game.ts'

let lastId = 0

/** A game that the player won, or with `lost` lost, with the score as the player would write it. */
const played = (hasWon: boolean, score: string, facts: Partial<PlayedGame> = {}): PlayedGame => {
  const read = parseScore(score, formatOf(facts.format ?? DEFAULT_FORMAT))
  if (!read.ok) throw new Error(`Nobody can read ${score}`)
  lastId += 1
  return {
    id: lastId,
    at: new Date('2026-11-10T12:00:00Z'),
    hasWon,
    side: 'a',
    format: DEFAULT_FORMAT,
    details: { ...read.details, sets: [...read.details.sets] },
    opponentId: 2,
    opponentRating: 1100,
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
  opponentRating: null,
  ...facts,
})
