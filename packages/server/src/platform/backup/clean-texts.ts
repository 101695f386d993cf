import { Refusal } from '@matchbol/core/shared/refusal'
import { MOST_LINES } from '@matchbol/core/texts/limits'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { MarkdownColumns } from '../domain.ts'
import { cleanMarkdown } from '../markdown/clean-markdown.ts'

const ROWS_AT_ONCE = 200

/** Cleans the texts of these columns as if they were saved now; what cannot be read at all keeps its words. */
export async function cleanTexts(db: Db, columns: MarkdownColumns) {
  for (const [table, names = []] of Object.entries(columns))
    for (const name of names) await cleanColumn(db, table, name)
}

async function cleanColumn(db: Db, table: string, column: string) {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, ${sql.ref(column)} as text from ${sql.table(table)}
      where id > ${last} and ${sql.ref(column)} is not null order by id limit ${ROWS_AT_ONCE}`.execute(db)
    for (const { id, text } of rows) {
      const clean = cleaned(text)
      if (clean !== text)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${clean} where id = ${id}`.execute(db)
    }
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_AT_ONCE) return
    last = end.id
  }
}

function cleaned(text: string): string {
  try {
    return cleanMarkdown(text, Number.POSITIVE_INFINITY)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return cleanMarkdown(wordsOf(text), Number.POSITIVE_INFINITY)
  }
}

/** Without marks, and in no more lines than are read. */
function wordsOf(text: string): string {
  const lines = text.replace(/[^\p{L}\p{N}\s.,:;!?«»'ʼ—-]|^[ \t]*(?:-|\d+\.)/gmu, ' ').split(/\r\n?|\n/)
  const most = MOST_LINES / 2 // there may be a blank one between any two
  return [...lines.slice(0, most), lines.slice(most).join(' ')].join('\n').trim()
}
