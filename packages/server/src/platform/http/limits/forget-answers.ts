import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Drops a deleted person's idempotency keys, and those of others whose kept answer names the person. */
export async function forgetAnswers(db: Db, userId: number) {
  const names = '$.** ? (@.id == $id && exists(@.firstName))'
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        sql<boolean>`jsonb_path_exists(answer, ${names}::jsonpath, jsonb_build_object('id', ${userId}::int))`,
      ]),
    )
    .execute()
}
