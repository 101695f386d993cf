import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** What an administrator has decided stays explained, whoever they were. */
const decisions = ['decide', 'correct', 'void'] as const

/**
 * Wipes what a person wrote about games: invitations, notes to results and reasons, and their pictures, and
 * places they proposed that were never agreed. Scores, times and places of agreed games stay.
 */
export async function forgetWords(db: Db, userId: number) {
  await db
    .updateTable('games')
    .set({ message: null })
    .where('inviter_id', '=', userId)
    .where('message', 'is not', null)
    .execute()
  await db.updateTable('games').set({ notes: null, notes_by: null }).where('notes_by', '=', userId).execute()
  await forgetPlaces(db, userId)
  await db
    .updateTable('games')
    .set({ disputed_claim: sql`disputed_claim || '{"notes": null}'` })
    .where(sql<boolean>`(disputed_claim ->> 'submittedBy')::int = ${userId}`)
    .execute()
  for (const column of ['image_url', 'disputed_image_url'] as const)
    await db
      .updateTable('games')
      .set({ [column]: null })
      .where(column, 'in', db.selectFrom('uploads').select('url').where('owner_id', '=', userId))
      .execute()
  await db
    .updateTable('game_events')
    .set({ details: sql`details - 'reason'` })
    .where('actor_id', '=', userId)
    .where('move', 'not in', [...decisions])
    .where(sql<boolean>`details->>'reason' is not null`)
    .execute()
}

/** A place is free text too. The one of an agreed or played game is on the game; only what was proposed goes. */
async function forgetPlaces(db: Db, userId: number) {
  await db
    .updateTable('games')
    .set({ place: null })
    .where('inviter_id', '=', userId)
    .where('accepted_at', 'is', null)
    .where('status', 'in', ['PENDING', 'REJECTED', 'CANCELLED', 'EXPIRED'])
    .where('place', 'is not', null)
    .execute()
  await db
    .updateTable('game_events')
    .set({ details: sql`details - 'place'` })
    .where('actor_id', '=', userId)
    .where('move', 'in', ['invite', 'reschedule'])
    .where(sql<boolean>`details->>'place' is not null`)
    .execute()
}
