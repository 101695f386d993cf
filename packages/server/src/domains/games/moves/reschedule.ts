import { playBy } from '@matchbol/core/games/deadlines'
import { checkChosenSlot, checkSlots, distinctSlots } from '@matchbol/core/games/invitation-rules'
import type { Db } from '../../../platform/db/client.ts'
import { rulesOfSeason } from '../../leagues/lock-league.ts'
import { type Moving, moveGame } from './move-game.ts'
import { bothGoOn, noProposal } from './result-columns.ts'

/** Proposes new times, and a place with them; until the other player agrees, nothing of the agreed game changes. */
export const reschedule = (
  db: Db,
  moving: Moving,
  { slots: named, place: namedPlace }: { slots: Date[]; place: string | null | undefined },
  now: Date,
) =>
  moveGame(db, moving, 'reschedule', now, (_db, row) => {
    const slots = distinctSlots(named)
    checkSlots(slots, now)
    const instants = slots.map((slot) => slot.toISOString())
    const place = namedPlace && namedPlace !== row.place ? namedPlace : null // the agreed one is no news
    return {
      columns: { slots: JSON.stringify(instants), slots_by: moving.actor.id, proposed_place: place },
      details: { slots: instants, ...(place && { place }) },
    }
  })

/** Agrees to one of the times the other player proposed, and to the place that was proposed with them. */
export const agreeToTime = (db: Db, moving: Moving, slot: Date, now: Date) =>
  moveGame(db, moving, 'agree', now, async (db, row) => {
    const proposed = row.slots.map((text) => new Date(text))
    checkChosenSlot(proposed, slot, now)
    const rules = await rulesOfSeason(db, row.season_id, row.league_id)
    const place = row.proposed_place
    return {
      columns: { agreed_at: slot, play_by: playBy(slot, rules), ...(place && { place }), ...noProposal, ...bothGoOn },
      details: { slot: slot.toISOString(), ...(place && { place }) },
    }
  })
