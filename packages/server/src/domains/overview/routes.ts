import { overviewContract, type SocialLink } from '@matchbol/core/overview/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { exportOwnData } from './export-own-data.ts'
import { readProfile } from './read-profile.ts'
import { readPublicPlayer } from './read-public-player.ts'

/** What the browser may know of the settings. */
export interface SiteFacts {
  siteName: string
  demo: boolean
  telegramBot: string | null
  publicUrl: string | null
  social: SocialLink[]
}

export const overviewRoutes = (site: SiteFacts): Route[] =>
  serve(overviewContract, {
    'GET /api/v1/site': ({ now }) => ({ ...site, now: now.toISOString() }),
    'GET /api/v1/users/profile': ({ db, me, now }) => readProfile(db, me.id, now),
    'GET /api/v1/users/me/export': ({ db, me, now }) => exportOwnData(db, me.id, site.siteName, now),
    'GET /api/v1/players/{id}': ({ db, params, me, now }) => readPublicPlayer(db, params.id, me, now),
  })
