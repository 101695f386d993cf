import { playBy } from '@matchbol/core/games/deadlines'
import { chooseSlot } from '@matchbol/core/games/invitation-rules'
import type { Db } from '../../../platform/db/client.ts'
import { lockActiveSeason } from '../../leagues/lock-league.ts'
import { type Moving, moveGame } from './move-game.ts'

/** Accepts an invitation, settling on one of its times if it has any. The game joins the season running now. */
export const acceptInvitation = (db: Db, moving: Moving, chosen: Date | undefined, now: Date) =>
  moveGame(db, moving, 'accept', now, async (db, row) => {
    const slot = chooseSlot(
      row.slots.map((text) => new Date(text)),
      chosen,
      now,
    )
    const season = await lockActiveSeason(db, row.league_id)
    return {
      columns: {
        season_id: season.id,
        accepted_at: now,
        agreed_at: slot,
        slots: '[]',
        slots_by: null,
        expires_at: null,
        play_by: playBy(slot ?? now, season.rules),
      },
      details: slot ? { slot: slot.toISOString() } : {},
    }
  })

export const rejectInvitation = (db: Db, moving: Moving, reason: string | null | undefined, now: Date) =>
  moveGame(db, moving, 'reject', now, () => ({ columns: { expires_at: null }, details: reason ? { reason } : {} }))
