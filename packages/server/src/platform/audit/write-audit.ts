import type { AuditEntry } from '@matchbol/core/audit'
import type { Db } from '../db/client.ts'

/** Notes who changed what of that which everybody relies on. `actorId` null: a scheduled job or the command line. */
export const writeAudit = (db: Db, { action, actorId, at, details }: AuditEntry) =>
  db
    .insertInto('audit')
    .values({ action, actor_id: actorId, at, details: JSON.stringify(details) })
    .execute()
