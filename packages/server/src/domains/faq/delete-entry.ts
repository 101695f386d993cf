import { RULES_ENTRY } from '@matchbol/core/faq/limits'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { keepPictures } from '../texts/keep-pictures.ts'

/** Deletes an entry. @throws Refusal NOT_FOUND, RULES_ENTRY_STAYS */
export const deleteEntry = (db: Db, id: number, now: Date): Promise<null> =>
  inTransaction(db, async (db) => {
    if (id === RULES_ENTRY) throw new Refusal('RULES_ENTRY_STAYS')
    const gone = await db.deleteFrom('faq_entries').where('id', '=', id).returning('id').executeTakeFirst()
    if (!gone) throw new Refusal('NOT_FOUND')
    await keepPictures(db, { kind: 'answer', id }, [], 0)
    await emit(db, { type: 'faq.changed', entryId: id }, now)
    return null
  })
