import type { Db } from './client.ts'

/** Notes who changed what of that which everybody relies on. `actorId` null: the command line. */
export const keepAudit = (
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
