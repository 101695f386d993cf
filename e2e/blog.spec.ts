import type { Browser } from '@playwright/test'
import { beSignedInAs } from './sign-in-as.ts'
import { complaintsOf, expect, test } from './strict-test.ts'

const author = 'Артем Романюк' // a newcomer, whose articles are reviewed
const administrator = 'Вадим Осадчий'

/** Another person, in a browser of their own. */
async function openAs(browser: Browser, who?: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'uk-UA' })
  const page = await context.newPage()
  if (who) await beSignedInAs(page, who)
  return { page, complaints: complaintsOf(context) }
}

test('§1, §2, §3: an article is written, saved by itself, reviewed, returned with a note, mended and read by everybody', async ({
  page,
  browser,
  complaints,
}) => {
  await beSignedInAs(page, author)
  await page.goto('/profile/blog')
  await page.getByRole('button', { name: 'Нова стаття' }).click()
  await expect(page).toHaveURL(/\/profile\/blog\/\d+$/)
  const saved = page.getByText(/^Збережено/)
  const text = page.getByRole('textbox', { name: 'Текст' })
  const title = page.getByLabel('Назва')
  await expect(title).toBeVisible() // the list has such buttons too
  await page.getByRole('button', { name: 'Надіслати на перевірку' }).click()
  await expect(title).toHaveAccessibleDescription('Дайте статті назву.')
  await expect(title).toBeFocused()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await title.fill('Єдиний щасливий гейм')
  await text.fill('Почалося з подачі.')
  await page.getByLabel('Теми').fill('Подача, один, два, три, чотири')
  await expect(page.getByText('Тем може бути до 4: збережемо перші.')).toBeVisible()
  await page.getByLabel('Теми').fill('Подача, #досвід')
  await expect(saved).toBeVisible()

  // a closed tab loses nothing
  await page.goto('/profile/blog')
  const own = page.getByRole('listitem').filter({ hasText: 'Єдиний щасливий гейм' })
  await expect(own.getByRole('button', { name: 'Надіслати на перевірку' })).toBeVisible()
  await page.getByRole('link', { name: 'Редагувати: Єдиний щасливий гейм' }).click()
  await expect(page.getByLabel('Назва')).toHaveValue('Єдиний щасливий гейм')
  await page.getByRole('button', { name: 'Надіслати на перевірку' }).click()
  await expect(page.getByText('На перевірці', { exact: true })).toBeVisible()

  const admin = await openAs(browser, administrator)
  await admin.page.goto('/admin/blog')
  await admin.page.getByRole('link', { name: 'Єдиний щасливий гейм' }).click()
  await admin.page.getByRole('button', { name: 'Повернути з приміткою' }).click()
  await admin.page.getByLabel('Примітка для автора').fill('Додайте, будь ласка, рахунок.')
  await admin.page.getByRole('button', { name: 'Повернути', exact: true }).click()
  await expect(admin.page.getByText('Повернуто', { exact: true })).toBeVisible()
  await admin.page.goto('/admin/blog')
  await admin.page.getByRole('link', { name: 'Повернуті' }).click()
  await expect(admin.page.getByText('Примітка: Додайте, будь ласка, рахунок.')).toBeVisible()
  await expect(admin.page.locator('.chip[aria-current]')).toHaveText('Повернуті')

  await page.goto('/profile/blog')
  await expect(page.getByText('Додайте, будь ласка, рахунок.')).toBeVisible()
  const written = () => page.evaluate(() => JSON.parse(localStorage.user).blogPosts.length)
  await expect.poll(written).toBe(1)
  await page.getByRole('button', { name: /Меню профілю/ }).click()
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Профіль' })
  await expect(menu.getByRole('link', { name: /Мої статті/ }), 'nothing is public yet').toHaveText('Мої статті')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Редагувати: Єдиний щасливий гейм' }).click()
  await text.fill('Почалося з подачі, скінчилося 6:4.')
  // who leaves at once has saved it
  const leaving = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('main').getByRole('link', { name: 'Мої статті' }).last().click()
  expect((await leaving).status()).toBe(200)
  await page.getByRole('link', { name: 'Редагувати: Єдиний щасливий гейм' }).click()
  await expect(text).toHaveText('Почалося з подачі, скінчилося 6:4.')
  await expect(page.getByText('Є незбережені зміни')).toHaveCount(0)
  await page.getByRole('button', { name: 'Надіслати на перевірку' }).click()
  await expect(page.getByText('На перевірці', { exact: true })).toBeVisible()
  await admin.page.goto('/admin/blog')
  await admin.page.getByRole('link', { name: 'Єдиний щасливий гейм' }).click()
  await admin.page.getByRole('button', { name: 'Опублікувати' }).click()
  await expect(admin.page.getByText('Опубліковано', { exact: true })).toBeVisible()
  await expect(admin.page).toHaveURL('/blog/yedynyi-shchaslyvyi-heim')

  const guest = await openAs(browser)
  await guest.page.goto('/blog?q=гейми')
  await guest.page.getByRole('link', { name: 'Єдиний щасливий гейм' }).click()
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Єдиний щасливий гейм' })).toBeVisible()
  await expect(guest.page.locator('article').getByText('Почалося з подачі, скінчилося 6:4.')).toBeVisible()
  await guest.page.getByRole('link', { name: 'досвід' }).click()
  await expect(guest.page).toHaveURL(/\/blog\?tag=/)
  // the badge counts what is public
  await page.goto('/profile/blog')
  await page.getByRole('button', { name: /Меню профілю/ }).click()
  await expect(page.getByRole('link', { name: /Мої статті.*1/ })).toBeVisible()
  expect(guest.complaints).toEqual([])
})

test('of two tabs the second is told that the first was faster, and what is typed in it stays', async ({ browser }) => {
  const [{ page }, other] = [await openAs(browser, author), await openAs(browser, author)]
  await page.goto('/profile/blog')
  await page.getByRole('button', { name: 'Нова стаття' }).click()
  await expect(page).toHaveURL(/\/profile\/blog\/\d+$/)
  await other.page.goto(page.url())
  await other.page.getByLabel('Назва').fill('З телефона')
  await expect(other.page.getByText(/^Збережено/)).toBeVisible()
  await page.getByLabel('Назва').fill('З ноутбука')
  await expect(page.getByText('Цю статтю тим часом змінено')).toBeVisible()
  await expect(page.getByLabel('Назва')).toHaveValue('З ноутбука')
  await expect(page.getByText('Зараз: З телефона.')).toBeVisible()
  // who has not chosen is asked again, and overwrites nothing
  await page.reload()
  await expect(page.getByText('Цю статтю тим часом змінено')).toBeVisible()
  await expect(page.getByLabel('Назва')).toHaveValue('З ноутбука')
  await expect(page.getByText('Зараз: З телефона.')).toBeVisible()
  await page.getByRole('button', { name: 'Взяти збережений' }).click()
  await expect(page.getByLabel('Назва')).toHaveValue('З телефона')
  await page.getByRole('button', { name: 'Видалити' }).click()
  await page.getByRole('button', { name: 'Видалити назавжди' }).click()
  await expect(page).toHaveURL(/\/profile\/blog$/)
})
