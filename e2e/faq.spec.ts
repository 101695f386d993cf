import type { Page } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { beSignedInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const administrator = 'Вадим Осадчий'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 800 }
const question = /Суперник не прийшов/

test('§1, §2: answers are found while one types and lead on to each other; an administrator edits them and puts them in order', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(phone)
  await beSignedInAs(page, administrator)
  await page.goto('/faq')
  await page.getByRole('searchbox').pressSequentially('неявк')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByRole('heading', { level: 2, name: 'Профіль і дані' })).toHaveCount(0)
  await page.getByRole('main').locator('summary', { hasText: question }).click()
  await expect(page.locator('details[open] .prose')).toContainText('неявк')
  await page.getByRole('main').getByRole('link', { name: question }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(question)
  const beside = page.getByRole('navigation', { name: 'Сусідні запитання' })
  await beside.getByRole('link', { name: /^Наступне/ }).click()
  await expect(title).not.toHaveText(question)
  await beside.getByRole('link', { name: question }).click()
  await expect(title).toHaveText(question)
  await page.getByRole('link', { name: 'Редагувати' }).click()

  const answer = page.getByRole('textbox', { name: 'Відповідь' })
  await answer.fill('Протягом {claimedHours} годин.')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByText('Підстановки {claimedHours} немає.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await answer.fill('Протягом {claimHours години/годин/годин}.')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await page.getByRole('link', { name: 'Як його читають' }).click()
  await expect(page.getByText('Протягом 48 годин.')).toBeVisible()

  await page.setViewportSize(laptop)
  await page.goto('/admin/faq')
  const board = page.getByRole('region').filter({ has: page.getByRole('link', { name: question }) })
  const entries = board.getByRole('listitem')
  await expect(entries.filter({ hasText: question })).toBeVisible()
  const before = await entries.allInnerTexts()
  const place = before.findIndex((text) => question.test(text))
  await entries.nth(place).getByRole('button', { name: /^Вище/ }).click()
  await expect(entries.nth(place - 1)).toHaveText(question)
  await entries
    .nth(place - 1)
    .getByRole('button', { name: /^Нижче/ })
    .click()
  await expect(entries.nth(place)).toHaveText(question)
  expect(await entries.allInnerTexts()).toEqual(before)

  await test.step('§1: a new entry is a draft, and says so; deleted, it is gone', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Додати запис' }).click()
    await page.getByRole('textbox', { name: 'Запитання' }).fill('Чи можна грати під дощем?')
    await page.getByRole('textbox', { name: 'Відповідь' }).fill('Ні.')
    await page.getByRole('button', { name: 'Додати запис' }).click()
    await expect(page.locator('.toast').getByText('Запис збережено як чернетку')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/faq\/\d+$/)
    await page.getByRole('button', { name: 'Видалити запис' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Видалити запис' }).click()
    await expect(page.getByText('Запис видалено')).toBeVisible()
  })
})

test('on a slow line what is typed stays, in the field that it was begun in, and going back takes it back', async ({
  page,
}) => {
  const line = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/faq\?/, async (route) => {
    await line.promise
    await route.continue()
  })
  await openAlive(page, '/faq')
  const field = page.getByRole('searchbox')
  const asked = page.waitForRequest(/\/api\/v1\/faq\?/)
  await field.pressSequentially('раху')
  await asked
  await field.pressSequentially('нок', { delay: 300 })
  line.resolve()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === 'рахунок')
  await expect(field).toHaveValue('рахунок')
  await expect(field).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'сторінка підтримки' }).click()
  await page.goBack()
  await expect(field).toHaveValue('рахунок')
})

test('of two tabs with one entry the second is shown what the first has saved, and chooses', async ({
  page,
  complaints,
  browser,
}) => {
  const other = await (await browser.newContext({ locale: 'uk-UA' })).newPage()
  for (const tab of [page, other]) {
    await beSignedInAs(tab, administrator)
    await tab.goto('/admin/faq/9')
  }
  const answerIn = (tab: Page) => tab.getByRole('textbox', { name: 'Відповідь' })
  const save = async (tab: Page, answer: string) => {
    await answerIn(tab).fill(answer)
    await tab.getByRole('button', { name: 'Зберегти', exact: true }).click()
  }
  await save(other, 'З телефона.')
  await expect(other.getByText('Запис збережено')).toBeVisible()
  await save(page, 'З ноутбука.')
  await expect(page.getByText('Поки ви писали, тут зберегли інше')).toBeVisible()
  await expect(page.locator('pre')).toHaveText('З телефона.')
  await expect(answerIn(page)).toHaveText('З ноутбука.')
  await page.getByRole('button', { name: 'Взяти збережене' }).click()
  await expect(answerIn(page)).toHaveText('З телефона.')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])

  await save(other, 'Знову з телефона.')
  await expect(answerIn(other)).toHaveText('Знову з телефона.')
  await expect(other.getByRole('button', { name: 'Зберегти', exact: true })).toBeDisabled()
  await save(page, 'Таки з ноутбука.')
  await page.getByRole('button', { name: 'Зберегти моє' }).click()
  await expect(page.getByText('Запис збережено')).toBeVisible()
  await page.reload()
  await expect(answerIn(page)).toHaveText('Таки з ноутбука.')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2: answers are searched all the same', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('календарі')
    await page.getByRole('button', { name: 'Показати', exact: true }).click()
    await expect(page.getByRole('main').locator('summary', { hasText: /календарі/ })).toHaveCount(1)
  })
})
