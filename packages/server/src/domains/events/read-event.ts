import type { ClubEvent } from '@matchbol/core/events/event-shapes'
import { NAMED_PARTICIPANTS } from '@matchbol/core/events/limits'
import { maySeeEvent } from '@matchbol/core/events/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { htmlOf } from '../texts/drawn-text.ts'
import { playerRefOf } from '../users/account-row.ts'
import { cardOf, type EventReader, selectWholeEvents } from './event-row.ts'

/** An event as the reader may see it. @throws Refusal NOT_FOUND, also for a draft that is not theirs to see */
export async function readEvent(db: Db, id: number, reader: EventReader): Promise<ClubEvent> {
  const row = await selectWholeEvents(db, reader).where('events.id', '=', id).executeTakeFirst()
  if (!row || !maySeeEvent(reader, row)) throw new Refusal('NOT_FOUND')
  return {
    ...cardOf(row),
    html: await htmlOf(row.body),
    body: reader?.isAdmin ? row.body : null,
    ownSummary: reader?.isAdmin ? row.summary : null,
    contact: row.contact,
    participants: reader && (await readParticipants(db, id)),
  }
}

/** Who goes is for players to know, not for everybody on the web: it says where people will be. */
async function readParticipants(db: Db, eventId: number) {
  const rows = await db
    .selectFrom('event_registrations')
    .innerJoin('users', 'users.id', 'event_registrations.user_id')
    .select(['users.id', 'first_name', 'last_name', 'photo_url'])
    .where('event_id', '=', eventId)
    .where('event_registrations.status', '=', 'REGISTERED')
    .orderBy('event_registrations.id')
    .limit(NAMED_PARTICIPANTS)
    .execute()
  return rows.map(playerRefOf)
}
