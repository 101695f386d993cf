import type { CompletedGame, CountedChange } from '../games/completed-game.ts'
import { decidingSets, tiebreaks } from './close-sets.ts'
import type { PlayedGame } from './played-game.ts'

/** Results that the form of a player's page shows. */
const FORM = 10

/** What a player's completed games add up to. It grows with each newer game; a game in between makes it anew. */
export interface PlayerRecord {
  played: number
  won: number
  lost: number
  /** The latest results, ten at most, the newest last: `WLWW`. */
  form: string
  /** Wins in a row up to now; losses below zero. */
  streak: number
  longestWinningStreak: number
  decidingSetsPlayed: number
  decidingSetsWon: number
  tiebreaksPlayed: number
  tiebreaksWon: number
  /** When the newest of the games ended on court, ISO 8601 UTC; of equals the one with the highest id. */
  lastAt: string
  lastGameId: number
}

const nothingPlayed: PlayerRecord = {
  played: 0,
  won: 0,
  lost: 0,
  form: '',
  streak: 0,
  longestWinningStreak: 0,
  decidingSetsPlayed: 0,
  decidingSetsWon: 0,
  tiebreaksPlayed: 0,
  tiebreaksWon: 0,
  lastAt: '',
  lastGameId: 0,
}

/** The record of these games of a player, in whatever order; null without a game. */
export function playerRecord(userId: number, games: readonly CompletedGame[]): PlayerRecord | null {
  if (games.length === 0) return null
  return oldestFirst(games).reduce(adding(userId), nothingPlayed)
}

/**
 * A player's record once these changes are made.
 * @param changes of games of this player alone
 * @returns undefined where one of them is not a newer game, so that the record is to be made of all games
 */
export function recordAfter(
  userId: number,
  record: PlayerRecord = nothingPlayed,
  changes: readonly CountedChange[],
): PlayerRecord | undefined {
  const added = changes.flatMap(({ before, after }) => (before || !after ? [] : [after]))
  const areNewer = added.every((game) => isNewer(game, record.lastAt, record.lastGameId))
  if (added.length < changes.length || !areNewer) return undefined
  return oldestFirst(added).reduce(adding(userId), record)
}

const oldestFirst = (games: readonly CompletedGame[]) =>
  games.toSorted((x, y) => (isNewer(x, y.completedAt, y.id) ? 1 : -1))

/** The order in which results follow each other, for whoever reads and for every streak. */
const isNewer = ({ completedAt, id }: CompletedGame, lastAt: string, lastGameId: number) =>
  completedAt === lastAt ? id > lastGameId : completedAt > lastAt

const adding =
  (userId: number) =>
  (record: PlayerRecord, completed: CompletedGame): PlayerRecord => {
    const game = playedBy(userId, completed)
    const last = { played: record.played + 1, lastAt: completed.completedAt, lastGameId: completed.id }
    return game.hasWon === null ? { ...record, ...last } : { ...record, ...last, ...decided(record, game, game.hasWon) }
  }

/** A win by walkover is a win everywhere but in sets; a double default is neither won nor lost, and no part of any streak. */
function decided(record: PlayerRecord, game: PlayedGame, hasWon: boolean) {
  const streak = hasWon ? Math.max(record.streak, 0) + 1 : Math.min(record.streak, 0) - 1
  const [deciding, inTiebreaks] = [decidingSets([game]), tiebreaks([game])]
  return {
    won: record.won + (hasWon ? 1 : 0),
    lost: record.lost + (hasWon ? 0 : 1),
    form: `${record.form}${hasWon ? 'W' : 'L'}`.slice(-FORM),
    streak,
    longestWinningStreak: Math.max(record.longestWinningStreak, streak),
    decidingSetsPlayed: record.decidingSetsPlayed + deciding.played,
    decidingSetsWon: record.decidingSetsWon + deciding.won,
    tiebreaksPlayed: record.tiebreaksPlayed + inTiebreaks.played,
    tiebreaksWon: record.tiebreaksWon + inTiebreaks.won,
  }
}

/** A completed game as one of its two players sees it. */
const playedBy = (userId: number, { a, winnerId, format, details }: CompletedGame): PlayedGame => ({
  hasWon: winnerId === null ? null : winnerId === userId,
  side: a === userId ? 'a' : 'b',
  format,
  details,
})
