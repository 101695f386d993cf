import { test as plainTest } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { beSignedInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const somebody = 'Павло Гнатенко'
const nobodyElses = 'Лідія Ґудзь'

test('a player renames themselves and everybody sees it; a switch is saved by itself', async ({ page }) => {
  await beSignedInAs(page, somebody)
  await openAlive(page, '/profile/settings')
  const firstName = page.getByLabel('Імʼя')
  await firstName.fill('Павлусь')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('button', { name: /Меню профілю/ })).toContainText('Павлусь')
  const hidden = page.getByRole('switch', { name: 'Не показувати в пошуку' })
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await hidden.click()
  await saved
  await page.reload()
  await expect(hidden).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Сповіщення' }), 'no switches for what nobody sends yet').toHaveCount(
    0,
  )
  await firstName.fill('Павло')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByRole('button', { name: /Меню профілю/ })).toContainText('Павло')
})

// Not a strict one: the refusal it makes is a complaint of the page.
plainTest(
  'what was typed stays when saving fails, also over a reload, and is refused at its field',
  async ({ page }) => {
    await beSignedInAs(page, somebody)
    await openAlive(page, '/profile/settings')
    const bio = page.getByLabel('Про себе')
    await bio.fill('Граю щосуботи, шукаю напарника')
    await page.getByLabel('Рік народження').fill('199')
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page.getByText('Напишіть рік чотирма цифрами')).toBeVisible()
    await expect(page.getByLabel('Рік народження')).toBeFocused()
    await page.getByLabel('Рік народження').fill('')
    await page.route('**/api/v1/users/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Зберегти' }).click()
    const failure = page.locator('form').getByRole('alert').filter({ hasText: 'Не вдалося зберегти' })
    await expect(failure).toContainText('Немає звʼязку із сервером')
    await expect(failure).toBeInViewport()
    await expect(page.locator('.toast').filter({ hasText: 'Не вдалося зберегти' })).toHaveCount(0)
    await bio.fill('Граю щосуботи, шукаю напарника!')
    await expect(failure).toBeVisible()
    await bio.fill('Граю щосуботи, шукаю напарника')
    await expect(bio).toHaveValue('Граю щосуботи, шукаю напарника')
    await page.unroute('**/api/v1/users/*')
    await page.reload()
    await expect(failure).toHaveCount(0)
    await expect(bio).toHaveValue('Граю щосуботи, шукаю напарника')
    await page.getByRole('button', { name: 'Скасувати' }).click()
    await expect(bio).not.toHaveValue('Граю щосуботи, шукаю напарника')
  },
)

test('a calendar feed answers from the moment it is made until it is ended', async ({ page, request }) => {
  await beSignedInAs(page, somebody)
  await openAlive(page, '/profile/settings')
  await page.getByRole('button', { name: 'Створити посилання' }).click()
  const address = await page.getByLabel('Адреса календаря').inputValue()
  expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'Вимкнути' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вимкнути' }).click()
  await expect(page.getByRole('button', { name: 'Створити посилання' })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})

test('who deletes their account types a word first, is out, and is a deleted player from then on', async ({ page }) => {
  await beSignedInAs(page, nobodyElses)
  await openAlive(page, '/profile/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Завантажити мої дані' }).click()
  expect((await download).suggestedFilename()).toMatch(/^matchbol-\d{4}-\d\d-\d\d\.json$/)
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)
  await page.getByRole('button', { name: 'Видалити обліковий запис' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Видалити' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('видалити')
  await dialog.getByRole('button', { name: 'Видалити' }).click()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
  await expect(page.getByRole('button', { name: /Меню профілю/ })).toHaveCount(0)
  await page.goto(`/player/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Видалений гравець' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
