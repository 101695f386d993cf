import { overviewContract, type SocialLink } from '@matchbol/core/overview/contract'
import { dayOf, momentOf } from '@matchbol/core/shared/kyiv-time'
import type { Config } from '../../platform/config.ts'
import { type Route, serve } from '../../platform/http/serve.ts'
import { exportOwnData } from './export-own-data.ts'
import { readHome } from './read-home.ts'
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

export const siteFactsOf = (config: Config): SiteFacts => ({
  siteName: config.SITE_NAME,
  demo: config.isDemo,
  telegramBot: config.TELEGRAM_BOT_NAME?.replace(/^@/, '') ?? null,
  publicUrl: config.PUBLIC_URL?.replace(/\/$/, '') ?? null,
  social: socialLinks(config),
})

/** The pages of the club in the networks, those that are set; the demo shows where they stand, by addresses that lead nowhere. */
function socialLinks(config: Config): SocialLink[] {
  const links = [
    { network: 'Telegram', url: config.SOCIAL_TELEGRAM },
    { network: 'Instagram', url: config.SOCIAL_INSTAGRAM },
    { network: 'LinkedIn', url: config.SOCIAL_LINKEDIN },
    { network: 'YouTube', url: config.SOCIAL_YOUTUBE },
  ] as const
  return links.flatMap(({ network, url }) => {
    const shown = url ?? (config.isDemo ? `https://${network.toLowerCase()}.example.com/matchbol` : undefined)
    return shown ? [{ network, url: shown }] : []
  })
}

export const overviewRoutes = (site: SiteFacts): Route[] =>
  serve(overviewContract, {
    'GET /api/v1/site': ({ now }) => ({ ...site, dayStartedAt: momentOf(dayOf(now), 0).toISOString() }),
    'GET /api/v1/home': ({ db, query, now }) => readHome(db, query.leagueId, now),
    'GET /api/v1/users/profile': ({ db, me, now }) => readProfile(db, me.id, now),
    'GET /api/v1/users/me/export': ({ db, me, now }) => exportOwnData(db, me.id, site.siteName, now),
    'GET /api/v1/players/{id}': ({ db, params, query, me, now }) =>
      readPublicPlayer(db, { userId: params.id, statistics: query.statistics === true }, me, now),
  })
