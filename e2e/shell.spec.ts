import type { Page } from '@playwright/test'
import { builtSettings } from './addresses.ts'
import { holdScripts } from './hold-scripts.ts'
import { signInAs } from './sign-in-as.ts'
import { spoiltTexts } from './spoilt-texts.ts'
import { expect, test } from './strict-test.ts'

const items = ['Статистика', 'Матчі', 'Рейтинги ліг', 'Блог', 'FAQ', 'Події']
const itemPaths = ['/stats', '/stats/matches', '/stats/leagues', '/blog', '/faq', '/events']
const hrefsIn = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('§2: header and footer lead where they should, and the open page is marked', async ({ page }) => {
  await page.goto('/stats/leagues')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Матчбол' })).toHaveAttribute('href', '/')
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Головна' })
  await expect(main.getByRole('link')).toHaveText(items)
  expect(await hrefsIn(page, 'Головна')).toEqual(itemPaths)
  await expect(main.locator('[aria-current="page"]')).toHaveText('Рейтинги ліг')
  expect(await hrefsIn(page, 'Навігація')).toEqual(['/stats', '/stats/matches', '/blog', '/stats/players'])
  expect(await hrefsIn(page, 'Допомога')).toEqual(['/faq', '/faq/5', '/privacy', '/terms'])
  const networks = page.getByRole('navigation', { name: 'Ми в мережі' }).getByRole('link')
  await expect(networks).toHaveText(['Telegram', 'Instagram', 'LinkedIn', 'YouTube'])
  const { SOCIAL_TELEGRAM, SOCIAL_INSTAGRAM, SOCIAL_LINKEDIN, SOCIAL_YOUTUBE } = builtSettings
  expect(await hrefsIn(page, 'Ми в мережі')).toEqual([
    SOCIAL_TELEGRAM,
    SOCIAL_INSTAGRAM,
    SOCIAL_LINKEDIN,
    SOCIAL_YOUTUBE,
  ])
  const year = new Date().toLocaleDateString('en', { timeZone: 'Europe/Kyiv', year: 'numeric' })
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Матчбол`)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('/stats/leagues')
})

test('§2: the profile dropdown has its items in order, and closes on a click outside', async ({ page }) => {
  await signInAs(page, 0)
  const menu = page.getByRole('button', { name: /Меню профілю/ })
  await menu.click()
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Профіль' }).getByRole('link')
  await expect(links).toHaveText(['Особистий кабінет', 'Запросити на гру', /^Запрошення/, /^Мої статті/, /^Підтримка/])
  expect(await hrefsIn(page, 'Профіль')).toEqual([
    '/profile',
    '/profile/invite',
    '/profile/invitations',
    '/profile/blog',
    '/profile/support',
  ])
  await expect(page.getByRole('button', { name: 'Вийти', exact: true })).toBeVisible()
  await expect(page.getByText('Панель адміністратора')).toHaveCount(0)
  const waiting = await page.evaluate(() => JSON.parse(localStorage.user).gameStats)
  expect(waiting.invitationsToUserCount).toBeGreaterThan(0)
  await expect(menu.locator('[class*=avatarCount]')).toHaveText(String(waiting.invitationsToUserCount))
  await expect(links.nth(2)).toHaveText(new RegExp(`^Запрошення\\s*${waiting.totalInvitationsCount}$`))
  await page.mouse.click(5, 600)
  await expect(links).toHaveCount(0)
})

test.describe('under 1024 px', () => {
  test.use({ viewport: { width: 390, height: 740 } })
  const open = (page: Page) => page.getByRole('button', { name: /Відкрити меню/ }).click()

  test('§2: a guest finds the navigation and the way in; the page behind holds still', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/stats', { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('button', { name: 'Демо-вхід' })).toBeHidden()
    await open(page) // before the page is alive
    release()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expect(menu.getByRole('navigation', { name: 'Головна' }).getByRole('link')).toHaveText(items)
    expect(await hrefsIn(page, 'Головна')).toEqual(itemPaths)
    await expect(menu.getByText('Увійдіть через Telegram, щоб грати в лізі')).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Олена Марченко' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.mouse.click(10, 400)
    await expect(menu).toBeHidden()
    await open(page)
    await menu.getByRole('link', { name: 'Матчі' }).click()
    await expect(page).toHaveURL(/\/stats\/matches/)
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await open(page)
    await page.setViewportSize({ width: 1100, height: 740 })
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('§2: a player finds their own pages, results too, and the way out', async ({ page }) => {
    await signInAs(page, 'Андрій Ковальчук')
    await open(page)
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expect(menu.getByText('Андрій Ковальчук')).toBeVisible()
    await expect(menu.getByText('Авторизований користувач')).toBeVisible()
    await expect(menu.locator('[class*=avatar]').first()).toBeVisible() // the photo, or the initials of who has none
    await expect(menu.getByRole('navigation', { name: 'Головна' }).getByRole('link')).toHaveText(items)
    await expect(menu.getByRole('link', { name: 'Результати ігор' })).toBeVisible()
    expect(await hrefsIn(page, 'Профіль')).toEqual([
      '/profile',
      '/profile/invite',
      '/profile/invitations',
      '/profile/results', // which appears only here
      '/profile/blog',
      '/profile/support',
    ])
    await menu.getByRole('button', { name: 'Вийти з облікового запису' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test('who reads twice as large letters on a phone reads whole texts, and none over another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  const { data: games } = await (await page.request.get('/api/v1/games?limit=1')).json()
  const { data: events } = await (await page.request.get('/api/v1/events?limit=1')).json()
  const ofOne = [`/game/${games[0].id}`, `/events/${events[0].id}`]
  for (const address of ['/', '/stats/players', '/stats/leagues', '/stats/matches', '/events', ...ofOne]) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390)
    expect(await spoiltTexts(page), address).toEqual([])
  }
})

test('leagues and articles of the home page leave no hole: three leagues side by side, an odd article across both columns', async ({
  page,
}) => {
  const boxes = (what: string) =>
    page.locator(what).evaluateAll((found) => found.map((it) => it.getBoundingClientRect().toJSON() as DOMRect))
  const leagues = 'section[aria-label^="Найсильніші за рейтингом:"]'
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const wide = await boxes(leagues)
  expect(wide).toHaveLength(3)
  expect(new Set(wide.map(({ top }) => top)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 800 })
  const narrow = await boxes(leagues)
  expect(narrow.map(({ width }) => width)).toEqual(narrow.map(() => 358))
  await page.setViewportSize({ width: 768, height: 800 })
  const [first, , last] = await boxes('ul[aria-label="Свіжі статті"] > li')
  expect(last?.width).toBeGreaterThan(2 * (first?.width ?? 0))
})
