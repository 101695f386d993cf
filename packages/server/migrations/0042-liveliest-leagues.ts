import { type Kysely, sql } from 'kysely'

/** Of some thousand leagues the one that is shown where none is named, and the most played. */
export async function up(db: Kysely<unknown>) {
  const order = sql`is_active desc, (completed_games - voided_games) desc, id`
  await sql`create index leagues_liveliest on leagues (${order})`.execute(db)
}
