import { searchableName } from '@matchbol/core/users/name-search'
import { type Kysely, sql } from 'kysely'

const ROWS_AT_ONCE = 2000

interface Named {
  id: number
  first_name: string
  last_name: string
}

/** Signs in names separate their words for a search, as spaces do: only names that had any are written anew, wherever they are kept. */
export async function up(db: Kysely<unknown>) {
  for (let last = 0; ; ) {
    const { rows } = await sql<Named>`
      select id, first_name, last_name from users
      where id > ${last} and search_name ~ '[^a-z0-9 ]' order by id limit ${ROWS_AT_ONCE}`.execute(db)
    if (rows.length > 0) await fill(db, rows)
    last = rows.at(-1)?.id ?? last
    if (rows.length < ROWS_AT_ONCE) break
  }
}

/** Memberships whose names are not built yet (null) get them when they are. */
const fill = (db: Kysely<unknown>, rows: readonly Named[]) =>
  sql`
    with named as (
      select * from json_to_recordset(${JSON.stringify(rows.map(searchable))}::json) as named (id int, search_name text)
    ), people as (
      update users set search_name = named.search_name
      from named where users.id = named.id and users.search_name <> named.search_name
    )
    update memberships set search_name = named.search_name
    from named where user_id = named.id and memberships.search_name <> named.search_name`.execute(db)

const searchable = ({ id, first_name, last_name }: Named) => ({
  id,
  search_name: searchableName(`${first_name} ${last_name}`),
})
