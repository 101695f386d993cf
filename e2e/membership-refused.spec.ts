import type { APIRequestContext, Page } from '@playwright/test'
import { giveSession, openApiSession } from './api-session.ts'
import { openAlive } from './open-alive.ts'
import { expect, test } from './strict-test.ts'

/** Somebody of the demo whom no other test needs. */
const person = 24

test('§2, §8: what could not be changed is told in red, and the choice is kept', async ({ page, context, request }) => {
  const { token, leagueId } = await beWithoutCategory(request)
  await giveSession(context, await openApiSession(request, person))
  await openAlive(page, '/profile')
  const popup = page.getByRole('dialog', { name: 'Приєднатися до ліги' })
  const change = page.getByRole('dialog', { name: 'Змінити лігу чи категорію' })
  const openChange = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Приєднатися до ліги' }).first().click()
    await popup
      .getByRole('button', { name: /^Змінити/ })
      .first()
      .click()
  }
  const choose = async (field: string, option: RegExp) => {
    await change.getByRole('combobox', { name: field }).click()
    await change.getByRole('option', { name: option }).first().click()
  }
  for (const call of ['join-category', 'change-category', 'change-league'])
    await page.route(`**/api/v1/users/${call}`, (route) => route.abort('aborted'))

  await test.step('a chosen category says what it is', async () => {
    await openChange()
    await choose('Виберіть категорію', /\(рівень \d\)$/)
    const label = await change.getByRole('combobox', { name: 'Виберіть категорію' }).innerText()
    const { data } = await (await request.get(`/api/v1/categories?leagueId=${leagueId}`)).json()
    const chosen = data.find(({ name }: { name: string }) => label.startsWith(`${name} (`))
    await expect(change.getByText(chosen.description)).toBeVisible()
  })

  await test.step('joining a category', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const save = change.getByRole('button', { name: 'Зберегти категорію' })
    await save.click()
    await expect(failure(page, 'Не вдалося вступити в категорію')).toBeVisible()
    const [toast, button] = [
      await failure(page, 'Не вдалося вступити в категорію').boundingBox(),
      await save.boundingBox(),
    ]
    const isClear = toast && button && (toast.y + toast.height <= button.y || button.y + button.height <= toast.y)
    expect(isClear, 'the notification leaves the button to the next try').toBe(true)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(change.getByRole('combobox', { name: 'Виберіть категорію' })).toContainText('(рівень ')
  })

  await test.step('changing the league', async () => {
    await choose('Перейти до іншої ліги', /./)
    await change.getByRole('button', { name: 'Перейти', exact: true }).click()
    await expect(failure(page, 'Не вдалося змінити лігу')).toBeVisible()
  })

  await test.step('changing the category', async () => {
    const { data } = await (await request.get(`/api/v1/categories?leagueId=${leagueId}`)).json()
    await request.post('/api/v1/users/join-category', {
      headers: { authorization: `Bearer ${token}` },
      data: { leagueId, categoryId: data[0].id },
    })
    await openAlive(page)
    await openChange()
    await choose('Виберіть категорію', /Без категорії/)
    await change.getByRole('button', { name: 'Зберегти категорію' }).click()
    await expect(failure(page, 'Не вдалося змінити категорію')).toBeVisible()
  })
})

/** In one league, without a category. */
async function beWithoutCategory(request: APIRequestContext) {
  const { token } = await openApiSession(request, person)
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await request.get('/api/v1/users/profile', { headers })).json()
  const [membership] = data.leagues.filter(({ isActive }: { isActive: boolean }) => isActive)
  const leagueId: number = membership.league.id
  await request.put('/api/v1/users/change-category', { headers, data: { leagueId, categoryId: null } })
  return { token, leagueId }
}

/** The notification with exactly these words under its title. */
const failure = (page: Page, words: string) =>
  page
    .locator('.toast[data-color=error]')
    .filter({ has: page.getByText('Помилка', { exact: true }) })
    .filter({ has: page.getByText(words, { exact: true }) })
