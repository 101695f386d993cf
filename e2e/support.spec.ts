import type { Browser, Page } from '@playwright/test'
import { lookOver } from './look-over.ts'
import { beSignedInAs } from './sign-in-as.ts'
import { complaintsOf, expect, test } from './strict-test.ts'

const player = 'Остап Ґава'
const administrator = 'Вадим Осадчий'

/** An administrator at a desk, in a browser of their own. */
async function openDesk(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'uk-UA' })
  const page = await context.newPage()
  await beSignedInAs(page, administrator)
  return { page, complaints: complaintsOf(context) }
}

/** What the menu counts beside «Підтримка». */
async function openTickets(page: Page) {
  await page.getByRole('button', { name: 'Відкрити меню' }).click()
  const words = await page
    .getByRole('dialog')
    .getByRole('link', { name: /Підтримка/ })
    .innerText()
  await page.getByRole('button', { name: 'Закрити меню' }).click()
  return Number(/\d+/.exec(words)?.[0] ?? 0)
}

test.describe('on a phone', () => {
  test.setTimeout(120_000)
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('§1, §2, §3: a request is written, answered while its page is open, resolved and opened again', async ({
    page,
    browser,
  }) => {
    await beSignedInAs(page, player)
    await page.goto('/support')
    const openBefore = await openTickets(page)
    await page.getByRole('link', { name: 'Нове звернення' }).click()
    await page.getByRole('textbox', { name: 'Тема' }).fill('Не приходить сповіщення')
    await page.getByLabel('Що сталося').fill('Суперник прийняв гру, а я не знав.')
    // a closed tab loses nothing
    await page.goto('/profile/support?new=true')
    await expect(page.getByRole('textbox', { name: 'Тема' })).toHaveValue('Не приходить сповіщення')
    await page.getByRole('button', { name: 'Надіслати' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Не приходить сповіщення' })).toBeVisible()
    await expect.poll(() => openTickets(page)).toBe(openBefore + 1)

    const desk = await openDesk(browser)
    await desk.page.goto('/admin/tickets')
    await desk.page.getByRole('link', { name: 'Не приходить сповіщення' }).first().click()
    await desk.page.getByLabel('Лише для адміністраторів').check()
    await desk.page.getByRole('textbox', { name: 'Нотатка' }).fill('Перевірити бота.')
    await desk.page.getByRole('button', { name: 'Зберегти нотатку' }).click()
    await expect(desk.page.getByText('Перевірити бота.')).toBeVisible()

    // the answer comes while the player is about to write on
    const message = page.getByRole('textbox', { name: 'Повідомлення' })
    await message.fill('До речі,')
    await desk.page.getByRole('textbox', { name: 'Повідомлення' }).fill('Увімкніть сповіщення в налаштуваннях.')
    await desk.page.getByRole('button', { name: 'Надіслати' }).click()
    await expect(page.getByText('Увімкніть сповіщення в налаштуваннях.')).toBeVisible()
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('До речі,')
    await expect(page.getByText('Перевірити бота.')).toHaveCount(0)
    await message.fill('До речі, працює!')
    const drawn = await page.evaluate(() => document.createElement('canvas').toDataURL().split(',')[1] ?? '')
    const picture = { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
    // whoever sends at once sends the picture too
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/uploads**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.locator('input[type=file]').setInputFiles(picture)
    await expect(page.getByRole('button', { name: 'Надіслати' })).toBeDisabled()
    held.resolve()
    await page.getByRole('button', { name: 'Надіслати' }).click()
    await expect(desk.page.getByText('До речі, працює!')).toBeVisible()
    await expect(desk.page.getByAltText('Зображення 1 до повідомлення')).toBeVisible()

    await lookOver(page, new URL(page.url()).pathname, { contentOnly: true })
    await page.getByRole('button', { name: 'Питання вирішено' }).click()
    for (const side of [page, desk.page]) await expect(side.getByText('Вирішено', { exact: true })).toBeVisible()
    await expect.poll(() => openTickets(page)).toBe(openBefore)
    await page.getByRole('button', { name: 'Відкрити знову' }).click()
    for (const side of [page, desk.page]) await expect(side.getByText('Відкрите', { exact: true })).toBeVisible()
    await desk.page.getByRole('button', { name: 'Закрити' }).click()
    await expect(page.getByText(/Звернення закрите/)).toBeVisible()

    // a dispute has opened a ticket by itself, with the game beside it
    await desk.page.goto('/admin/tickets?status=OPEN')
    await desk.page.getByRole('link', { name: 'Оскаржено результат гри' }).first().click()
    await expect(desk.page.getByRole('region', { name: 'Гра, про яку йдеться' }).getByText('Оскаржено')).toBeVisible()
    expect(desk.complaints).toEqual([])

    // about any other game its players write from its page
    await page.goto('/profile/games?status=COMPLETED')
    await page.getByRole('main').locator('a[href^="/game/"]').first().click()
    await page.getByRole('link', { name: 'Написати клубу про цю гру' }).click()
    await expect(page.getByRole('region', { name: /^Звернення про гру/ }).locator('a[href^="/game/"]')).toBeVisible()
    await page.getByRole('textbox', { name: 'Тема' }).fill('Не той корт')
    await page.getByLabel('Що сталося').fill('Грали на іншому.')
    await page.getByRole('button', { name: 'Надіслати' }).click()
    await expect(page.getByRole('region', { name: 'Гра, про яку йдеться' })).toBeVisible()
  })
})

test('§2: a guest writes to the club, is never taken for a program by haste, and loses no word', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/support')
  await page.getByRole('link', { name: 'Написати клубу' }).first().click()
  const subject = page.getByRole('textbox', { name: 'Тема' })
  const send = page.getByRole('button', { name: 'Надіслати' })
  await subject.fill('Як вступити')
  await page.getByLabel('Що сталося').fill('Хочу грати у вас.')
  await send.click()
  await expect(page.getByText('Напишіть пошту, номер телефону або нік')).toBeVisible()
  await page.getByLabel('Куди вам відповісти').fill('@newcomer')
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('Немає звʼязку із сервером')).toBeVisible()
  await context.setOffline(false)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await expect(subject).toHaveValue('Як вступити')
  await send.click() // sooner than anybody writes: it is sent as soon as it may be
  await expect(page.getByText(/Звернення № \d+ надіслано/)).toBeVisible()
  const told = complaints.splice(0).filter((complaint) => !/422|net::ERR_INTERNET/.test(complaint))
  expect(told).toEqual([])
})
