import { readFile } from 'node:fs/promises'
import { appIconSizes } from '@matchbol/core/site/contract'
import type { Sharp } from 'sharp'

const logo = new URL('../../../../web/public/favicon.svg', import.meta.url)
/** The ground on which the logo stands. */
const LOGO_GROUND = '#052e16'
const LOGO_UNITS = 30

/** Systems cut a maskable icon to their own shape: only a circle of four fifths is always left. */
const MASKABLE_SHARE = 0.7

export type AppIcon = keyof typeof appIconSizes
type Shape = (typeof appIconSizes)[AppIcon]['shape']

const manifestIcons = Object.entries(appIconSizes)
  .filter(([, { shape }]) => shape !== 'square')
  .map(([name, { size, shape }]) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: shape === 'maskable' ? 'maskable' : 'any',
  }))

const drawn = new Map<AppIcon, Promise<Uint8Array<ArrayBuffer>>>()

/** An icon of our logo, drawn when it is first asked for. */
export function appIcon(name: AppIcon): Promise<Uint8Array<ArrayBuffer>> {
  const { size, shape } = appIconSizes[name]
  const icon = drawn.get(name) ?? drawIcon(size, shape)
  drawn.set(name, icon)
  return icon
}

/** What a phone needs to put the site beside its apps. */
export const manifestOf = (name: string) => ({
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

async function drawIcon(size: number, shape: Shape): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: sharp }, svg] = await Promise.all([import('sharp'), readFile(logo)])
  const side = shape === 'maskable' ? Math.round(size * MASKABLE_SHARE) : size
  const drawing = sharp(svg, { density: (72 * side) / LOGO_UNITS }).resize(side, side)
  const icon = onGround(drawing, (size - side) / 2, shape)
  return Uint8Array.from(await icon.png().toBuffer())
}

function onGround(drawing: Sharp, margin: number, shape: Shape): Sharp {
  if (shape === 'rounded') return drawing
  const [before, after] = [Math.floor(margin), Math.ceil(margin)]
  return drawing
    .flatten({ background: LOGO_GROUND })
    .extend({ top: before, left: before, bottom: after, right: after, background: LOGO_GROUND })
}
