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
