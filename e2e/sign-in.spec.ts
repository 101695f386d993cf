import { builtSite } from './addresses.ts'
import { holdScripts } from './hold-scripts.ts'
import { openAlive } from './open-alive.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

test('§2: a guest who wanted a page of their own is brought back to it after signing in', async ({ page }) => {
  await page.goto('/profile/results')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fprofile%2Fresults/)
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(page).toHaveURL(/\/profile\/results$/)
})

test('§2: who chooses a person before the page is alive signs in all the same; a redirect to another site is not followed', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/auth?redirect=https%3A%2F%2Fevil.example%2F', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(page.locator('html')).toHaveAttribute('data-tapped')
  release()
  await expect(page).toHaveURL(`${builtSite}/profile`)
})

test('§2, §4: a player stays signed in over a reload, and is out in all tabs after signing out in one, where nothing they typed stays', async ({
  page,
  context,
}) => {
  await signInAs(page, 0)
  await page.reload()
  await expect(page).toHaveURL(/\/profile$/)
  const other = await context.newPage()
  await openAlive(other, '/profile/settings')
  await other.getByLabel('Про себе').fill('Не надіслано')
  const kept = () => other.evaluate(() => JSON.stringify(sessionStorage).includes('Не надіслано'))
  expect(await kept()).toBe(true)
  await page.getByRole('button', { name: /Меню профілю/ }).click()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL(`${builtSite}/`)
  await expect(other).not.toHaveURL(/\/profile/)
  expect(await kept()).toBe(false)
})
