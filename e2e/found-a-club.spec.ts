import type { APIRequestContext, Page } from '@playwright/test'
import { openApiSession } from './api-session.ts'
import { holdAndFail } from './hold-and-fail.ts'
import { openAlive } from './open-alive.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const administrator = 'Вадим Осадчий'
/** Of the demo: no other test asks who plays in how many leagues of theirs. */
const players = ['Богдан Литвиненко', 'Євген Остапенко']

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 800 }

test('§1, §2: an administrator alone founds a league, fills it, and turns its season in the browser', async ({
  page,
  request,
  complaints,
}) => {
  const name = `Ліга Умані ${test.info().retry || ''}`.trim()
  await page.setViewportSize(phone)
  await signInAs(page, administrator)
  const main = page.getByRole('main')
  await openAlive(page, '/admin/leagues')

  await main.getByRole('link', { name: 'Заснувати лігу' }).click()
  await main.getByRole('textbox', { name: 'Назва', exact: true }).fill(name)
  await main.getByRole('textbox', { name: 'Відкритих ігор водночас' }).fill('0')
  await main.getByRole('button', { name: 'Заснувати лігу' }).click()
  await expect(main.getByText('Щонайменше 1.')).toBeVisible()
  await main.getByRole('textbox', { name: 'Відкритих ігор водночас' }).fill('6')
  await main.getByRole('button', { name: 'Заснувати лігу' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`Правила й сезони: ${name} · Матчбол`)
  const leagueId = Number(/leagues\/(\d+)/.exec(page.url())?.[1])

  await main.getByRole('link', { name: 'Категорії' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Категорії ліги' })).toBeVisible()
  await main.getByRole('textbox', { name: 'Назва' }).fill('Перша')
  await main.getByRole('button', { name: 'Додати категорію' }).click()
  await expect(main.getByRole('link', { name: 'Перша' })).toBeVisible()

  await test.step('§4: players of a league and available users load, fail, and are tried again', async () => {
    const ofLeague = '**/api/v1/user-leagues/players?*'
    const available = '**/api/v1/leagues/*/available-players?*'
    const [players, others] = [await holdAndFail(page, ofLeague), await holdAndFail(page, available)]
    const isLoading = page.getByRole('status').filter({ hasText: 'Завантаження...' })
    await main.getByRole('link', { name: 'Гравці', exact: true }).click()
    await expect(isLoading).toBeVisible()
    players.release()
    await expect(main.getByText('Не вдалося показати сторінку')).toBeVisible()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to fetch')])
    await page.unroute(ofLeague)
    await main.getByRole('button', { name: 'Спробувати знову' }).click()
    await expect(main.getByText('Тут ще немає гравців.')).toBeVisible()
    await expect(isLoading).toBeVisible()
    others.release()
    await expect(main.getByRole('alert')).toContainText('Помилка завантаження даних')
    await page.unroute(available)
    await main.getByRole('button', { name: 'Спробувати знову' }).click()
    await expect(main.getByRole('button', { name: 'Додати' }).first()).toBeVisible()
  })
  for (const player of players) await addPlayer(page, player)
  await main
    .getByLabel(/^Категорія:/)
    .first()
    .selectOption('Перша')
  await expect(page.locator('.toast').getByText(/^(Богдан Литвиненко|Євген Остапенко): Перша$/)).toBeVisible()
  await expectNoSidewaysScroll(page)

  const [one, other] = await memberIds(request, leagueId)
  await playGame(request, leagueId, one, other)

  await page.setViewportSize(laptop)
  await main.getByRole('link', { name }).click()
  await main.getByRole('textbox', { name: 'Місто' }).fill('Черкаси')
  await otherChanges(page, leagueId)
  await main.getByRole('textbox', { name: 'Назва сезону' }).fill('Осінь')
  await main.getByRole('button', { name: 'Зберегти сезон' }).click()
  await expect(page.getByText('Сезон збережено').last()).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Опис' })).toHaveValue('Змінив інший')
  await main.getByRole('button', { name: 'Зберегти лігу' }).click()
  await expect(main.getByText('Поки ви писали, тут зберегли інше')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Місто' })).toHaveValue('Черкаси')
  await expect(main.getByText('Зараз: Львів.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await main.getByRole('button', { name: 'Зберегти моє' }).click()
  await expect(page.getByText('Лігу збережено')).toBeVisible()

  await main.getByRole('button', { name: 'Завершити сезон' }).click()
  const dialog = page.getByRole('dialog', { name: 'Завершити сезон' })
  await dialog.getByRole('textbox', { name: 'Назва нового сезону' }).fill('Весна')
  await dialog.getByRole('button', { name: 'Завершити й почати новий' }).click()
  const seasonRows = main.getByRole('region', { name: 'Сезони' }).getByRole('row')
  await expect(seasonRows.filter({ hasText: 'Завершено' })).toBeVisible()
  await expect(seasonRows.filter({ hasText: 'Весна' })).toContainText('Триває')
  await expect(dialog).toBeHidden()
  await setLastDay(page, '31.08.2027')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)

  const { data: seasons } = await (await request.get(`/api/v1/leagues/${leagueId}/seasons`)).json()
  const finished = seasons.at(-1).id
  const { data: table } = await (await request.get(`/api/v1/leagues/${leagueId}/table?season=${finished}`)).json()
  expect(await notedActions(page, leagueId)).toEqual([
    ...['league.founded', 'category.added', 'membership.started', 'membership.started', 'membership.changed'],
    ...['league.changed', 'season.changed', 'league.changed', 'season.finished', 'season.started'],
    'season.changed',
  ])
  expect(table.rows.map(({ played }: { played: number }) => played)).toEqual([1, 1])

  await test.step('§1, §4: a player is taken out of the league, which is then closed and takes nobody', async () => {
    await main.getByRole('link', { name: 'Гравці', exact: true }).click()
    const [removed = ''] = players
    await main.getByRole('button', { name: `Прибрати з ліги: ${removed}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Прибрати з ліги' }).click()
    await expect(page.getByText('Гравця прибрано з ліги')).toBeVisible()
    await expect(page.getByRole('region', { name: 'У лізі' }).getByText(removed)).toHaveCount(0)
    const { data } = await (await request.get(`/api/v1/user-leagues/players?leagueId=${leagueId}`)).json()
    expect(data).toHaveLength(1)
    await closeLeague(page, leagueId)
    await page.reload()
    await expect(main.getByText('Лігу закрито: вона нікого не приймає.')).toBeVisible()
  })
})

/** Adds one of those who are offered. */
async function addPlayer(page: Page, name: string) {
  const offered = page.getByRole('region', { name: 'Додати гравця' }).getByRole('listitem').filter({ hasText: name })
  await offered.getByRole('button', { name: 'Додати' }).click()
  await expect(page.getByRole('region', { name: 'У лізі' }).getByText(name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Додати' }).first()).toBeEnabled()
}

/** Announces the end of the running season by its last day, which the page then shows as it was typed. */
async function setLastDay(page: Page, day: string) {
  await page.getByLabel('Останній день сезону', { exact: true }).fill(day)
  await page.getByRole('button', { name: 'Зберегти сезон' }).click()
  await expect(page.getByText('Сезон збережено').last()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Останній день сезону', { exact: true })).toHaveValue(day)
}

async function memberIds(request: APIRequestContext, leagueId: number): Promise<[number, number]> {
  const { data } = await (await request.get(`/api/v1/user-leagues/players?leagueId=${leagueId}`)).json()
  return [data[0].user.id, data[1].user.id]
}

/** A game that was played, entered by the one and confirmed by the other. */
async function playGame(request: APIRequestContext, leagueId: number, one: number, other: number) {
  const as = async (id: number) => ({
    authorization: `Bearer ${(await openApiSession(request, id)).token}`,
  })
  const sets = [
    { a: 6, b: 4 },
    { a: 6, b: 3 },
  ]
  const recorded = await request.post('/api/v1/games', {
    headers: await as(one),
    data: {
      leagueId,
      opponentId: other,
      scoreDetails: { outcome: 'COMPLETED', sets },
      completedAt: new Date().toISOString(),
    },
  })
  const { data: game } = await recorded.json()
  const confirmed = await request.post(`/api/v1/games/${game.id}/confirm`, { headers: await as(other), data: {} })
  expect([recorded.status(), confirmed.status()]).toEqual([200, 200])
}

/** Another administrator writes while the page stands open. */
async function otherChanges(page: Page, leagueId: number) {
  await expect(page.getByRole('button', { name: 'Зберегти лігу' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.put(`/api/v1/leagues/${leagueId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { city: 'Львів', description: 'Змінив інший' },
  })
  expect(answer.status()).toBe(200)
}

async function closeLeague(page: Page, leagueId: number) {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Ліга Умані/ }).click()
  await main.getByRole('switch', { name: /^Ліга відкрита/ }).uncheck()
  await main.getByRole('button', { name: 'Зберегти лігу' }).click()
  await expect(page.getByText('Лігу збережено').last()).toBeVisible()
  await page.goto(`/admin/leagues/${leagueId}/players`)
}

/** What the audit says that this administrator did to the league. */
async function notedActions(page: Page, leagueId: number): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const exported = await page.request.get('/api/v1/users/me/export', { headers: { authorization: `Bearer ${token}` } })
  const { audit } = (await exported.json()).data
  return audit
    .filter(({ details }: { details: { leagueId?: number } }) => details.leagueId === leagueId)
    .map(({ action }: { action: string }) => action)
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
