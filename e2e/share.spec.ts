import { resolved } from './routes.ts'
import { expect, test } from './strict-test.ts'

test('a game is shared from a phone, and then from a desktop: its picture, the device’s own sharing, a link to copy, networks, files; closed by the keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const handedOn: ShareData[] = []
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
      share: async (data: ShareData) => void handedOn.push(data),
    })
    Object.assign(window, { handedOn })
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(await resolved('/game/{latest}', page.request))
  const button = page.getByRole('button', { name: 'Поділитися' })
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Поділитися' })
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1200, { timeout: 30_000 }) // drawn by a process that begins with it
  await expect(picture).toHaveAttribute('alt', /–/)

  await dialog.getByRole('button', { name: 'Надіслати з картинкою' }).click()
  const shared = await page.evaluate(() => (window as unknown as { handedOn: ShareData[] }).handedOn[0])
  expect(shared).toMatchObject({ title: expect.stringContaining('–'), url: page.url() })
  await dialog.getByRole('button', { name: 'Скопіювати' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Посилання скопійовано')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(dialog.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    new RegExp(`^https://t\\.me/share/url\\?url=${encodeURIComponent(page.url())}&`),
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const name of ['Завантажити картинку', 'Для історій']) {
    const saving = page.waitForEvent('download')
    await dialog.getByRole('link', { name }).click()
    expect((await saving).suggestedFilename()).toMatch(/^matchbol-game-\d+(-story)?\.png$/)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('a picture that cannot be drawn says why, and the link is shared without it', async ({ page, complaints }) => {
  await page.route('**/og/**', (route) =>
    route.fulfill({ status: 503, json: { success: false, errorType: 'UNAVAILABLE', code: 'UNAVAILABLE' } }),
  )
  await page.goto('/player/1')
  await page.getByRole('button', { name: 'Поділитися' }).click()
  const dialog = page.getByRole('dialog', { name: 'Поділитися' })
  await expect(dialog.getByText('Картинки зараз немає')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Посилання' })).toHaveValue(page.url())
  await expect(dialog.getByRole('link', { name: 'Завантажити картинку' })).toHaveCount(0)
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([]) // as the test has arranged
})
