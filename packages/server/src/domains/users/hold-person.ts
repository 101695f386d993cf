import type { Db } from '../../platform/db/client.ts'

/** A person, kept from being blocked or deleted until the transaction is over; undefined for who is gone already. */
export const holdPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'gender', 'status'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
