import type { PlayedSet, Side } from '../games/score/score-details.ts'
import { parseFormat } from '../leagues/match-format.ts'
import type { PlayedGame } from './played-game.ts'

export interface Tally {
  played: number
  won: number
}

/** Who won a set that was played to its end. */
const winnerOf = (set: PlayedSet): Side => {
  const { a, b } = 'a' in set ? set : set.tiebreak
  return a > b ? 'a' : 'b'
}

/** A set won by one game was decided by a tie-break, also where its points were not written down; a match tie-break is none. */
export const hasTiebreak = (set: PlayedSet) =>
  'a' in set && (set.tiebreak !== undefined || Math.abs(set.a - set.b) === 1)

const finishedSets = ({ details }: PlayedGame) => (details.outcome === 'COMPLETED' ? details.sets : [])

const tally = (sets: readonly { set: PlayedSet; side: Side }[]): Tally => ({
  played: sets.length,
  won: sets.filter(({ set, side }) => winnerOf(set) === side).length,
})

/** Deciding sets: the last that a format allows, in games played to their end. A match of one set has none. */
export const decidingSets = (games: readonly PlayedGame[]): Tally =>
  tally(
    games.flatMap((game) => {
      const bestOf = parseFormat(game.format)?.bestOf ?? 1
      const set = bestOf > 1 ? finishedSets(game)[bestOf - 1] : undefined
      return set ? [{ set, side: game.side }] : []
    }),
  )

/** Tie-breaks inside sets, in games played to their end. */
export const tiebreaks = (games: readonly PlayedGame[]): Tally =>
  tally(
    games.flatMap((game) =>
      finishedSets(game)
        .filter(hasTiebreak)
        .map((set) => ({ set, side: game.side })),
    ),
  )
