import { faqContract } from '@matchbol/core/faq/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { beforeSaving } from '../texts/stored-text.ts'
import { faqAudit } from './audit-subject.ts'
import { deleteEntry } from './delete-entry.ts'
import { listEntries, listPlaceholders, readEntry } from './read-entries.ts'
import { addEntry, changeEntry, withAnswer } from './write-entry.ts'

export const faqRoutes = (): Route[] =>
  serve(
    faqContract,
    {
      'GET /api/v1/faq': ({ db, query, me }) => listEntries(db, query, me),
      'GET /api/v1/faq/placeholders': ({ db }) => listPlaceholders(db),
      'GET /api/v1/faq/{id}': ({ db, params, me }) => readEntry(db, params.id, me),
      'POST /api/v1/faq': {
        before: beforeSaving(withAnswer),
        handle: ({ db, body, me, now }) => addEntry(db, body, me, now),
      },
      'PUT /api/v1/faq/{id}': {
        before: beforeSaving(withAnswer),
        handle: ({ db, params, body, me, now }) => changeEntry(db, params.id, body, me, now),
      },
      'DELETE /api/v1/faq/{id}': ({ db, params, now }) => deleteEntry(db, params.id, now),
    },
    faqAudit,
  )
