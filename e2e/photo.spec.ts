import type { Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

test('a player chooses a photo, sees it everywhere, and removes it', async ({ page }) => {
  await signInAs(page, 1)
  const alive = page.waitForResponse('**/api/v1/users/me/events') // from then on the page listens, and is never idle
  await page.goto('/profile/settings')
  await alive
  const field = page.getByRole('region', { name: 'Фото профілю' })
  const file = field.locator('input[type=file]')

  await file.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(9 * 1024 * 1024) })
  await expect(field.getByRole('alert')).toHaveText('Файл завеликий: можна до 8 МБ.')

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await pictureFrom(page) })
  await expect(page.getByText('Фото оновлено')).toBeVisible({ timeout: 30_000 }) // drawn by a process that begins with it
  await expect(field.getByRole('alert')).toBeHidden()
  const shown = field.locator('img[src^="/img/"]')
  await expect(shown).toHaveAttribute('src', /^\/img\/[0-9a-f]{32}-2048x1024\.webp\?w=320$/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('banner').locator('img[src^="/img/"]')).toBeVisible()

  await field.getByRole('button', { name: 'Прибрати фото' }).click()
  await expect(page.getByText('Фото прибрано')).toBeVisible()
  await expect(page.locator('img[src^="/img/"]')).toHaveCount(0)
})

/** Larger than is ever kept, so that the browser draws it anew before it sends it. */
async function pictureFrom(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 1500
    const brush = canvas.getContext('2d')
    for (let n = 0; brush && n < 3000; n++) {
      brush.fillStyle = `hsl(${(n * 37) % 360} 60% 50%)`
      brush.fillRect((n * 61) % 3000, (n * 127) % 1500, 90, 60)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
