import { liveContract } from '@matchbol/core/live/contract'
import type { EventFeed } from '../../platform/events/node.ts'
import { type Route, serve } from '../../platform/http/serve.ts'
import { livePages } from './live-pages.ts'

export function liveRoutes(events: EventFeed): Route[] {
  const pagesOf = livePages(events)
  return serve(liveContract, { 'GET /api/v1/users/me/events': ({ me }) => pagesOf(me) })
}
