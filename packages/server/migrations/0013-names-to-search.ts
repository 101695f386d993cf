import { searchableName } from '@matchbol/core/users/name-search'
import { type Kysely, sql } from 'kysely'

const ROWS_AT_ONCE = 2000

interface Named {
  id: number
  first_name: string
  last_name: string
}

/** Names in every spelling that people look for them in; the folded name stays what tells one person from another. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table users add column search_name text not null default ''`.execute(db)
  for (let last = 0; ; ) {
    const { rows } = await sql<Named>`
      select id, first_name, last_name from users where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    if (rows.length === 0) break
    await fill(db, rows)
    last = rows.at(-1)?.id ?? last
  }
  await sql`drop index users_folded_name`.execute(db)
  await sql`create index users_search_name on users using gin (search_name gin_trgm_ops)`.execute(db)
}

const fill = (db: Kysely<unknown>, rows: readonly Named[]) =>
  sql`
    update users set search_name = named.search_name
    from json_to_recordset(${JSON.stringify(rows.map(searchable))}::json) as named (id int, search_name text)
    where users.id = named.id`.execute(db)

const searchable = ({ id, first_name, last_name }: Named) => ({
  id,
  search_name: searchableName(`${first_name} ${last_name}`),
})
