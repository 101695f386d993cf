import type { Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const administrator = 'Вадим Осадчий'
const openMobileMenu = (page: Page) => page.getByRole('button', { name: 'Відкрити меню' })

test('§3, §8: signing in is told, and keeps token and user in the local storage', async ({ page }) => {
  await signInAs(page, administrator)
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
