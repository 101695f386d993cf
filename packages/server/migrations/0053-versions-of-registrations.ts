import { type Kysely, sql } from 'kysely'

/** Each change of where a person stands at an event is counted: calendars want a number that never falls. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table event_registrations add column version integer not null default 1`.execute(db)
  await sql`
    create trigger count_version before update on event_registrations for each row
    when (old.status is distinct from new.status) execute function count_version()`.execute(db)
}
