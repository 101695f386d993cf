import { readFile } from 'node:fs/promises'
import { Refusal } from '@matchbol/core/shared/refusal'
import { siteContract } from '@matchbol/core/site/contract'
import type { Config } from '../../platform/config.ts'
import { type Route, serve } from '../../platform/http/serve.ts'
import type { SitemapSection } from '../../platform/sitemap/section.ts'
import { appIcon, manifestOf } from './app-icons.ts'
import { builtFiles } from './built-site.ts'
import { readIcon } from './icons.ts'
import { sitemapOf } from './sitemap.ts'

/** What the site needs besides its pages. */
export function siteRoutes({ SITE_NAME, PUBLIC_URL, PORT }: Config, listed: readonly SitemapSection[]): Route[] {
  const sitemap = sitemapOf(listed, PUBLIC_URL ?? `http://localhost:${PORT}`)
  return serve(siteContract, {
    'GET /icons/{name}.svg': async ({ params }) => ({ content: await readIcon(params.name) }),
    'GET /manifest.webmanifest': () => ({ content: JSON.stringify(manifestOf(SITE_NAME)) }),
    'GET /apple-touch-icon.png': () => ({ content: () => appIcon('apple-touch-icon') }),
    'GET /icon-192.png': () => ({ content: () => appIcon('icon-192') }),
    'GET /icon-512.png': () => ({ content: () => appIcon('icon-512') }),
    'GET /icon-maskable-512.png': () => ({ content: () => appIcon('icon-maskable-512') }),
    'GET /robots.txt': () => ({ content: sitemap.robots }),
    'GET /sitemap.xml': async ({ db }) => ({ content: await sitemap.index(db) }),
    'GET /sitemaps/{section}/{file}.xml': async ({ db, params }) => ({
      content: await sitemap.file(db, params.section, params.file),
    }),
    'GET /builds/latest.json': async () => ({ content: await readLatestBuild() }),
  })
}

/** @throws Refusal NOT_FOUND while developing, when nothing is built */
const readLatestBuild = () =>
  readFile(new URL('builds/latest.json', builtFiles), 'utf8').catch(() => {
    throw new Refusal('NOT_FOUND')
  })
