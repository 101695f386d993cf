import { type Kysely, sql } from 'kysely'

/** What was said to the author of an article, or of whom to ask about an event, is of people: the audit notes that it changed. */
export async function up(db: Kysely<unknown>) {
  for (const field of ['reviewNote', 'contact'])
    await sql`
      update audit set details = jsonb_set(
        details #- array['changes', ${field}]::text[],
        '{personal}',
        coalesce(details->'personal', '[]') || jsonb_build_array(${field}::text)
      )
      where details->'changes'->${field}::text is not null`.execute(db)
}
