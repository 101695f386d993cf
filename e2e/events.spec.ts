import type { Browser, Page } from '@playwright/test'
import { beSignedInAs } from './sign-in-as.ts'
import { complaintsOf, expect, test } from './strict-test.ts'

const administrator = 'Вадим Осадчий'
const first = 'Єва Щербина'
const second = 'Павло Гнатенко'

/** Another person, with a phone of their own. */
async function openPhone(browser: Browser, who: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'uk-UA' })
  const page = await context.newPage()
  await beSignedInAs(page, who)
  return { page, complaints: complaintsOf(context) }
}

/** «21.11.2026», so many days from now. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('uk-UA', { timeZone: 'Europe/Kyiv', dateStyle: 'short' })
    .format(Date.now() + days * 86_400_000)
    .replace(/(\d\d)$/, (year) => `20${year}`)

async function announce(page: Page, title: string) {
  await page.goto('/admin/events')
  await page.getByRole('link', { name: 'Нова подія' }).click()
  await page.getByLabel('Назва').fill(title)
  await page.getByLabel('Ціна, грн').fill('100001')
  await page.getByRole('button', { name: 'Створити чернетку' }).click() // without a day it says so at its field
  await expect(page.getByText('Вкажіть день і час').first()).toBeVisible()
  await expect(page.getByText(/щонайбільше 100\s000\sгрн/)).toBeVisible()
  for (const end of ['Початок', 'Кінець']) await page.getByLabel(`${end}: день`, { exact: true }).fill(dayIn(20))
  await page.getByLabel('Початок: час').fill('18:00')
  await page.getByLabel('Кінець: час').fill('20')
  await page.getByLabel('Місце').fill('Корт 7')
  await page.getByLabel('Кількість місць').fill('1')
  await page.getByLabel('Ціна, грн').fill('99,50')
  await page.getByRole('button', { name: 'Створити чернетку' }).click()
  await expect(page.getByText('Чернетка', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Опублікувати' }).click()
  await expect(page.getByText('Подію опубліковано')).toBeVisible()
  await page.getByRole('link', { name: 'Сторінка події' }).click()
  await expect(page).toHaveURL(/\/events\/\d+$/)
  return new URL(page.url()).pathname
}

async function endEvents(page: Page, title: string) {
  await page.goto('/admin/events')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: title }).click()
  await page.getByLabel('Місце').fill('Корт 8')
  await page.getByRole('button', { name: 'Зберегти подію' }).click()
  await expect(page.getByText('Подію збережено')).toBeVisible()
  const confirm = async (label: string) => {
    await main.getByRole('button', { name: label }).click()
    await page.getByRole('dialog').getByRole('button', { name: label }).click()
  }
  await confirm('Скасувати подію')
  await expect(page.getByText('Подію скасовано').last()).toBeVisible()
  await page.goto('/admin/events/new')
  await page.getByLabel('Назва').fill('Подія, якої не буде')
  for (const end of ['Початок', 'Кінець']) {
    await page.getByLabel(`${end}: день`, { exact: true }).fill(dayIn(20))
    await page.getByLabel(`${end}: час`).fill(end === 'Початок' ? '18:00' : '20:00')
  }
  await page.getByLabel('Місце').fill('Корт 7')
  await page.getByRole('button', { name: 'Створити чернетку' }).click()
  await confirm('Видалити чернетку')
  await expect(page.getByText('Чернетку видалено')).toBeVisible()
  await expect(main.getByText('Подія, якої не буде')).toHaveCount(0)
}

test('§1, §2, §3: a guest signs in from the event, waits in its line and moves up when a place becomes free', async ({
  page,
  browser,
}) => {
  const admin = await openPhone(browser, administrator)
  const address = await announce(admin.page, 'Кубок одного місця')

  const goes = await openPhone(browser, first)
  await goes.page.goto('/events')
  await goes.page.getByRole('link', { name: 'Кубок одного місця' }).click()
  await goes.page.getByRole('button', { name: 'Записатися' }).click()
  const standing = goes.page.getByRole('region', { name: 'Ваш запис' })
  await expect(standing).toBeFocused()
  await expect(goes.page.getByText('Ви в списку учасників')).toBeVisible()
  await expect(goes.page.getByRole('region', { name: 'Хто йде' }).getByRole('link', { name: first })).toBeVisible()

  await page.goto(address)
  const facts = page.getByRole('complementary', { name: 'Коротко про подію' })
  await expect(facts).toContainText(/18:00–20:00.*Корт 7.*99,50\sгрн.*Місць немає/)
  await expect(page.getByText('Хто йде')).toBeHidden() // a guest is not told who goes where
  await page.getByRole('link', { name: 'Увійти й стати в чергу' }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: second }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Стати в чергу' }).click()
  await expect(page.getByText('Ви в черзі, номер 1')).toBeVisible()

  await goes.page.getByRole('button', { name: 'Скасувати запис' }).click()
  await goes.page.getByRole('dialog').getByRole('button', { name: 'Скасувати запис' }).click()
  await expect(standing.getByRole('button', { name: 'Стати в чергу' })).toBeVisible()
  await expect(standing).toBeFocused() // what the window was opened by is gone

  // without a reload
  await expect(page.getByText('Місце звільнилося: вас записано')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('Місце звільнилося: вас записано')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Кубок одного місця' }).click()
  await expect(page).toHaveURL(address)
  await page.goto('/events')
  await expect(page.getByRole('listitem').filter({ hasText: 'Кубок одного місця' })).toContainText('Ви записані')
  await test.step('§1: the administrator finds it in the panel, changes it and calls it off; a draft is deleted', () =>
    endEvents(admin.page, 'Кубок одного місця'))
  expect([...admin.complaints, ...goes.complaints]).toEqual([])
})

test('events are found ahead, among the past and by month, and one is taken along as a file for the calendar', async ({
  page,
}) => {
  await page.goto('/events')
  await page.getByRole('link', { name: 'Минулі' }).click()
  await page.getByRole('link', { name: 'Тренування: подача та прийом' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Тренування: подача та прийом' })).toBeVisible()
  await expect(page.getByText('Завершено', { exact: true })).toBeVisible()
  await page.goto('/events')
  await page.getByRole('link', { name: 'За місяцями' }).click()
  await expect(page).toHaveURL(/\/events\?from=\d{4}-\d\d-01$/)
  await page.getByRole('navigation', { name: 'Місяць' }).getByRole('link').last().click()
  await page.goto('/events')
  await page.getByRole('link', { name: 'Відкритий корт для новачків' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'До календаря' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^event-\d+\.ics$/)
})
