import { appIconSizes } from '@matchbol/core/site/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type AppIcon, appIcon, manifestOf } from './app-icons.ts'

const icon = async (name: AppIcon) => sharp(Buffer.from(await appIcon(name)))
/** Red, green, blue and opacity of one pixel. */
const pixel = async (name: AppIcon, left: number, top: number) => [
  ...(await (await icon(name)).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
const ground = [0x05, 0x2e, 0x16, 255]

it('the site can be put beside the apps of a phone, under the name of the club', () => {
  expect(manifestOf('Тенісний клуб')).toMatchObject({
    name: 'Тенісний клуб',
    short_name: 'Тенісний клуб',
    lang: 'uk',
    start_url: '/',
    display: 'standalone',
    theme_color: '#052e16',
  })
})

it('its icons are there, as large as the manifest says', async () => {
  const named = manifestOf('Клуб').icons.map(({ src, sizes, purpose }) => `${purpose} ${sizes} ${src}`)
  expect(named).toEqual([
    'any 192x192 /icon-192.png',
    'any 512x512 /icon-512.png',
    'maskable 512x512 /icon-maskable-512.png',
  ])
  for (const name of ['icon-192', 'icon-512', 'icon-maskable-512'] as const) {
    const { width, height } = await (await icon(name)).metadata()
    expect([width, height]).toEqual([appIconSizes[name].size, appIconSizes[name].size])
  }
})

it('an icon that the system cuts fills its whole square, and one that it does not cut is round at the corners', async () => {
  expect(await pixel('apple-touch-icon', 0, 0)).toEqual(ground)
  expect(await pixel('icon-maskable-512', 511, 511)).toEqual(ground)
  expect((await pixel('icon-192', 0, 0))[3]).toBe(0)
})
