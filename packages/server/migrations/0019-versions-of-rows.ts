import { type Kysely, sql } from 'kysely'

/** What people edit. Counters and what the clock or the games write beside it leave the version as it is. */
const edited = {
  leagues: ['name', 'description', 'gender', 'city', 'is_active', 'rules', 'auto_next_season'],
  categories: ['name', 'level', 'description', 'start_points', 'is_active'],
  seasons: ['name', 'ends_at', 'status'],
  memberships: ['category_id', 'status', 'joined_at'],
  users: [
    ...['first_name', 'last_name', 'photo_url', 'role', 'status', 'city', 'gender', 'birth_year', 'hand', 'backhand'],
    ...['racket', 'bio', 'preferred_courts', 'show_contact', 'hide_from_search', 'notifications', 'paused_until'],
  ],
}

/** Each change of an edited row counts its version on, whoever makes it: no verb can forget to. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function count_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`.execute(db)
  for (const [table, columns] of Object.entries(edited)) {
    const of = (row: 'old' | 'new') => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db)
    await sql`
      create trigger count_version before update on ${sql.table(table)} for each row
      when ((${of('old')}) is distinct from (${of('new')})) execute function count_version()`.execute(db)
  }
}
