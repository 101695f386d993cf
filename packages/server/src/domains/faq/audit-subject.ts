import type { faqContract } from '@matchbol/core/faq/contract'
import type { AuditedRow } from '../../platform/audit/audited.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AuditSubjects } from '../../platform/http/serve.ts'
import { readEntry } from './read-entries.ts'

const byId = ({ params }: { params: { id: number } }) => params.id

/** What the audited calls of the FAQ are about. */
export const faqAudit: AuditSubjects<typeof faqContract> = {
  'faq.added': { row: entryRow },
  'faq.changed': { row: entryRow, named: byId },
  'faq.deleted': { row: entryRow, named: byId },
}

/** Of the answer the audit keeps that it changed, and no more. */
async function entryRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await db.selectFrom('faq_entries').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return undefined
  const { question, answer, category, position, is_published: isPublished } = row
  return {
    ids: { entryId: id },
    version: row.version,
    fields: { question, category, position, isPublished },
    personal: { answer },
    present: (reader) => readEntry(db, id, reader),
  }
}
