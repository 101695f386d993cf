import { calendarContract } from '@matchbol/core/calendar/contract'
import { Hono } from 'hono'
import type { Db } from '../../platform/db/client.ts'
import { type Route, serve } from '../../platform/http/serve.ts'
import { endFeed } from './end-feed.ts'
import { makeFeed } from './make-feed.ts'
import { readCalendarGame } from './read-calendar-game.ts'
import { readFeed } from './read-feed.ts'
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
  })

/** The feeds themselves, for programs that know nothing but the address. */
export const calendarFeeds = (db: Db, of: CalendarOf, now: () => Date) =>
  new Hono().get('/calendar/:file', async (c) => {
    const [, secret] = /^([\w-]{32})\.ics$/.exec(c.req.param('file')) ?? []
    const feed = secret && (await readFeed(db, secret, of, now()))
    if (!feed) return c.notFound()
    return c.body(feed, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="matchbol.ics"',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
  })
