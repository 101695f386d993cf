import { type Kysely, sql } from 'kysely'

/**
 * The words of a name, each with who bears it: the search of the site looks for their beginnings, and need not put them together of parts.
 * First it looks in a thirty-first of the people, as for parts of names.
 */
export async function up(db: Kysely<unknown>) {
  for (const [name, which] of [
    ['users_words', 'true'],
    ['users_part_words', 'id % 31 = 0'],
  ] as const)
    await sql`
      create index ${sql.ref(name)} on users using gin (array_to_tsvector(string_to_array(search_name, ' ')))
      with (fastupdate = off) where ${sql.raw(which)}`.execute(db)
}
