import type { Page } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { expect, test } from './strict-test.ts'

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Пошук' })
/** Until the script of the search is here, its link leads to the page of the search, and its keys do nothing. */
async function openSearchable(page: Page, address: string) {
  await openAlive(page, address)
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K')
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Пошук на сайті' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Що шукати' })
const options = (page: Page) => dialog(page).getByRole('option')
/** The best of a kind. */
const found = (page: Page, kind: string) => dialog(page).getByRole('group', { name: kind }).getByRole('option').first()
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })

test('the search is opened by keys, closed by the way back, answers while one types, forgives a mistake and is led by the arrows', async ({
  page,
}) => {
  await openSearchable(page, '/stats')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/stats')
  await page.keyboard.press('/')
  await field(page).fill('ковалчк')
  await expect(dialog(page).getByRole('status')).toContainText('Точно такого не знайшли')
  await field(page).fill('друга подача')
  await expect(found(page, 'Статті')).toContainText('Друга подача')
  await field(page).fill('андрій коваль')
  await expect(found(page, 'Гравці')).toContainText('Андрій Ковальчук')
  await expect(dialog(page).getByRole('status')).toContainText('Знайдено')
  await expect(chosen(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText('Андрій Ковальчук')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/player\/\d+$/)
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/stats')

  await page.keyboard.press('Control+k')
  await field(page).fill('подача')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('подача')}`)
  await expect(page.getByRole('main').getByRole('region', { name: 'Статті' }).getByRole('link').first()).toBeVisible()

  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.getByRole('main').getByRole('searchbox').pressSequentially('/')
  await expect(dialog(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true })

  test('the search stands in the header of a guest, fits, and leads to what was found', async ({ page }) => {
    await openSearchable(page, '/')
    await button(page).tap()
    await field(page).fill('чоловіча')
    const league = options(page).filter({ hasText: 'Чоловіча ліга Києва' })
    await expect(league).toBeVisible()
    expect((await league.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await league.tap()
    await expect(page).toHaveURL(/\/stats\/leagues\?league=\d+$/)
    await expect(dialog(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a page', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    await page.getByRole('searchbox').fill('ковалчк')
    await page.getByRole('button', { name: 'Показати', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('Точно такого не знайшли')
    await page.getByRole('region', { name: 'Гравці' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/player\/\d+$/)
  })
})
