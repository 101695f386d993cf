import { type Kysely, sql } from 'kysely'

/** What one person has done, accounts of a role or status, handles, and games that wait for a decision: each found in the order of its list. */
export async function up(db: Kysely<unknown>) {
  await sql`create index game_events_of_actor on game_events (actor_id, at)`.execute(db)
  await sql`create index audit_of_actor on audit (actor_id)`.execute(db)
  await sql`create index audit_of_person on audit ((details->>'userId'))`.execute(db)
  await sql`create index users_by_role on users (role, id) where deleted_at is null`.execute(db)
  await sql`create index users_by_status on users (status, id) where deleted_at is null`.execute(db)
  await sql`create index users_by_handle on users using gin (username gin_trgm_ops)`.execute(db)

  const waiting = sql`status = 'DISPUTED' or (status = 'PENDING_CONFIRMATION' and confirm_by is null)`
  await sql`alter table games add column moved_at timestamptz`.execute(db)
  await sql`
    update games set moved_at = (select max(at) from game_events where game_id = games.id) where ${waiting}`.execute(db)
  await sql`drop index games_to_decide`.execute(db)
  await sql`create index games_to_decide on games (moved_at desc, id desc) where ${waiting}`.execute(db)
}
