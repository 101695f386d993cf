import { MINUTE } from '@matchbol/core/shared/durations'
import type { Db } from '../../platform/db/client.ts'

/** How fine `lastSeenAt` is kept, so that reading does not write each time. */
const SEEN_EVERY_MS = 5 * MINUTE

/** Notes that a person is here, unless that was noted just before. */
export async function noteSeen(db: Db, userId: number, lastSeenAt: Date | null, now: Date) {
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() <= SEEN_EVERY_MS) return
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
}
