import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Sharp } from 'sharp'

const logo = new URL('../../../../web/public/favicon.svg', import.meta.url)
/** The ground on which the logo stands. */
const LOGO_GROUND = '#052e16'
const LOGO_UNITS = 30

/** Systems cut a maskable icon to their own shape: only a circle of four fifths is always left. */
const MASKABLE_SHARE = 0.7

type Shape = 'rounded' | 'square' | 'maskable'
const icons: Record<string, { size: number; shape: Shape }> = {
  '/apple-touch-icon.png': { size: 180, shape: 'square' }, // the phone rounds it by itself
  '/icon-192.png': { size: 192, shape: 'rounded' },
  '/icon-512.png': { size: 512, shape: 'rounded' },
  '/icon-maskable-512.png': { size: 512, shape: 'maskable' },
}

const manifestIcons = Object.entries(icons)
  .filter(([, { shape }]) => shape !== 'square')
  .map(([src, { size, shape }]) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: shape === 'maskable' ? 'maskable' : 'any',
  }))

/** What a phone needs to put the site beside its apps: the manifest, and icons drawn from our logo when first asked for. */
export function appIcons(siteName: string) {
  const drawn = new Map<string, Promise<Buffer>>()
  const routes = new Hono().get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifestOf(siteName)), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  )
  for (const [path, { size, shape }] of Object.entries(icons))
    routes.get(path, async (c) => {
      const icon = drawn.get(path) ?? drawIcon(size, shape)
      drawn.set(path, icon)
      return c.body(Uint8Array.from(await icon), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=604800',
      })
    })
  return routes
}

const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: 'Аматорські тенісні ліги: запрошення, результати, рейтинг',
  lang: 'uk',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: LOGO_GROUND,
  background_color: LOGO_GROUND,
  categories: ['sports'],
  icons: manifestIcons,
})

async function drawIcon(size: number, shape: Shape): Promise<Buffer> {
  const [{ default: sharp }, svg] = await Promise.all([import('sharp'), readFile(logo)])
  const side = shape === 'maskable' ? Math.round(size * MASKABLE_SHARE) : size
  const drawing = sharp(svg, { density: (72 * side) / LOGO_UNITS }).resize(side, side)
  return onGround(drawing, (size - side) / 2, shape)
    .png()
    .toBuffer()
}

function onGround(drawing: Sharp, margin: number, shape: Shape): Sharp {
  if (shape === 'rounded') return drawing
  const [before, after] = [Math.floor(margin), Math.ceil(margin)]
  return drawing
    .flatten({ background: LOGO_GROUND })
    .extend({ top: before, left: before, bottom: after, right: after, background: LOGO_GROUND })
}
