import type { Db } from '../db/client.ts'

/** Notes who changed what of that which everybody relies on. `actorId` null: the command line. */
export const writeAudit = (
  db: Db,
  {
    action,
    actorId,
    at,
    details,
  }: { action: string; actorId: number | null; at: Date; details: Record<string, unknown> },
) =>
  db
    .insertInto('audit')
    .values({ action, actor_id: actorId, at, details: JSON.stringify(details) })
    .execute()
