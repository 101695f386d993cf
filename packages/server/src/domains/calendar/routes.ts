import { createHash } from 'node:crypto'
import { calendarContract } from '@matchbol/core/calendar/contract'
import { type Route, type ServedFile, serve } from '../../platform/http/serve.ts'
import { endFeed, makeFeed } from './feed.ts'
import { readCalendarGame, readEventFile, readFeed } from './read-calendar.ts'
import type { CalendarOf } from './write-calendar.ts'

export const calendarRoutes = (of: CalendarOf): Route[] =>
  serve(calendarContract, {
    'POST /api/v1/users/me/calendar': async ({ db, me, now }) => {
      const path = `/calendar/${await makeFeed(db, me.id, now)}.ics`
      return { url: of.publicUrl ? new URL(path, of.publicUrl).href : path }
    },
    'DELETE /api/v1/users/me/calendar': ({ db, me }) => endFeed(db, me.id),
    'GET /api/v1/games/{id}/calendar': async ({ db, me, params }) => ({
      ics: await readCalendarGame(db, me.id, params.id, of),
    }),
    'GET /calendar/{secret}.ics': async ({ db, params, now }) =>
      served('matchbol.ics', await readFeed(db, params.secret, of, now)),
    'GET /events/{id}.ics': async ({ db, params }) =>
      served(`event-${params.id}.ics`, await readEventFile(db, params.id, of)),
  })

const served = (name: string, content: string): ServedFile => ({
  ...{ name, content, version: createHash('sha256').update(content).digest('base64url') },
})
