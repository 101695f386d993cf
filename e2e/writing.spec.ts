import type { Page } from '@playwright/test'
import { cleanMarkdown } from '../packages/server/src/platform/markdown/clean-markdown.ts'
import { renderMarkdown } from '../packages/server/src/platform/markdown/render-markdown.ts'
import { attacks } from '../packages/server/test/attacks.ts'
import { openApiSession } from './api-session.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

test.describe('a text of somebody else', () => {
  test.use({ bypassCSP: true })

  test('runs nothing, fetches nothing and leads nowhere it should not, also without the policy of the site', async ({
    page,
    request,
    browser,
    complaints,
  }) => {
    const foreign = requestsElsewhere(page)
    const author = await openApiSession(request, 2)
    const headers = { authorization: `Bearer ${author.token}` }
    const written = { title: 'Перевірка', body: attacks.filter((it) => !/!\[|\]:|(?!\n)\p{Cc}/u.test(it)).join('\n\n') }
    const saved = await request.post('/api/v1/blog/posts', { headers, data: written })
    expect(saved.status()).toBe(200)
    const { html } = (await saved.json()).data

    await page.goto('/healthz')
    const each = attacks.map((it) => renderMarkdown(cleanMarkdown(it.replaceAll('\0', ''), 1000)))
    await page.setContent([html, ...each].join('\n'))
    expect(await ran(page)).toBe(false)
    const links = page.locator('a')
    const protocols = await links.evaluateAll((all) => [
      ...new Set(all.map((it) => (it as HTMLAnchorElement).protocol)),
    ])
    expect(protocols.toSorted()).toEqual(['http:', 'https:', 'mailto:'])
    expect(foreign).toEqual([])
    // the picture that the texts name as ours; whether it is near enough to be fetched is for the browser to say
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])

    const careless = await browser.newPage()
    await careless.setContent(attacks.join('\n'))
    expect(await ran(careless), 'as they are they do run').toBe(true)
    await careless.close()
  })
})

test('an article is written in the editor on a slow phone: by tools, by keys and with a picture, and is there again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript(() => {
    const inTime = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => window.setTimeout(() => inTime(draw), 100)
  })
  await signInAs(page, 3)
  await page.goto('/profile/blog')
  await page.getByRole('main').getByRole('button', { name: 'Нова стаття' }).first().click()
  await page.getByLabel('Назва').fill('Як готуватися до матчу')
  const text = page.getByRole('textbox', { name: 'Текст' })
  await text.click()
  await page.keyboard.type('Розминка')
  await page.getByRole('button', { name: 'Заголовок', exact: true }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. не список, а слово ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('жирне')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Адреса посилання').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Такої адреси бути не може.')).toBeVisible()
  await page.getByLabel('Адреса посилання').fill('tennis.ua')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Дописав')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter') // out of the list
  await page.getByRole('button', { name: 'Додати', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Зображення' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Цитата' }).click()
  await page.keyboard.type('Тренер каже')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Поки зобра')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/uploads**', async (route) => {
    await held.promise
    await route.continue()
  })
  const pictures = [await drawnPicture(page, 300), await drawnPicture(page, 200)]
  await page.locator('input[type=file][multiple]').setInputFiles(pictures)
  await page.keyboard.type('ження ')
  held.resolve()
  await expect(text.locator('img[src^="/img/"]')).toHaveCount(2)
  await page.keyboard.type('йдуть')
  const waitedFor = text.locator('p:text-is("Поки зображення йдуть") + img + img')
  await expect(waitedFor).toBeVisible()
  const asked = page.getByLabel(/^Опишіть фото/)
  await asked.fill('Подача згори')
  await asked.press('Enter')
  await expect(asked).toHaveValue('')
  await asked.press('Enter')
  await expect(asked).toBeHidden()
  const words = () => text.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt))
  await expect.poll(words).toEqual(['Подача згори', ''])
  await expect(page.getByText(/^Збережено/)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.reload()
  await expect(text.locator('h2')).toHaveText('Розминка')
  await expect(text.locator('strong')).toHaveText('жирне')
  await expect(text.locator('blockquote')).toHaveText('Тренер каже')
  await expect(text.getByRole('link', { name: 'https://tennis.ua', exact: true })).toBeVisible()
  await expect(waitedFor).toBeVisible()
  const widths = () => text.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((it) => it.naturalWidth))
  await expect.poll(widths).toEqual([300, 200])
  await expect.poll(words).toEqual(['Подача згори', ''])
})

test('where the editor does not load, the same text is written with its marks, and tags come back', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/editor-.*\.js/, (route) => route.abort())
  await signInAs(page, 4)
  await page.goto('/profile/blog')
  await page.getByRole('main').getByRole('button', { name: 'Нова стаття' }).first().click()
  await page.getByLabel('Назва').fill('Без редактора')
  await page.getByRole('textbox', { name: 'Текст' }).fill('## Так теж можна')
  await page.getByLabel('Теми').fill('аа, бб, вв')
  await expect(page.getByText(/^Збережено/)).toBeVisible()

  await page.getByLabel('Теми').fill('один')
  await page.reload()
  await expect(page.getByLabel('Теми')).toHaveValue('один')
  await expect(page.getByText(/^Збережено/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Теми')).toHaveValue('один')
  complaints.length = 0 // of the script that was held back
})

async function drawnPicture(page: Page, width: number) {
  const drawn = await page.evaluate((width) => {
    const canvas = Object.assign(document.createElement('canvas'), { width })
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, width)
  return { name: 'court.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
}

/** Tries what a reader does with every part of the page. */
async function ran(page: Page): Promise<boolean> {
  await page.locator('body *').evaluateAll((all) => {
    for (const element of all)
      for (const type of ['pointerover', 'mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart', 'begin'])
        element.dispatchEvent(new Event(type))
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => 'ran' in window)
}

function requestsElsewhere(page: Page): string[] {
  const all: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') all.push(request.url())
  })
  return all
}
