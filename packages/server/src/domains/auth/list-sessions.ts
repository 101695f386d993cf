import { IDLE_DAYS, MOST_DAYS } from '@matchbol/core/auth/session-rules'
import { DAY } from '@matchbol/core/shared/durations'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/serve.ts'

/** The person's live sessions, the one used last first. */
export async function listSessions(db: Db, me: Caller, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .where('user_id', '=', me.id)
    .where('ended_at', 'is', null)
    .where('refreshed_at', '>', new Date(now.getTime() - IDLE_DAYS * DAY))
    .where('started_at', '>', new Date(now.getTime() - MOST_DAYS * DAY))
    .select(['id', 'device', 'started_at', 'refreshed_at'])
    .orderBy('refreshed_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.refreshed_at.toISOString(),
    isCurrent: row.id === me.sessionId,
  }))
}
