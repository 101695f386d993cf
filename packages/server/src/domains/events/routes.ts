import { eventsContract } from '@matchbol/core/events/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { beforeSaving } from '../texts/stored-text.ts'
import { eventsAudit } from './audit-subject.ts'
import { listDrafts, listEvents, listRegistrations } from './list-events.ts'
import { readEvent } from './read-event.ts'
import { leave, register } from './register.ts'
import { addEvent, changeEvent, deleteEvent, withText } from './write-event.ts'

export const eventsRoutes = (): Route[] =>
  serve(
    eventsContract,
    {
      'GET /api/v1/events': ({ db, query, me, now }) => listEvents(db, query, me, now),
      'GET /api/v1/events/drafts': ({ db, query, me }) => listDrafts(db, me, query),
      'GET /api/v1/events/{id}': ({ db, params, me }) => readEvent(db, params.id, me),
      'GET /api/v1/events/{id}/registrations': ({ db, params, query }) => listRegistrations(db, params.id, query),
      'POST /api/v1/events': {
        before: beforeSaving(withText),
        handle: ({ db, body, me, now }) => addEvent(db, body, me, now),
      },
      'PUT /api/v1/events/{id}': {
        before: beforeSaving(withText),
        handle: ({ db, params, body, me, now }) => changeEvent(db, params.id, body, me, now),
      },
      'DELETE /api/v1/events/{id}': ({ db, params, now }) => deleteEvent(db, params.id, now),
      'POST /api/v1/events/{id}/registration': ({ db, params, me, now }) => register(db, params.id, me, now),
      'DELETE /api/v1/events/{id}/registration': ({ db, params, me, now }) => leave(db, params.id, me, now),
    },
    eventsAudit,
  )
