import { playBy } from '@matchbol/core/games/deadlines'
import { checkChosenSlot, slotsAhead } from '@matchbol/core/games/invitation-rules'
import type { Db } from '../../../platform/db/client.ts'
import { lockActiveSeason } from '../../leagues/lock-league.ts'
import type { GameRow } from '../tables.ts'
import { type Moving, moveGame } from './move-game.ts'
import { noProposal } from './result-columns.ts'

/**
 * Accepts an invitation, settling on one of its times, or on none yet: then they stay the inviter's proposal. The game joins the season
 * running now.
 */
export const acceptInvitation = (db: Db, moving: Moving, slot: Date | undefined, now: Date) =>
  moveGame(db, moving, 'accept', now, async (db, row) => {
    const proposed = row.slots.map((text) => new Date(text))
    if (slot) checkChosenSlot(proposed, slot, now)
    const season = await lockActiveSeason(db, row.league_id)
    return {
      columns: {
        season_id: season.id,
        accepted_at: now,
        agreed_at: slot ?? null,
        ...(slot ? noProposal : stillProposed(proposed, row, now)),
        expires_at: null,
        play_by: playBy(slot ?? now, season.rules),
      },
      details: slot ? { slot: slot.toISOString() } : {},
    }
  })

function stillProposed(proposed: Date[], { inviter_id }: Pick<GameRow, 'inviter_id'>, now: Date) {
  const slots = slotsAhead(proposed, now)
  return slots.length > 0 ? { slots: JSON.stringify(slots), slots_by: inviter_id } : noProposal
}

export const rejectInvitation = (db: Db, moving: Moving, reason: string | null | undefined, now: Date) =>
  moveGame(db, moving, 'reject', now, () => ({ columns: { expires_at: null }, details: reason ? { reason } : {} }))
