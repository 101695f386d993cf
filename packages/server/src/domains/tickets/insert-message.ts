import type { NewMessage } from '@matchbol/core/tickets/ticket-shapes'
import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { keepPictures } from '../texts/keep-pictures.ts'

export type Words = Pick<NewMessage, 'body' | 'pictures'>
type Place = Pick<Insertable<Tables['ticket_messages']>, 'ticket_id' | 'author_id' | 'is_internal'>

/** A message of a conversation with its pictures. @returns its number. @throws Refusal IMAGE_NOT_YOURS */
export async function insertMessage(db: Db, place: Place, { body, pictures }: Words, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('ticket_messages')
    .values({ ...place, body, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (pictures.length > 0) await keepPictures(db, { kind: 'message', id }, pictures, place.author_id ?? 0)
  return id
}
