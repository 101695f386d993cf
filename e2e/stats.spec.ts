import type { Locator, Page } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { beSignedInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const main = (page: Page) => page.getByRole('main')
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}
const men = 'Чоловіча ліга Києва'

test('§1, §2: the statistics hub tells the figures of the site, draws them, and leads to each list of each league', async ({
  page,
}) => {
  await openAlive(page, '/stats')
  for (const name of ['Матчі за місяцями', 'Сила гравців']) {
    const board = page.getByRole('region', { name })
    const chart = board.getByRole('img', { name: /Ті самі цифри — у таблиці/ })
    const place = await chart.boundingBox() // held before it is drawn, so that nothing moves
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('canvas')).toBeAttached()
    expect((await chart.boundingBox())?.height).toBe(place?.height)
    await board.getByText('Таблицею').click()
    await expect(board.getByRole('row').nth(1)).toBeVisible()
  }
  const links = page.getByRole('navigation', { name: men })
  await expect(links.getByRole('link')).toHaveText(['Таблиця', 'Рейтинг', 'Матчі'])
  await links.getByRole('link', { name: 'Рейтинг' }).click()
  await expect(page).toHaveURL(/\/stats\/players\?league=\d+$/)
})

test('§2: what the server has drawn stays in sight until its script is here', async ({ page }) => {
  await page.route(/\/assets\/played-[^/]*\.js$/, () => undefined) // never comes
  await openAlive(page, '/player/1')
  await expect(page.getByRole('heading', { name: 'Рекорди й відзнаки' })).toBeVisible()
  await page.route(/\/assets\/game-filters-[^/]*\.js$/, () => undefined)
  await openAlive(page, '/stats/matches')
  await expect(page.getByRole('search', { name: 'Фільтри' }).getByLabel('Гравець')).toBeVisible()
})

test('§2: a league’s page has its table, its finished seasons, its figures and its rules, all by address', async ({
  page,
}) => {
  await openAlive(page, '/stats/leagues')
  const seasons = main(page).getByLabel('Сезон')
  const names = await seasons.getByRole('option').allTextContents()
  expect(names.length).toBeGreaterThan(1)
  await seasons.selectOption({ index: 1 })
  await expect(page).toHaveURL(/season=\d+/)
  await expect(main(page).getByText('Сезон завершено')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Сезон завершено')).toBeVisible()
  await main(page).getByLabel('Сезон').selectOption({ index: 0 })
  await expect(page).not.toHaveURL(/season/)
  await expect(main(page).getByText('Сезон триває')).toBeVisible()
  for (const name of ['Матчі ліги за місяцями', 'Сила гравців ліги', 'Категорії', 'Правила ліги'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
})

test('§2: the player rating shows the category’s players and how places moved', async ({ page }) => {
  await openAlive(page, '/stats/players')
  const rows = main(page).getByRole('row')
  await expect(rows.first()).toContainText('Зміна')
  for (const row of (await rows.all()).slice(1, 4)) await expect(row).toContainText(/За тиждень|Уперше/)
  const chip = main(page).getByRole('navigation', { name: 'Категорія' }).getByRole('link').nth(1)
  const count = Number((await chip.locator('small').textContent()) ?? Number.NaN)
  await chip.click()
  await expect(page).toHaveURL(/category=\d+/)
  await expect(rows).toHaveCount(count + 1)
})

test('§2: my own row stands out, whole and within the first screen of a phone, under the first of the list', async ({
  page,
}) => {
  const me = await inTheMiddle(page)
  await beSignedInAs(page, me)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/stats/players', '/stats/leagues']) {
    await openAlive(page, path)
    const mine = main(page).locator('tr.is-mine')
    await expect(mine).toContainText(me)
    await expect(mine).toBeInViewport({ ratio: 1 })
    expect((await mine.boundingBox())?.y).toBeGreaterThan((await bottomOf(main(page).locator('tbody tr').first())) - 2)
  }
})

/** The name of somebody of the first league who leads neither its table nor its rating, whatever was played meanwhile. */
async function inTheMiddle(page: Page): Promise<string> {
  const read = async (address: string) => (await (await page.request.get(`/api/v1/${address}`)).json()).data
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`
  const { rows } = await read('leagues/1/table')
  const [leader] = await read('players')
  const names: string[] = rows.slice(1).map(({ player }: { player: Parameters<typeof nameOf>[0] }) => nameOf(player))
  return names.find((name) => name !== nameOf(leader.player)) ?? ''
}

test('§2: a player’s page leads to what we have played, and only where we have played', async ({ page }) => {
  await beSignedInAs(page, 'Андрій Ковальчук')
  const rated = (await (await page.request.get('/api/v1/players')).json()).data as { player: { id: number } }[]
  const [me = 0, ...others] = rated.map(({ player }) => player.id).sort((a, b) => a - b)
  const met = await Promise.all(
    others.map(async (id) => {
      const { data } = await (await page.request.get(`/api/v1/players/${me}/head-to-head/${id}?limit=1`)).json()
      return { id, total: data.meta.total as number }
    }),
  )
  for (const isMet of [true, false]) {
    const other = met.find(({ total }) => total > 0 === isMet)
    await openAlive(page, `/player/${other?.id}`)
    await expect(main(page).getByRole('link', { name: 'Запросити на гру' }).first()).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Наші зустрічі' })).toHaveCount(isMet ? 1 : 0)
  }
})

test('§2: on a phone the filters are a sheet, opened from one line of chips that tell what is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAlive(page, '/stats/matches')
  await expect(main(page).locator('a[href^="/game/"]').first()).toBeInViewport()
  await expect(main(page).getByLabel('Ліга')).toBeHidden()
  await main(page).getByRole('button', { name: 'Фільтри' }).click()
  const sheet = main(page).getByRole('search', { name: 'Фільтри' })
  await sheet.getByLabel('Ліга').selectOption({ label: men })
  await expect(page).toHaveURL(/league=\d+/)
  await sheet.getByRole('button', { name: 'Від дня: вибрати в календарі' }).click()
  await sheet.getByRole('button', { name: /^\S+, 1 / }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01/)
  await sheet.getByRole('button', { name: /^Показати \d+/ }).click()
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await main(page)
    .getByRole('link', { name: /Показати матчі всіх ліг/ })
    .click()
  await expect(page).not.toHaveURL(/league=/)
})

test('§2: what is chosen before the script of the filters is here counts once it is', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route(/\/game-filters-.*\.js/, async (route) => {
    await script.promise
    await route.continue()
  })
  await openAlive(page, '/stats/matches')
  await main(page).getByLabel('Гравець').fill('ковал')
  await main(page).getByLabel('Ліга').selectOption({ label: men })
  script.resolve()
  await expect(page).toHaveURL(/(?=.*league=\d)(?=.*q=)/)
  await expect(main(page).getByLabel('Гравець')).toHaveValue('ковал')
})

test.describe('§2: without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('§2: the figures of every chart are there as a table', async ({ page }) => {
    for (const path of ['/stats', '/stats/leagues']) {
      await page.goto(path)
      const tables = main(page).locator('.chart-figures table')
      expect(await tables.count()).toBeGreaterThan(1)
      for (const table of await tables.all()) await expect(table).toBeVisible()
      await expect(main(page).locator('.chart-area').first()).toBeHidden()
    }
  })

  test('§2: the matches of one player are found by name', async ({ page }) => {
    await page.goto('/stats/matches')
    await main(page).getByLabel('Гравець').fill('ковал')
    await main(page).getByRole('button', { name: 'Показати', exact: true }).click()
    await expect(page).toHaveURL(/q=/)
    await main(page).getByRole('link', { name: 'Андрій Ковальчук', exact: true }).click()
    await expect(page).toHaveURL(/player=\d+/)
    const games = main(page).locator('a[href^="/game/"]')
    expect(await games.count()).toBeGreaterThan(1)
    for (const game of await games.all()) await expect(game).toContainText('А. Ковальчук')
    await main(page)
      .getByRole('link', { name: /Показати матчі всіх/ })
      .click()
    await expect(page).not.toHaveURL(/player=/)
  })

  test('§2: a league, a season and a category are chosen by a plain form', async ({ page }) => {
    await page.goto('/stats/matches')
    await main(page).getByLabel('Ліга').selectOption({ label: men })
    await main(page).getByRole('button', { name: 'Показати', exact: true }).click()
    for (const name of ['Сезон', 'Категорія']) await main(page).getByLabel(name).selectOption({ index: 1 })
    await main(page).getByRole('button', { name: 'Показати', exact: true }).click()
    await expect(page).toHaveURL(/(?=.*league=\d)(?=.*season=\d)(?=.*category=\d)/)
    for (const game of (await main(page).locator('a[href^="/game/"]').all()).slice(0, 3))
      await expect(game).toContainText(men)
  })
})
