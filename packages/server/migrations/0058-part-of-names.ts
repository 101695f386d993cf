import { type Kysely, sql } from 'kysely'

/**
 * The names of a thirty-first of the people, and of the members: whoever looks for a frequent one finds enough there. A prime number, so that
 * it has nothing to do with the order in which people came.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index users_part_search_name on users using gin (search_name gin_trgm_ops)
    with (fastupdate = off) where id % 31 = 0`.execute(db)
  await sql`
    create index memberships_part_search_name
    on memberships using gin ((league_id::bigint), search_name gin_trgm_ops)
    with (fastupdate = off) where user_id % 31 = 0`.execute(db)
}
