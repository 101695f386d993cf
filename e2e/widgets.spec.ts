import { expect, type Locator, type Page, test } from '@playwright/test'
import { devSite } from './addresses.ts'
import { complaintsOf } from './strict-test.ts'

let page: Page
let complaints: string[]

/** From its sources the page comes in hundreds of files: once for all tests. Only `page.clock.runFor` moves its time. */
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  complaints = complaintsOf(page.context())
  await page.route('https://telegram.org/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.clock.install({ time: '2026-11-21T18:00:00Z' })
  await page.goto(`${devSite}/dev/ui`)
  const patient = { timeout: 30_000 } // the first page of a site from its sources takes its time
  await expect(page.getByRole('heading', { name: 'Віджети' })).toBeVisible(patient)
  await expect(toasts()).toBeAttached(patient)
  await page.clock.pauseAt('2026-11-21T19:00:00Z')
})
test.afterEach(() => expect(complaints).toEqual([]))
test.afterAll(() => page.close())

const toasts = () => page.getByRole('region', { name: 'Сповіщення (F8)' })
/** The pointer does not stay, lest a toast come up under it and wait. */
async function press(name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.mouse.move(5, 5)
}

test('§2, §3, §4, §9: toasts come, wait for their reader, and go', async () => {
  const success = toast('Сповіщення success')

  await test.step('one stays for 5000 ms and is gone 200 ms later', async () => {
    await press('Показати success')
    await page.clock.runFor(4_900)
    await expect(success).toBeVisible()
    await expect(success).not.toHaveAttribute('data-leaving')
    await page.clock.runFor(100)
    await expect(success).toHaveAttribute('data-leaving')
    await page.clock.runFor(200)
    await expect(success).toHaveCount(0)
  })

  await test.step('they stand in the bottom right corner, in four colours', async () => {
    for (const color of ['success', 'error', 'warning', 'info']) {
      await press(`Показати ${color}`)
      await expect(toast(`Сповіщення ${color}`)).toHaveAttribute('data-color', color)
    }
    const colors = await toasts()
      .locator('.toast > svg')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).color))
    expect(new Set(colors).size).toBe(4)
    const { x, y, width, height } = await boxOf(toast('Сповіщення info'))
    expect(page.viewportSize()).toEqual({ width: x + width + 16, height: y + height + 16 })
  })

  await test.step('under the pointer no time passes, and the progress stands still', async () => {
    const progress = toast('Сповіщення info').locator('.toast-time')
    await toast('Сповіщення info').hover()
    await expect(progress).toHaveCSS('animation-play-state', 'paused')
    await page.clock.runFor(60_000)
    await expect(toasts().locator('.toast')).toHaveCount(4)
    await page.mouse.move(5, 5)
    await expect(progress).toHaveCSS('animation-play-state', 'running')
    await page.clock.runFor(5_200)
    await expect(toasts().locator('.toast')).toHaveCount(0)
  })

  await test.step('a persistent one goes by its close button only', async () => {
    await press('Показати постійне')
    await page.clock.runFor(3_600_000)
    await toast('Постійне').getByRole('button', { name: 'Закрити сповіщення' }).click()
    await page.clock.runFor(200)
    await expect(toast('Постійне')).toHaveCount(0)
  })

  await test.step('at most five are kept', async () => {
    await press('Показати сім')
    await expect(toasts().locator('b')).toHaveText([3, 4, 5, 6, 7].map((number) => `Сьоме з семи: ${number}`))
    await page.clock.runFor(5_200)
    await expect(toasts().locator('.toast')).toHaveCount(0)
  })

  await test.step('a swipe of 50 px takes one away, a shorter one does not', async () => {
    await press('Показати постійне')
    await swipe(toast('Постійне'), 49)
    await page.clock.runFor(200)
    await expect(toast('Постійне')).toBeVisible()
    await swipe(toast('Постійне'), 50)
    await page.clock.runFor(200)
    await expect(toast('Постійне')).toHaveCount(0)
  })

  await test.step('F8 leads the keyboard to them, and they wait as long as it is there', async () => {
    await press('Показати success')
    await page.keyboard.press('F8')
    await expect(toasts()).toBeFocused()
    await page.clock.runFor(60_000)
    await page.keyboard.press('Tab')
    await expect(success.getByRole('button', { name: 'Закрити сповіщення' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.clock.runFor(200)
    await expect(success).toHaveCount(0)
  })
})

test('§2, §4, §9: tooltips and the loading bar keep their times', async () => {
  const [first, second] = [page.getByRole('tooltip', { name: 'Перша' }), page.getByRole('tooltip', { name: 'Друга' })]

  await test.step('a tooltip comes after 700 ms', async () => {
    await page.getByRole('button', { name: 'Перша кнопка' }).hover()
    await page.clock.runFor(690)
    await expect(first).toHaveCount(0)
    await page.clock.runFor(10)
    await expect(first).toBeVisible()
  })
  await test.step('within 300 ms the next one comes at once', async () => {
    await page.mouse.move(5, 5)
    await expect(first).toHaveCount(0)
    await page.clock.runFor(290)
    await page.getByRole('button', { name: 'Друга кнопка' }).hover()
    await expect(second).toBeVisible()
  })
  await test.step('later it waits again; Escape and a click close it', async () => {
    await page.mouse.move(5, 5)
    await page.clock.runFor(300)
    await page.getByRole('button', { name: 'Друга кнопка' }).hover()
    await page.clock.runFor(690)
    await expect(second).toHaveCount(0)
    await page.clock.runFor(10)
    await expect(second).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(second).toHaveCount(0)
  })

  const bar = page.getByTestId('gallery-progress').locator('.progress')
  await test.step('the loading bar: 3 px, green, not before 200 ms, 2000 ms long', async () => {
    await press('Почати завантаження')
    await page.clock.runFor(190)
    await expect(bar).toHaveAttribute('data-phase', 'idle')
    await page.clock.runFor(10)
    await expect(bar).toHaveAttribute('data-phase', 'loading')
    await expect(bar).toHaveCSS('height', '3px')
    await expect(bar).toHaveCSS('transition-duration', '2s')
    expect(await colorOf(bar)).toBe('green')
  })
  await test.step('hides 500 ms after the end, and is ready again 400 ms later', async () => {
    await press('Завершити завантаження')
    await expect(bar).toHaveAttribute('data-phase', 'done')
    await page.clock.runFor(500)
    await expect(bar).toHaveAttribute('data-phase', 'hiding')
    await page.clock.runFor(400)
    await expect(bar).toHaveAttribute('data-phase', 'idle')
  })
  await test.step('is red when the loading ended in an error', async () => {
    await press('Почати завантаження')
    await page.clock.runFor(200)
    await press('Завершити помилкою')
    await expect(bar).toHaveAttribute('data-failed')
    expect(await colorOf(bar)).toBe('red')
  })
})

test('§2, §9: buttons do what their type says; a select opens when it can, and closes when it should', async () => {
  await test.step('a button that is loading cannot be pressed; one of no type sends no form', async () => {
    await expect(page.getByRole('button', { name: 'Надсилаємо' })).toBeDisabled()
    const sent = page.getByText(/^Надіслано: /)
    await press('Просто кнопка')
    await expect(sent).toHaveText('Надіслано: 0')
    await press('Надіслати форму')
    await expect(sent).toHaveText('Надіслано: 1')
    await press('Скинути форму')
    await expect(sent).toHaveText('Надіслано: 0')
  })

  const select = (name: string) => page.getByRole('combobox', { name })
  const list = page.getByRole('listbox')

  await test.step('its texts', async () => {
    await expect(select('З підказкою')).toHaveText('Ліга не вибрана')
    await expect(select('Без підказки')).toHaveText('Виберіть опцію')
    await expect(select('Без варіантів')).toHaveText('Немає опцій')
    await expect(select('Зникле значення')).toHaveText('Виберіть опцію')
    await expect(select('Завантажується')).toHaveText('Завантаження...')
  })
  await test.step('without options, or while it is disabled, it does not open', async () => {
    await select('Без варіантів').click()
    await expect(list).toHaveCount(0)
    await expect(select('Завантажується')).toBeDisabled()
  })
  await test.step('it closes on Escape, on a click outside, on a choice, and when the items change', async () => {
    const league = select('З підказкою')
    await league.click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await league.click()
    await page.getByRole('heading', { name: 'Віджети' }).click()
    await expect(list).toHaveCount(0)
    await league.click()
    await list.getByRole('option', { name: 'Мікст' }).click()
    await expect(list).toHaveCount(0)
    await expect(league).toHaveText('Мікст')
    await press('За секунду додати варіант')
    await league.click()
    await expect(list).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(list).toHaveCount(0)
  })
  await test.step('a long list is 240 px high and scrolls', async () => {
    await select('Без підказки').click()
    expect((await boxOf(list)).height).toBe(240)
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    await page.keyboard.press('End')
    await expect(list.getByRole('option', { name: 'Категорія 24' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(select('Без підказки')).toHaveText('Категорія 24')
  })
})

test('§2, §9: a modal has five sizes, holds the page still, and closes as it was told', async () => {
  const modal = page.getByRole('dialog', { name: 'Вікно' })
  const widths: number[] = []
  for (const size of ['sm', 'md', 'lg', 'xl', 'xxl']) {
    await press(`Вікно ${size}`)
    widths.push((await boxOf(modal)).width)
    await modal.getByRole('button', { name: 'Закрити', exact: true }).click()
    await expect(modal).toBeHidden()
  }
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))

  await press('Звичайне вікно')
  expect((await boxOf(modal)).width).toBe(widths[1])
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 600)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await test.step('a notification that comes meanwhile can be read and closed', async () => {
    await modal.getByRole('button', { name: 'Сповістити з вікна' }).click()
    await toast('Помилка').getByRole('button', { name: 'Закрити сповіщення' }).click()
    await page.clock.runFor(200)
    await expect(toast('Помилка')).toHaveCount(0)
  })

  await page.mouse.click(5, 5)
  await expect(modal).toBeHidden()
  await press('Закривається лише кнопкою')
  await page.mouse.click(5, 5)
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Готово' }).click()
  await expect(modal).toBeHidden()
})

const toast = (title: string) => page.locator('.toast').filter({ hasText: title })

async function boxOf(element: Locator) {
  await element.evaluate((it) =>
    Promise.all(it.getAnimations({ subtree: false }).map((animation) => animation.finish())),
  )
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

async function swipe(card: Locator, distance: number) {
  const { x, y, height } = await boxOf(card)
  await page.mouse.move(x + 60, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 60 + distance, y + height / 2, { steps: 4 })
  await page.mouse.up()
}

/** Which of the three colours of light is the strongest in it. */
const colorOf = (element: Locator) =>
  element.evaluate((it) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) return 'none'
    canvas.fillStyle = getComputedStyle(it).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red > green ? 'red' : 'green'
  })
