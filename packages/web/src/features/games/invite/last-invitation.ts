import type { Game } from '@matchbol/core/games/game-shapes'
import { HOUR } from '@matchbol/core/shared/durations'
import { fromKyiv, kyivDate, toKyiv } from '@matchbol/core/shared/kyiv-time'
import { addDays, dayNumber } from '@matchbol/core/shared/plain-date'
import { lastSlot } from './slots.ts'

/** An invitation like an earlier one: its kind and place, and its times in a week to come. */
export type LastInvitation = Pick<Game, 'kind' | 'place'> & { leagueId: number; slots: string[] }

/** Two games of one person do not begin closer together. */
const apart = 2 * HOUR

/**
 * The person's last invitation is what the next one may be like: that to this opponent, else the last one in the league, or in any where
 * none is meant.
 * @param games the person's own, among them those still to be played, whose times are taken
 */
export function lastInvitation(
  games: readonly Game[],
  { myId, leagueId, opponentId }: { myId: number; leagueId?: number | undefined; opponentId?: number | undefined },
  now: Date,
): LastInvitation | null {
  const mine = games
    .filter(({ a, isRecorded, league }) => a.id === myId && !isRecorded && league.id === (leagueId ?? league.id))
    .sort((one, other) => other.id - one.id)
  const last = mine.find(({ b }) => b.id === opponentId) ?? mine[0]
  if (!last) return null
  const taken = games.filter(({ status }) => status === 'PENDING' || status === 'ACCEPTED').flatMap(timesOf)
  const slots = timesOf(last).flatMap((time) => weekToCome(time, taken, now) ?? [])
  return { leagueId: last.league.id, kind: last.kind, place: last.place, slots: [...new Set(slots)].sort() }
}

const timesOf = ({ agreedAt, slots }: Pick<Game, 'agreedAt' | 'slots'>) => (agreedAt ? [agreedAt] : slots)

/** The same weekday and hour, from tomorrow on, in the first week in which nothing else is planned then. */
function weekToCome(time: string, taken: readonly string[], now: Date): string | null {
  const [day, clock] = [kyivDate(time), toKyiv(time).slice(11)]
  const weeks = Math.max(0, Math.ceil((dayNumber(kyivDate(now)) + 1 - dayNumber(day)) / 7))
  for (let date = addDays(day, weeks * 7); ; date = addDays(date, 7)) {
    const slot = fromKyiv(`${date}T${clock}`)
    if (!slot) continue // the clock goes forward over it
    if (slot > lastSlot(now)) return null
    if (!taken.some((other) => Math.abs(Date.parse(other) - slot.getTime()) < apart)) return slot.toISOString()
  }
}
