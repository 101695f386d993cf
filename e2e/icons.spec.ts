import type { Page } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { beSignedInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const administrator = 'Вадим Осадчий'
/** A league of the demo whose four categories have an icon each. */
const table = '/stats/leagues?league=1'
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Категорія' }).getByRole('link', { name, exact: true })
/** Decoration before the words: the icon, or the place that is held for it. */
const iconOf = (page: Page, name: string) => chip(page, name).locator('[aria-hidden]')

test('§7: icons beside categories come when the page has nothing else to do, each once', async ({ page }) => {
  await page.goto(table)
  await expect(iconOf(page, 'Майстри')).toHaveCSS('mask-image', /^url\("data:image\/svg\+xml/)
  await expect(iconOf(page, 'Новачки')).toHaveCSS('mask-image', /^url\("data:image\/svg\+xml/)
  const asked = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const icons = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/icons/'))
    return icons.map(({ name, startTime }) => [name.split('/').at(-1), startTime > (document?.loadEventStart ?? 0)])
  })
  expect(asked.toSorted()).toEqual([
    ['crown.svg', true],
    ['flame.svg', true],
    ['sprout.svg', true],
    ['trophy.svg', true],
  ])
})

test('§7, §9: a service that does not answer in 1500 ms leaves the name of the category alone', async ({ page }) => {
  let asked = 0
  await page.route('**/icons/*.svg', () => {
    asked += 1
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(table)
  const askedSoFar = async () => {
    await page.clock.runFor(100)
    return asked
  }
  await expect.poll(askedSoFar).toBe(4)
  await expect(iconOf(page, 'Майстри'), 'its place is held').toHaveCount(1)
  await page.clock.runFor(1_500)
  await expect(iconOf(page, 'Майстри')).toHaveCount(0)
  await expect(chip(page, 'Майстри')).toBeVisible()
  await page.clock.runFor(60_000)
  expect(asked, 'nobody asks again').toBe(4)
})

test('§7: an administrator chooses the icon of a category by its look', async ({ page }) => {
  await beSignedInAs(page, administrator)
  await openAlive(page, '/admin/leagues/3/categories')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Відкрита/ }).click()
  await expect(main.getByRole('button', { name: 'Зберегти категорію' })).toBeVisible() // the list has such choices too
  const isRocket = await main.getByRole('radio', { name: 'Ракета' }).isChecked() // of an earlier try
  const chosen = main.locator('label').filter({ has: page.getByRole('radio', { name: isRocket ? 'Щит' : 'Ракета' }) })
  await chosen.click()
  await expect(chosen.locator('.remote-icon')).toBeVisible()
  const look = await chosen.locator('.remote-icon').evaluate(maskOf)
  await main.getByRole('button', { name: 'Зберегти категорію' }).click()
  await expect(page.locator('.toast').getByText('Категорію збережено')).toBeVisible()
  await main.getByRole('link', { name: 'Категорії' }).click()
  const listed = main.getByRole('link', { name: /^Відкрита/ }).locator('.remote-icon')
  expect(await listed.evaluate(maskOf)).toBe(look)
  await openAlive(page, '/profile')
  await main.getByRole('button', { name: 'Приєднатися до ліги' }).click()
  const popup = page.getByRole('dialog', { name: 'Приєднатися до ліги' })
  await expect(popup.locator('.remote-icon').first()).toBeVisible()
  await page.goto('/stats/leagues?league=3')
  expect(await iconOf(page, 'Відкрита').and(page.locator('.remote-icon')).evaluate(maskOf)).toBe(look)
})

const maskOf = (icon: Element) => getComputedStyle(icon).maskImage
