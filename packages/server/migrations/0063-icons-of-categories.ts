import { type Kysely, sql } from 'kysely'

const edited = ['name', 'level', 'description', 'icon', 'start_points', 'is_active']

/** A category may have an icon beside its name; to choose another one is an edit as any other. */
export async function up(db: Kysely<unknown>) {
  const of = (row: 'old' | 'new') => sql.join(edited.map((column) => sql.ref(`${row}.${column}`)))
  await sql`alter table categories add column icon text`.execute(db)
  await sql`drop trigger count_version on categories`.execute(db)
  await sql`
    create trigger count_version before update on categories for each row
    when ((${of('old')}) is distinct from (${of('new')})) execute function count_version()`.execute(db)
}
