import type { Page } from '@playwright/test'
import { signInAs, signInByList } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const administrator = 'Вадим Осадчий'
/** Degrees of the colour wheel of oklch. */
const hues = { red: [15, 35], yellow: [85, 112], green: [140, 170], blue: [240, 270], slate: [250, 270] } as const
const theme = {
  'fill-primary': 'green',
  secondary: 'blue',
  'fill-success': 'green',
  'info-soft': 'blue',
  'fill-warning': 'yellow',
  'fill-error': 'red',
  'fill-neutral': 'slate',
} as const
const openMobileMenu = (page: Page) => page.getByRole('button', { name: 'Відкрити меню' })

test('§3, §4, §8: signing in is told, and keeps token and user in the local storage', async ({ page }) => {
  await signInByList(page, administrator)
  await expect(page.getByRole('region', { name: /Сповіщення/ }).getByText('Успішна авторизація')).toBeVisible()
  const kept = await page.evaluate(() => ({ token: localStorage.token, user: JSON.parse(localStorage.user) }))
  expect(kept).toMatchObject({ token: expect.stringMatching(/\./), user: { firstName: 'Вадим', role: 'ADMIN' } })
})

test('§2: an administrator has the panel in both menus', async ({ page }) => {
  await signInAs(page, administrator)
  await page.getByRole('button', { name: /Меню профілю/ }).click()
  const panel = page.getByRole('banner').getByRole('link', { name: 'Адміністратор' })
  await expect(panel).toContainText('Панель адміністратора')
  await panel.click()
  await expect(page).toHaveURL('/admin')
  const toDecide = page.getByRole('region', { name: 'Ігри, що чекають на рішення' })
  await expect(toDecide.locator('a[href^="/game/"]').first()).toContainText('Оскаржено')
  await page.setViewportSize({ width: 360, height: 740 })
  await openMobileMenu(page).click()
  await expect(
    page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Панель адміністратора' }),
  ).toHaveAttribute('href', '/admin')
})

test('§9: the mobile menu is there up to 1023 px, and the navigation of the header from 1024 px on', async ({
  page,
}) => {
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Головна' })
  await page.goto('/stats')
  await page.setViewportSize({ width: 1023, height: 740 })
  await expect(openMobileMenu(page)).toBeVisible()
  await expect(navigation).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 740 })
  await expect(openMobileMenu(page)).toBeHidden()
  await expect(navigation).toBeVisible()
})

test('§9: the colours of the theme are those that it names, in the light and in the dark', async ({ page }) => {
  await page.goto('/faq')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [name, colour] of Object.entries(theme)) {
      const [least, most] = hues[colour]
      const hue = await hueOf(page, name)
      expect([name, colorScheme, hue >= least && hue <= most ? colour : hue]).toEqual([name, colorScheme, colour])
    }
  }
})

/** As the browser paints it. */
const hueOf = (page: Page, name: string) =>
  page.evaluate((name) => {
    document.body.style.color = `var(--${name})`
    return Number(getComputedStyle(document.body).color.match(/oklch\(\S+ \S+ ([\d.]+)/)?.[1])
  }, name)
