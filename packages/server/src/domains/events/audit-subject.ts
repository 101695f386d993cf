import type { eventsContract } from '@matchbol/core/events/contract'
import type { AuditedRow } from '../../platform/audit/audited.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AuditSubjects } from '../../platform/http/serve.ts'
import { readEvent } from './read-event.ts'

interface EventCall {
  params: { id: number }
}
const byId = ({ params }: EventCall) => params.id

/** What the audited calls of the events are about. */
export const eventsAudit: AuditSubjects<typeof eventsContract> = {
  'event.added': { row: eventRow },
  'event.changed': { row: eventRow, named: byId },
  'event.deleted': { row: eventRow, named: byId },
}

/** Of the text, and of whom to ask, the audit keeps that it changed, and no more. */
async function eventRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return undefined
  const { version, status, type, title, starts_at: startsAt, ends_at: endsAt, place, capacity, price, contact } = row
  const { summary, body, cover_image: coverImage } = row
  return {
    ids: { eventId: id },
    version,
    fields: { status, type, title, startsAt, endsAt, place, leagueId: row.league_id, capacity, price },
    personal: { summary, body, contact, coverImage },
    present: (reader) => readEvent(db, id, reader),
  }
}
