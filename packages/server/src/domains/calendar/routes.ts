import { createHash } from 'node:crypto'
import { calendarContract } from '@matchbol/core/calendar/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { endFeed, makeFeed } from './feed.ts'
import { readCalendarGame, readFeed } from './read-calendar.ts'
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
    'GET /calendar/{secret}.ics': async ({ db, params, now }) => {
      const content = await readFeed(db, params.secret, of, now)
      return { name: 'matchbol.ics', content, version: createHash('sha256').update(content).digest('base64url') }
    },
  })
