import { expiresAt } from '@matchbol/core/games/deadlines'
import { checkNotPaused, checkPairing, checkSlots, distinctSlots } from '@matchbol/core/games/invitation-rules'
import type { Invitation } from '@matchbol/core/games/move-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../../platform/db/client.ts'
import { readGame } from '../game-row.ts'
import { beginGame } from './move-game.ts'
import { lockPairing, nameOpenGame } from './pairing.ts'

/**
 * Invites another member of the league.
 * @throws Refusal NOT_FOUND and the rules of `checkPairing` (OPEN_GAME_EXISTS with that game), `checkNotPaused`, `checkSlots`
 */
export const invite = (db: Db, me: { id: number; isAdmin: boolean }, invitation: Invitation, now: Date) =>
  inTransaction(db, (db) => nameOpenGame(db, me, invitation, () => beginInvitation(db, me, invitation, now)))

async function beginInvitation(db: Db, me: { id: number; isAdmin: boolean }, invitation: Invitation, now: Date) {
  const { leagueId, opponentId, kind, message, place } = invitation
  if (opponentId === me.id) throw new Refusal('OPPONENT_IS_SELF')
  const pairing = await lockPairing(db, leagueId, me.id, opponentId)
  checkPairing(pairing, now)
  if (pairing.opponent) checkNotPaused(pairing.opponent, now)
  const slots = distinctSlots(invitation.slots)
  checkSlots(slots, now)
  const instants = slots.map((slot) => slot.toISOString())
  const gameId = await beginGame(
    db,
    {
      kind,
      league_id: leagueId,
      season_id: null,
      format: pairing.season.rules.format,
      inviter_id: me.id,
      invitee_id: opponentId,
      inviter_category_id: pairing.me?.categoryId ?? null,
      invitee_category_id: pairing.opponent?.categoryId ?? null,
      message: message ?? null,
      slots: JSON.stringify(instants),
      slots_by: slots.length > 0 ? me.id : null,
      place: place ?? null,
      expires_at: expiresAt(now, slots, pairing.season.rules),
    },
    { move: 'invite', actorId: me.id },
    now,
    { ...(slots.length > 0 && { slots: instants }), ...(place && { place }) },
  )
  return readGame(db, gameId, me)
}
