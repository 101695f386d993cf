import { expect, type Page } from '@playwright/test'

/** Signs in by the demo list: as the person at this place of it, or the one whose entry reads so. */
export async function signInAs(page: Page, who: number | string | RegExp) {
  await page.goto('/auth', { waitUntil: 'networkidle' })
  const people = page.getByRole('main').getByRole('listitem').getByRole('button')
  await (typeof who === 'number' ? people.nth(who) : people.filter({ hasText: who }).first()).click()
  await expect(page).toHaveURL(/\/profile/)
  // a page that arrives closes open menus: nothing is to be opened before
  await expect(page.getByRole('heading', { name: 'Особистий кабінет', level: 1 })).toBeVisible()
}
