import { expect, type Page } from '@playwright/test'

/** Signs in by the demo list, as the person at this place of it. */
export async function signInAs(page: Page, place: number) {
  await page.goto('/auth', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('listitem').nth(place).getByRole('button').click()
  await expect(page).toHaveURL(/\/profile/)
}
