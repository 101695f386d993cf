import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { complaintsOf } from './strict-test.ts'

const inviter = 'Олена Марченко'
const MOST_PRESSES = 160

test('the main job is done by the keyboard alone: sign in, invite, accept, enter the result, confirm', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [first, second] = [await openBrowser(browser), await openBrowser(browser)]

  const rival = await test.step('one signs in and invites', async () => {
    const { page } = first
    await signIn(page, inviter)
    await press(page, page.getByRole('link', { name: 'Запросити', exact: true }))
    const nearest = page.getByRole('listitem').getByRole('link').filter({ hasText: 'ваш шанс' }).first()
    const name = await nearest.locator('b').first().innerText()
    await press(page, nearest)
    await expect(page.getByText('Якщо переможете')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Надіслати запрошення' }))
    await expect(toast(page, 'Запрошення надіслано')).toBeVisible()
    return name
  })

  await test.step('the other signs in and accepts', async () => {
    const { page } = second
    await signIn(page, rival)
    await press(page, page.getByRole('link', { name: /^Запрошення/ }))
    await press(page, cardWith(page, inviter).getByRole('button', { name: 'Прийняти' }))
    await expect(toast(page, 'Гру узгоджено')).toBeVisible()
  })

  await test.step('enters the result', async () => {
    const { page } = second
    await press(page, page.getByRole('link', { name: /^Результати/ }))
    await press(page, cardWith(page, inviter).getByRole('button', { name: 'Внести результат' }))
    const sheet = page.getByRole('dialog')
    const key = (score: string) => sheet.getByRole('button', { name: new RegExp(`^${score}[, ]`) })
    await expect(sheet.getByRole('heading', { name: 'Перший сет' })).toBeFocused()
    await page.keyboard.type('6 4')
    await expect(sheet.getByRole('heading', { name: 'Другий сет' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(key('6:0')).toBeFocused()
    await press(page, key('3:6'))
    await page.keyboard.type('107')
    await press(page, sheet.getByRole('button', { name: 'Надіслати результат' }))
    await expect(toast(page, 'Результат надіслано')).toBeVisible()
  })

  await test.step('and the first confirms', async () => {
    const { page } = first
    await press(page, page.getByRole('link', { name: /^Результати/ }))
    await press(page, cardWith(page, rival).getByRole('button', { name: 'Підтвердити' }))
    await expect(toast(page, 'Результат підтверджено')).toBeVisible()
  })

  for (const { complaints } of [first, second]) expect(complaints).toEqual([])
})

async function openBrowser(browser: Browser) {
  const context = await browser.newContext()
  return { page: await context.newPage(), complaints: complaintsOf(context) }
}

async function signIn(page: Page, name: string) {
  await openAlive(page, '/auth')
  await press(page, page.getByRole('main').getByRole('button', { name }))
  await expect(page.getByRole('heading', { name: 'Особистий кабінет' })).toBeVisible()
}

/** Tabs to the control, sees that its focus shows, and presses Enter. */
async function press(page: Page, control: Locator) {
  await expect(control.first()).toBeVisible()
  for (let presses = 0; !(await hasFocus(control)); presses++) {
    expect(presses, `tabbing to ${control}`).toBeLessThan(MOST_PRESSES)
    await page.keyboard.press('Tab')
  }
  expect(await control.first().evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
}

const hasFocus = (control: Locator) => control.first().evaluate((element) => element === document.activeElement)
const cardWith = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Сповіщення/ }).getByText(text, { exact: true })
