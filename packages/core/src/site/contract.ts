import * as z from 'zod'
import { type Contract, fileReply } from '../shared/endpoint.ts'

const HOUR = 3_600
const WEEK = 604_800
const YEAR = 31_536_000

/** Icons of a phone's home screen: sides in pixels, and how the system treats their corners. */
export const appIconSizes = {
  'apple-touch-icon': { size: 180, shape: 'square' }, // the phone rounds it by itself
  'icon-192': { size: 192, shape: 'rounded' },
  'icon-512': { size: 512, shape: 'rounded' },
  'icon-maskable-512': { size: 512, shape: 'maskable' },
} as const

const appIcon = {
  summary: 'The logo as an icon among the apps of a phone',
  access: 'anyone',
  cache: { keptBy: 'anyone', seconds: WEEK },
  reply: fileReply('image/png'),
} as const

/** What the site needs besides its pages. */
export const siteContract = {
  'GET /icons/{name}.svg': {
    summary: 'An icon that an administrator may choose',
    access: 'anyone',
    limit: 'picture',
    params: z.object({ name: z.string().regex(/^[a-z0-9-]+$/) }),
    cache: { keptBy: 'anyone', seconds: YEAR, isImmutable: true },
    reply: fileReply('image/svg+xml; charset=utf-8'),
  },
  'GET /manifest.webmanifest': {
    summary: 'What a phone needs to put the site beside its apps',
    access: 'anyone',
    cache: { keptBy: 'anyone', seconds: HOUR },
    reply: fileReply('application/manifest+json; charset=utf-8'),
  },
  'GET /apple-touch-icon.png': appIcon,
  'GET /icon-192.png': appIcon,
  'GET /icon-512.png': appIcon,
  'GET /icon-maskable-512.png': appIcon,
  'GET /robots.txt': {
    summary: 'What programs that read the web may read, and where the pages are listed for them',
    access: 'anyone',
    cache: { keptBy: 'anyone', seconds: HOUR },
    reply: fileReply('text/plain; charset=utf-8'),
  },
  'GET /sitemap.xml': {
    summary:
      'The files in which the pages are listed for search engines, those of leagues and of the FAQ with when one last changed',
    access: 'anyone',
    madeFrom: ['figures', 'games', 'leagues', 'posts', 'events', 'faq'],
    reply: fileReply('application/xml; charset=utf-8'),
  },
  'GET /sitemaps/{section}/{file}.xml': {
    summary: 'Some of these pages, at most 50,000, each with when it last changed',
    access: 'anyone',
    isHeavy: true,
    cost: 30,
    params: z.object({ section: z.string().max(20), file: z.string().max(30) }),
    cache: { keptBy: 'anyone', seconds: HOUR }, // too large to lie among the kept answers, and asked for a few times a day
    reply: fileReply('application/xml; charset=utf-8'),
  },
  'GET /builds/latest.json': {
    summary: 'Which build of the site is served: open pages ask now and then',
    access: 'anyone',
    cache: { keptBy: 'anyone', seconds: 0 },
    reply: fileReply('application/json'),
  },
} as const satisfies Contract

/** For whoever watches over the server. */
export const healthContract = {
  'GET /healthz': {
    summary: 'Whether the process is up',
    access: 'anyone',
    limit: 'unlimited',
    reply: fileReply('application/json'),
  },
  'GET /readyz': {
    summary: 'Whether it can do its work: the database answers',
    access: 'anyone',
    reply: fileReply('application/json'),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof siteContract>, Readonly<typeof healthContract> {}
}
