import { KYIV } from '@matchbol/core/shared/kyiv-time'
import { type Kysely, sql } from 'kysely'

/** The winners of a week, Monday to Sunday in Kyiv, in the order of how little was to be expected of them. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index rating_changes_surprising on rating_changes
      (date_trunc('week', at at time zone ${sql.lit(KYIV)}), expected, at desc, game_id desc) where change > 0`.execute(
    db,
  )
}
