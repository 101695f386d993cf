import { type Kysely, sql } from 'kysely'

/** Administrators find again what they have returned or hidden, by when they did. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table posts add column moved_at timestamptz`.execute(db)
  await sql`
    update posts set moved_at = coalesce(
      case status when 'PENDING_REVIEW' then submitted_at when 'PUBLISHED' then published_at end,
      updated_at
    )`.execute(db)
  await sql`alter table posts alter column moved_at set not null`.execute(db)
  await sql`drop index posts_to_review`.execute(db)
  await sql`
    create index posts_by_status on posts (status, moved_at, id)
    where status in ('PENDING_REVIEW', 'REJECTED', 'HIDDEN')`.execute(db)
}
