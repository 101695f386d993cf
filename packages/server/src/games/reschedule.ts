import { playBy } from '@matchbol/core/games/deadlines'
import { checkSlots, chooseSlot } from '@matchbol/core/games/invitation-rules'
import type { Db } from '../db/client.ts'
import { type Moving, moveGame } from './move-game.ts'
import { rulesOfSeason } from './season-of-game.ts'

/** Proposes new times; until the other player agrees, the old one stands. */
export const reschedule = (
  db: Db,
  moving: Moving,
  { slots, place }: { slots: Date[]; place: string | null | undefined },
  now: Date,
) =>
  moveGame(db, moving, 'reschedule', now, () => {
    checkSlots(slots, now)
    const instants = slots.map((slot) => slot.toISOString())
    return {
      columns: { slots: JSON.stringify(instants), slots_by: moving.actor.id, ...(place && { place }) },
      details: { slots: instants, ...(place && { place }) },
    }
  })

/** Agrees to one of the times the other player proposed. */
export const agreeToTime = (db: Db, moving: Moving, chosen: Date, now: Date) =>
  moveGame(db, moving, 'agree', now, async (db, row) => {
    const slot =
      chooseSlot(
        row.slots.map((text) => new Date(text)),
        chosen,
        now,
      ) ?? chosen
    const rules = await rulesOfSeason(db, row.season_id, row.league_id)
    return {
      columns: { agreed_at: slot, slots: '[]', slots_by: null, play_by: playBy(slot, rules) },
      details: { slot: slot.toISOString() },
    }
  })
