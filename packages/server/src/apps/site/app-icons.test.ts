import sharp from 'sharp'
import { expect, it } from 'vitest'
import { appIcons } from './app-icons.ts'

const app = appIcons('Тенісний клуб')
const manifest = async () => (await (await app.request('/manifest.webmanifest')).json()) as Record<string, unknown>
const icon = async (path: string) => {
  const answer = await app.request(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  return sharp(Buffer.from(await answer.arrayBuffer()))
}
/** Red, green, blue and opacity of one pixel. */
const pixel = async (path: string, left: number, top: number) => [
  ...(await (await icon(path)).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
const ground = [0x05, 0x2e, 0x16, 255]

it('the site can be put beside the apps of a phone, under the name of the club', async () => {
  const { headers } = await app.request('/manifest.webmanifest')
  expect(headers.get('content-type')).toMatch('application/manifest+json')
  expect(await manifest()).toMatchObject({
    name: 'Тенісний клуб',
    short_name: 'Тенісний клуб',
    lang: 'uk',
    start_url: '/',
    display: 'standalone',
    theme_color: '#052e16',
  })
})

it('its icons are there, as large as the manifest says', async () => {
  const { icons } = (await manifest()) as { icons: { src: string; sizes: string; purpose: string }[] }
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
  for (const { src, sizes } of icons) {
    const { width, height } = await (await icon(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('an icon that the system cuts fills its whole square, and one that it does not cut is round at the corners', async () => {
  expect(await pixel('/apple-touch-icon.png', 0, 0)).toEqual(ground)
  expect(await pixel('/icon-maskable-512.png', 511, 511)).toEqual(ground)
  expect((await pixel('/icon-192.png', 0, 0))[3]).toBe(0)
})
