import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { builtSite } from './addresses.ts'
import { giveSession, openApiSession, withExpiredToken } from './api-session.ts'
import { holdAndFail } from './hold-and-fail.ts'
import { holdScripts } from './hold-scripts.ts'
import { shiftOf, watchShifts } from './layout-shifts.ts'
import { openAlive } from './open-alive.ts'

// Not the strict test: a browser writes every 401 that these rules are about into its console.

/** People of the demo: players, one whom a result waits for that no test confirms, and one for what no other test should notice. */
const [player, leagueless, confirming, other] = [1, 4, 2, 20]
/** Two whose games no test plays: one thing waits for the one, and nothing for the other. */
const [withOneMove, idle] = [19, 23]
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('§8: an expired token is renewed unseen, and the page goes on', async ({ page, context, request }) => {
  const session = withExpiredToken(await openApiSession(request, player))
  await giveSession(context, session)
  await page.goto('/profile/games')
  await expect(page.getByRole('heading', { name: 'Мої ігри' })).toBeVisible()
  await expect.poll(() => stored(page)).not.toBe(session.token)
  await expect(page.getByText('Сесія закінчилася')).toHaveCount(0)
  await test.step('§6: the list of leagues is called without the bearer all the same', async () => {
    const leagues = page.waitForRequest(/\/api\/v1\/leagues\?/)
    await page.getByRole('link', { name: 'Огляд' }).click()
    await page.getByRole('button', { name: 'Приєднатися до ліги' }).first().click()
    expect((await leagues).headers()).not.toHaveProperty('authorization')
  })
})

test('§2, §4, §8: a token that nobody signed ends the session: «Помилка авторизації»', async ({
  page,
  context,
  request,
}) => {
  const session = await openApiSession(request, player)
  await giveSession(context, { ...session, token: `${session.token}x` })
  await page.goto('/stats')
  await expect(page).toHaveURL(`${builtSite}/auth?redirect=%2Fstats&reason=auth_error`)
  await expect(page.locator('[data-color=error]').getByText('Помилка авторизації').first()).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('§6, §8: a 403 is told: «Доступ заборонений»', async ({ page, context, request }) => {
  const people = (await (await request.get('/api/v1/auth/demo-users')).json()).data as { id: number; role: string }[]
  const admin = people.find(({ role }) => role === 'ADMIN')
  expect(admin).toBeDefined()
  const { token } = await openApiSession(request, admin?.id ?? 0)
  const setStatus = (status: string) =>
    request.put(`/api/v1/users/${other}`, { data: { status }, headers: { authorization: `Bearer ${token}` } })
  const session = await openApiSession(request, other)
  expect((await setStatus('BLOCKED')).status()).toBe(200)
  await giveSession(context, session)
  await page.goto('/stats')
  await expect(page.locator('.toast').getByText('Доступ заборонений')).toBeVisible()
  expect((await setStatus('ACTIVE')).status()).toBe(200)
})

test('§8: login failure is told: «Помилка авторизації», and one stays where one is', async ({ page }) => {
  await page.route('**/api/v1/auth/demo-users/*/sign', async (route) => {
    const signed = await (await route.fetch()).json()
    await route.fulfill({ json: { ...signed, data: { ...signed.data, hash: '0'.repeat(64) } } })
  })
  await openAlive(page, '/auth')
  await page.getByRole('main').getByRole('button', { name: 'Олена Марченко' }).click()
  await expect(page.getByRole('region', { name: /Сповіщення/ }).getByText('Помилка авторизації')).toBeVisible()
  await expect(page).toHaveURL(`${builtSite}/auth`)
})

test('§8: a list that cannot be read is empty, and the person is told', async ({ page, context, request }) => {
  await giveSession(context, await openApiSession(request, player))
  await page.route('**/api/v1/games/invitations', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/profile/invitations')
  await expect(page.getByRole('heading', { name: 'Запрошення', level: 1 })).toBeVisible()
  await expect(page.getByText('Помилка завантаження даних')).toBeVisible()
})

test('§2, §4: the bar on top runs while the next page is waited for, and is red where that failed', async ({
  page,
}) => {
  const bar = page.locator('.progress')
  await openAlive(page, '/faq')
  await expect(bar).toHaveAttribute('data-phase', 'idle')
  const { release } = await holdAndFail(page, '**/api/v1/games?*')
  await page.getByRole('banner').getByRole('link', { name: 'Матчі' }).click()
  await expect(bar).toHaveAttribute('data-phase', 'loading')
  await expect(bar).not.toHaveAttribute('data-failed')
  const { x, y } = (await bar.boundingBox()) ?? {}
  expect({ x, y }).toEqual({ x: 0, y: 0 })
  release()
  await expect(page.getByRole('heading', { name: 'Не вдалося показати сторінку' })).toBeVisible()
  await expect(bar).toHaveAttribute('data-failed')
  await expect(bar).toHaveAttribute('data-phase', 'idle')
})

test('§8: a failed chunk reloads the page, at most once per 10 seconds and path', async ({ page }) => {
  let documents = 0
  page.on('request', (it) => {
    if (it.isNavigationRequest()) documents += 1
  })
  await page.route('**/assets/_id-*.js', (route) => route.abort())
  await page.goto('/player/1')
  await expect.poll(() => documents).toBe(2)
  await expect(page.getByRole('heading', { name: 'Не вдалося показати сторінку' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(2)
})

test('§7: the site tells its build, with all its files, and nothing keeps that answer', async ({ request }) => {
  const latest = await request.get('/builds/latest.json')
  expect(latest.headers()['cache-control']).toBe('no-cache')
  const { id, entry } = await latest.json()
  const { files } = await (await request.get(`/builds/meta/${id}.json`)).json()
  expect(files).toContain(entry)
  expect(await (await request.get('/')).text()).toContain(entry)
})

/** Another build is told of than the one that the page came from. */
async function deploy(page: Page) {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'new', entry: '/assets/new.js' } }))
  await page.route('**/builds/meta/new.json', (route) => route.fulfill({ json: { files: ['/assets/new.js'] } }))
}

test('§4: a new deployment reloads the page once nobody has stirred for ten seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/stats/players', { waitUntil: 'networkidle' })
  await deploy(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.clock.runFor(5 * 60_000 - 1_000)
  await page.mouse.move(200, 300)
  const told = page.waitForResponse('**/builds/meta/new.json')
  await page.clock.runFor(1_000)
  await told
  await page.clock.runFor(5_000)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the wheel has come').toBeGreaterThan(0)
  await page.clock.runFor(5_000)
  expect(await page.evaluate(() => 'isSameDocument' in window), 'scrolled some seconds ago').toBe(true)
  await page.unroute('**/builds/latest.json')
  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(6_000)
  await reloaded
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  await expect(page).toHaveURL(/\/stats\/players/)
})

test('§4: a new deployment comes with the next page; who writes is only offered it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/stats/players', { waitUntil: 'networkidle' })
  await deploy(page)
  await page.getByRole('searchbox').focus()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.clock.runFor(5 * 60_000)
  const offer = page.locator('.toast').filter({ hasText: 'Сайт оновлено' })
  await expect(offer.getByRole('button', { name: 'Перезавантажити' })).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(offer).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Матчі' }).click()
  await expect(page).toHaveURL(/\/stats\/matches/)
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})

test('§4: who has chosen when to play is only offered the new deployment, too', async ({ page, context, request }) => {
  await giveSession(context, await openApiSession(request, idle))
  await page.clock.install()
  await page.goto('/profile/invite')
  const main = page.getByRole('main')
  await main.getByRole('listitem').getByRole('link').filter({ hasText: 'шанс' }).first().click()
  await main
    .getByRole('group', { name: 'День' })
    .getByRole('button', { name: /завтра/ })
    .click()
  await main.getByRole('group', { name: 'Час' }).getByRole('button').first().click()
  await deploy(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.clock.runFor(6 * 60_000)
  await expect(page.locator('.toast').filter({ hasText: 'Сайт оновлено' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('§2: nothing moves when the header learns who one is', async ({ browser, request }) => {
  for (const id of [confirming, leagueless]) {
    const context = await browser.newContext()
    await giveSession(context, await openApiSession(request, id))
    const page = await context.newPage()
    await watchShifts(page)
    const ownGames = '**/api/v1/games/player/**'
    await page.route(ownGames, () => undefined) // «Ваш хід» is another matter, too
    for (const address of ['/', '/stats']) {
      await openDrawn(page, address)
      await expect(page.getByRole('button', { name: /Меню профілю/ })).toBeVisible()
      expect(await shiftOf(page), `${address} for ${id}`).toBeLessThan(0.001)
    }
    await context.close()
  }
})

test('nothing moves when «Ваш хід» comes, on the first visit of a browser and on the second, however much it holds', async ({
  browser,
  request,
}) => {
  const shifts: Record<string, number> = {}
  for (const [id, waiting] of [
    [confirming, 'much'],
    [withOneMove, 'one'],
    [idle, 'nothing'],
  ] as const)
    for (const width of [390, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      await giveSession(context, await openApiSession(request, id))
      const page = await context.newPage()
      await watchShifts(page)
      for (const visit of ['first', 'second']) {
        const ownGames = page.waitForResponse(`**/api/v1/games/player/**`)
        await openDrawn(page, '/')
        await ownGames
        const turn = page.getByRole('region', { name: 'Ваш хід' })
        if (visit === 'first') await expect(turn.getByText(/Показати|Зараз нічого/)).toBeVisible()
        else if (waiting === 'nothing') await expect(turn).toHaveCount(0)
        else await expect(turn.getByRole('listitem').first()).toBeVisible()
        shifts[`${waiting}, ${width} px, ${visit} visit`] = await shiftOf(page)
      }
      await context.close()
    }
  if (process.env.SHOW_SHIFTS) console.log(shifts)
  for (const [visit, shift] of Object.entries(shifts)) expect(shift, visit).toBeLessThan(0.02)
})

test('nothing moves when a page of the cabinet or of the panel arrives', async ({ page, context, request }) => {
  const people = (await (await request.get('/api/v1/auth/demo-users')).json()).data as { id: number; role: string }[]
  await giveSession(context, await openApiSession(request, people.find(({ role }) => role === 'ADMIN')?.id ?? 0))
  await watchShifts(page)
  for (const address of ['/admin/faq/5', '/admin/blog', '/admin/users', '/admin/donations', '/profile/support']) {
    await page.goto(address)
    await expect(page.locator(address === '/admin/faq/5' ? '[contenteditable=true]' : 'h1')).toBeVisible()
    expect(await shiftOf(page), address).toBeLessThan(0.02)
  }
})

/** Lets the scripts come when the whole page is drawn: what moves while it is read from a busy server is another matter, too. */
async function openDrawn(page: Page, address: string) {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await shiftOf(page)
  const listening = page.waitForResponse('**/api/v1/users/me/events')
  release()
  await listening
}

test('the page of all widgets is a real 404 in the built site, and nothing of it is in there', async ({ request }) => {
  expect((await request.get('/dev/ui')).status()).toBe(404)
  const folder = 'packages/web/dist/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const withGallery = scripts.filter((name) => readFileSync(`${folder}/${name}`, 'utf8').includes('Усі віджети'))
  expect(withGallery).toEqual([])
})
