import type { Page } from '@playwright/test'
import { excessOfScript } from './first-load-script.ts'
import { lookOver } from './look-over.ts'
import { openAlive } from './open-alive.ts'
import { adminRoutes, drawnAlike, nowhere, ownRoutes, publicRoutes, resolved } from './routes.ts'
import { beSignedInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const player = 'Андрій Ковальчук'
const administrator = 'Вадим Осадчий'
const layoutOf = (route: string) =>
  /^\/(profile|admin)\b/.exec(route)?.[1] ?? (['/', '/auth'].includes(route) ? 'full' : 'default')

/** The layout of the specification; the full one has at least the height of the window below the header, and its whole width. */
async function expectLayout(page: Page, route: string) {
  const main = page.getByRole('main')
  await expect(main, route).toHaveAttribute('data-layout', layoutOf(route))
  if (layoutOf(route) !== 'full') return
  const [content, header] = [await main.boundingBox(), await page.getByRole('banner').boundingBox()]
  const window = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }))
  expect(content, route).toMatchObject({ x: 0, width: window.width })
  expect((content?.height ?? 0) + (header?.height ?? 0), route).toBeGreaterThanOrEqual(window.height)
}
const asList = (routes: readonly string[]) => routes.join(' ')

test.describe.configure({ timeout: 300_000 })
test.use({ hasTouch: true }) // the stylesheet knows fingers from mice

test('§2, §6: every public route is there for a guest, reads well in both themes, fits a phone and loads little script', async ({
  page,
  request,
}) => {
  for (const route of publicRoutes) {
    const address = await resolved(route, request)
    const answer = drawnAlike.has(route)
      ? await page.goto(address)
      : await lookOver(page, address, { contentOnly: route !== '/' })
    expect([route, answer?.status()]).toEqual([route, 200])
    expect(answer?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    await expectLayout(page, route)
    expect([route, await excessOfScript((await answer?.text()) ?? '', request)]).toEqual([route, 'none'])
  }
})

test('§2: every route of a player is there once they signed in, reads well in both themes and fits a phone', async ({
  page,
}) => {
  await beSignedInAs(page, player)
  for (const route of ownRoutes) {
    await lookOver(page, route, { contentOnly: route !== '/profile' })
    await expectLayout(page, route)
    expect(new URL(page.url()).pathname).toBe(route)
  }
})

test('pages of the cabinet come in at most 20 requests each', async ({ page }) => {
  await beSignedInAs(page, player)
  for (const route of ['/profile', '/profile/results', '/profile/invite']) {
    await page.goto(route)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: /Сповіщення/ })).toBeAttached() // the last script to come
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const once = [...new Set(loaded)] // what others play meanwhile is read anew
    const files = once.filter((name) => !/\/me\/events$|\/brands\.svg/.test(name)) // events; the footer's networks
    expect([route, files.slice(20 - 2)], 'beside the page and its events').toEqual([route, []])
  }
})

test('§2: every route of the panel is there for an administrator, reads well in both themes and fits a phone', async ({
  page,
}) => {
  await beSignedInAs(page, administrator)
  for (const route of adminRoutes) {
    if (!drawnAlike.has(route)) await lookOver(page, route, { contentOnly: route !== '/admin' })
    else await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectLayout(page, route)
    expect(new URL(page.url()).pathname).toBe(route)
  }
})

test('§2, §6: a guest is led from every page of a player and of the panel to the sign-in, which knows the way back', async ({
  page,
}) => {
  for (const route of ['/profile/results?page=2', '/profile', '/admin/leagues/1/players', '/admin/achievements']) {
    await page.goto(route)
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(route)}`)
  }
})

test('§2, §6: the panel is closed to a player: a notice «Доступ заборонений», and nothing of the panel', async ({
  page,
}) => {
  await beSignedInAs(page, player)
  for (const route of ['/admin', '/admin/achievements']) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1, name: 'Доступ заборонений' })).toBeVisible()
    await expect(page.getByRole('region', { name: /Сповіщення/ }).getByText('Доступ заборонений')).toBeVisible()
    await expect(page.getByText('Панель адміністратора')).toHaveCount(0)
  }
})

test('§2, §8: what is not there is a 404 that says so and leads home', async ({ page, request }) => {
  for (const address of nowhere) {
    const answer = await request.get(address)
    expect([address, answer.status()]).toEqual([address, 404])
    const html = await answer.text()
    for (const text of ['404', 'Сторінка не знайдена', 'Повернутися на головну']) expect(html).toContain(text)
    expect([address, /<title>(.*?)<\/title>/.exec(html)?.[1]]).toEqual([address, 'Сторінка не знайдена · Матчбол'])
    expect([address, html.includes('content="noindex"'), html.includes('canonical')]).toEqual([address, true, false])
  }
  // a link on the page that leads nowhere: a whole new document would be in the console as a failed one
  await openAlive(page, '/faq')
  await expect(page.getByRole('region', { name: /Сповіщення/ })).toBeAttached() // the last script: all of the page is taken over
  await page.evaluate(() => window.history.pushState({}, '', '/profile/nothing'))
  await expect(page.getByRole('heading', { name: 'Сторінка не знайдена' })).toBeVisible()
  await expect(page.getByText(/не існує або була переміщена/)).toBeVisible()
  await expect(page.getByText('Page not found: /profile/nothing')).toBeVisible()
  await page.getByRole('link', { name: 'Повернутися на головну' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2: filters and pages of the lists work', async ({ page }) => {
    await page.goto('/stats/matches')
    await page.getByRole('main').getByRole('link', { name: 'Сторінка 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('main').locator('a[href^="/game/"]').first()).toBeVisible()
    await page.goto('/stats/players')
    await page.getByRole('searchbox').fill('Ковальчук')
    await page.getByRole('main').getByRole('button', { name: 'Показати', exact: true }).click()
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('row').filter({ hasText: player })).toBeVisible()
  })
})

test(`§2: search engines may keep what is for everybody and nothing personal`, async ({ request }) => {
  const isNoindex = async (route: string) => (await (await request.get(route)).text()).includes('content="noindex"')
  const kept = []
  for (const route of publicRoutes) if (!(await isNoindex(await resolved(route, request)))) kept.push(route)
  expect(asList(kept)).toBe(asList(publicRoutes.filter((route) => !/^\/(auth|search)|\/vs\//.test(route))))
  for (const route of ['/profile', '/profile/blog', '/admin', '/admin/users'])
    expect([route, await isNoindex(route)]).toEqual([route, true])
})

test('§2: the rules page is entry 5 of the FAQ, and the sign-in says what it is for', async ({ request }) => {
  const textOf = async (route: string) =>
    (await (await request.get(route)).text()).replace(/<script.*?<\/script>/gs, '')
  const articleOf = (html: string) => /<article.*<\/article>/s.exec(html)?.[0]
  const rules = articleOf(await textOf('/rules'))
  expect(rules).toContain('Неявка, відмова, перерва')
  expect(articleOf(await textOf('/faq/5'))).toBe(rules)
  expect(await textOf('/auth')).toContain('Увійдіть через Telegram, щоб отримати доступ до всіх можливостей.')
})

test('the API can be read without any foreign host', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/api/docs')
  await expect(page.getByText('Renew the session; takes the bearer token')).toBeVisible()
  expect([...hosts]).toEqual([baseURL])
})
