import { kyivMonth, monthsUpTo } from '../shared/kyiv-time.ts'
import { decidingSets, type Tally, tiebreaks } from './close-sets.ts'
import type { PlayedGame } from './played-game.ts'
import { longestWinningStreak, presentStreak } from './streaks.ts'

const MONTHS = 12
const FORM = 10
const RIVALS = 5

interface MonthRecord {
  month: string
  won: number
  lost: number
}

interface Rivalry {
  opponentId: number
  played: number
  won: number
  lost: number
  lastAt: Date
}

/**
 * What a player's page tells of them, from their completed games, oldest first. Wins by walkover count as wins everywhere
 * but in sets; a double default is neither won nor lost and counts nowhere.
 */
export function playerStats(games: readonly PlayedGame[], now: Date) {
  const decided = games.filter(({ hasWon }) => hasWon !== null)
  const form = decided.map(({ hasWon }) => (hasWon ? 'W' : 'L')).join('')
  return {
    months: recordByMonth(decided, now),
    form: form.slice(-FORM),
    streak: presentStreak(form),
    bestWin: bestWin(decided),
    rivals: rivals(decided),
    records: {
      longestWinningStreak: longestWinningStreak(form),
      decidingSets: decidingSets(decided) satisfies Tally,
      tiebreaks: tiebreaks(decided) satisfies Tally,
    },
  }
}

/** Wins and losses in each of the last twelve months of Kyiv's calendar, also in those without a game. */
function recordByMonth(games: readonly PlayedGame[], now: Date): MonthRecord[] {
  const months = new Map(monthsUpTo(now, MONTHS).map((month) => [month, { month, won: 0, lost: 0 }]))
  for (const { at, hasWon } of games) {
    const record = months.get(kyivMonth(at))
    if (record) record[hasWon ? 'won' : 'lost'] += 1
  }
  return [...months.values()]
}

/** The rated win over the strongest opponent; of equals the newest. */
const bestWin = (games: readonly PlayedGame[]) =>
  games.reduce<{ gameId: number; opponentRating: number } | null>(
    (best, { id, hasWon, opponentRating }) =>
      hasWon && opponentRating !== null && opponentRating >= (best?.opponentRating ?? 0)
        ? { gameId: id, opponentRating }
        : best,
    null,
  )

/** Those met most often; of equals the ones met last. */
function rivals(games: readonly PlayedGame[]): Rivalry[] {
  const met = new Map<number, Rivalry>()
  for (const { opponentId, hasWon, at } of games) {
    const rivalry = met.get(opponentId) ?? { opponentId, played: 0, won: 0, lost: 0, lastAt: at }
    rivalry.played += 1
    rivalry[hasWon ? 'won' : 'lost'] += 1
    rivalry.lastAt = at
    met.set(opponentId, rivalry)
  }
  return [...met.values()]
    .sort((x, y) => y.played - x.played || y.lastAt.getTime() - x.lastAt.getTime())
    .slice(0, RIVALS)
}
