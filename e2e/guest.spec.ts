import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { builtSite } from './addresses.ts'
import { expect, test } from './strict-test.ts'

/** Which game is open to everybody is for the demo to say. */
const LATEST_GAME = '/game/{latest}'
const publicPages = [
  '/',
  '/auth',
  '/stats',
  '/stats/leagues',
  '/stats/matches',
  '/stats/players',
  '/player/1',
  LATEST_GAME,
]
/** Bytes of script, gzipped, that a public page may load at first. The goal is 115,000; this only ever goes down. */
const MOST_SCRIPT_BYTES = 128_000

for (const address of publicPages) {
  test(`a guest reads ${address}: it says what it is, without complaints, and to everybody`, async ({
    page,
    request,
  }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const answer = await page.goto(await resolved(address, request), { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const loaded = await Promise.all(scripts)
    const bytes = loaded.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    expect(loaded.filter((text) => /invalid_type|_zod/.test(text))).toEqual([])
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of publicPages.filter((page) => page !== '/auth')) {
    test(`${address} shows what it is about`, async ({ page, request }) => {
      await page.goto(await resolved(address, request))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    })
  }
})

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const address of publicPages) {
    test(`${address} needs no sideways scroll`, async ({ page, request }) => {
      await page.goto(await resolved(address, request))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  }
})

for (const address of [
  '/no-such-page',
  '/game/999999',
  '/game/abc',
  '/player/999999',
  '/stats/leagues?league=999999',
]) {
  test(`${address} is a real 404`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Сторінка не знайдена')
    expect(html).toContain('Повернутися на головну')
  })
}

test('the API can be read without any foreign host', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/api/docs')
  await expect(page.getByText('Sign in with the payload of Telegram’s login widget')).toBeVisible()
  expect([...hosts]).toEqual([new URL(builtSite).host])
})

async function resolved(address: string, request: APIRequestContext): Promise<string> {
  if (address !== LATEST_GAME) return address
  const { data } = await (await request.get('/api/v1/games?limit=1')).json()
  return `/game/${data[0].id}`
}
