import { createHash, createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openOwnSite } from './own-site.ts'
import { expect, test } from './strict-test.ts'

const bot = { TELEGRAM_BOT_NAME: 'matchbol_e2e_bot', TELEGRAM_BOT_TOKEN: '4242:a-token-of-the-browser-tests-only' }

test('§1, §2: a guest signs in by Telegram’s widget, which is fetched where it is shown and nowhere else', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000) // a site of its own is made first
  const site = await openOwnSite({ DEMO: '0', ...bot })
  let release = () => {}
  let daysPassed = 0
  await serveTelegram(page, new Promise<void>((done) => (release = done)), () => daysPassed)
  let fetched = 0
  page.on('request', (request) => {
    if (request.url().startsWith('https://telegram.org/')) fetched += 1
  })

  await test.step('on a phone it is in the menu, once that is open', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(site.address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Увійти' })).toHaveAttribute('href', '/auth')
    expect(fetched).toBe(0)
    await page.getByRole('button', { name: 'Відкрити меню' }).click()
    await expect.poll(() => fetched).toBe(1)
    await page.keyboard.press('Escape')
  })

  await test.step('on a wide screen it is waited for in its place in the header', async () => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await expect(page.getByText('Ми в мережі'), 'no network is set').toHaveCount(0)
    const place = page.getByRole('banner').locator('[class*=headerWidget]')
    await expect(place).toHaveText('Завантаження...')
    const before = await place.boundingBox()
    release()
    const frame = place.frameLocator('iframe')
    await expect(frame.getByRole('button', { name: 'Увійти через Telegram' })).toBeVisible()
    await expect(place.getByText('Завантаження...')).toHaveCount(0)
    expect(await place.boundingBox()).toEqual(before)
    await frame.getByRole('button', { name: 'Увійти через Telegram' }).click()
  })
  await expect(page.getByText('Успішна авторизація')).toBeVisible()
  await expect(page).toHaveURL(`${site.address}/profile`)
  await expect(page.getByRole('button', { name: /Меню профілю/ })).toContainText('Соломія')

  await test.step('§2, §4, §8: a session that has lapsed on the server is over: «Сесія закінчилася», and back after signing in', async () => {
    daysPassed = 30
    await site.passDays(daysPassed)
    await page.goto(`${site.address}/profile/games?status=COMPLETED`)
    await expect(page).toHaveURL(
      `${site.address}/auth?redirect=%2Fprofile%2Fgames%3Fstatus%3DCOMPLETED&reason=token_expired`,
    )
    await expect(page.locator('[data-color=warning]').getByText('Сесія закінчилася').first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const signIn = page.getByRole('main').frameLocator('iframe').getByRole('button', { name: 'Увійти через Telegram' })
    await signIn.click()
    await expect(page).toHaveURL(`${site.address}/profile/games?status=COMPLETED`)
    await expect(page.getByText('Успішна авторизація')).toBeVisible()
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('401'))).toEqual([])
  })
  await page.goto('about:blank') // nothing is on its way any more
  await site.close()
})

/** Telegram, as far as the page sees it: a script that puts a frame where it stands, and a frame that tells who it is. */
async function serveTelegram(page: Page, ready: Promise<void>, daysPassed: () => number) {
  await page.route('https://telegram.org/js/telegram-widget.js?22', async (route) => {
    await ready
    await route.fulfill({
      contentType: 'text/javascript',
      body: `{ const script = document.currentScript, frame = document.createElement('iframe')
        frame.src = 'https://oauth.telegram.org/embed/' + script.dataset.telegramLogin
        frame.width = 186; frame.height = 28; frame.style.border = 'none'
        script.after(frame) }`,
    })
  })
  await page.route(`https://oauth.telegram.org/embed/${bot.TELEGRAM_BOT_NAME}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<body style="margin:0"><button>Увійти через Telegram</button><script>
        document.querySelector('button').onclick = () =>
          parent.postMessage(JSON.stringify({ event: 'auth_user', auth_data: ${JSON.stringify(payload(daysPassed()))} }), '*')
      </script>`,
    }),
  )
}

function payload(daysPassed: number) {
  const fields = {
    auth_date: Math.floor(Date.now() / 1000) + daysPassed * 86_400,
    first_name: 'Соломія',
    id: 700_001,
    last_name: 'Тест',
  }
  const text = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  const key = createHash('sha256').update(bot.TELEGRAM_BOT_TOKEN).digest()
  return { ...fields, hash: createHmac('sha256', key).update(text.join('\n')).digest('hex') }
}
