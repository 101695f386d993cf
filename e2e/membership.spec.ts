import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { giveSession, openApiSession } from './api-session.ts'
import { holdAndFail } from './hold-and-fail.ts'
import { openAlive } from './open-alive.ts'
import { expect, test } from './strict-test.ts'

/** Somebody of the demo whom no other test needs. */
const person = 23

test('§1, §2, §4, §5, §8: a person without a league is warned, joins, changes, leaves and comes back, each in its words', async ({
  page,
  context,
  request,
}) => {
  await beNewAndSilent(request)
  await giveSession(context, await openApiSession(request, person))
  await openAlive(page, '/stats')
  const warning = page.getByRole('banner').getByRole('button', { name: 'Приєднатися до ліги' })
  const popup = page.getByRole('dialog', { name: 'Приєднатися до ліги' })
  const submit = popup.getByRole('button', { name: 'Приєднатися', exact: true })

  await test.step('the warning', async () => {
    await expect(page.getByRole('banner').locator('[class*=avatarCount]'), 'nobody has invited them').toHaveCount(0)
    await warning.hover()
    await expect(
      page.getByText('Ви не вступили ні в одну з ліг, будь ласка, виберіть лігу та категорію для гри'),
    ).toBeVisible()
  })

  await test.step('the popup loads, fails, and is tried again', async () => {
    const { release } = await holdAndFail(page, '**/api/v1/leagues?*')
    await warning.click()
    await expect(popup.getByText('Завантаження ліг...').last()).toBeVisible()
    release()
    await expect(popup.getByText('Помилка завантаження даних')).toBeVisible()
    await page.unroute('**/api/v1/leagues?*')
    await popup.getByRole('button', { name: 'Спробувати знову' }).click()
    await expect(popup.getByText('Важлива інформація')).toBeVisible()
    await expect(popup.getByText(/потрібно вступити до ліги. Вибирайте лігу за статтю та рівнем/)).toBeVisible()
    await expect(popup.getByText('Можна приєднатися без категорії й додати її пізніше.')).toBeVisible()
    await expect(popup.getByText('Ваші поточні ліги:')).toHaveCount(0)
    await expect(submit).toBeDisabled()
  })

  await test.step('a league without categories says so', async () => {
    const none = { success: true, data: [], meta: { page: 1, limit: 100, total: 0, totalPages: 1 } }
    await page.route('**/api/v1/categories?*', (route) => route.fulfill({ json: none }))
    await test.step('§6: the categories of a league are called with the bearer', async () => {
      const categories = page.waitForRequest(/\/api\/v1\/categories\?leagueId=/)
      await choose(popup, 'Виберіть лігу', /Мікст/)
      expect((await categories).headers()).toHaveProperty('authorization')
    })
    await expect(
      popup.getByText('Для обраної ліги немає доступних категорій. Ви можете приєднатися без вибору категорії.'),
    ).toBeVisible()
    await page.unroute('**/api/v1/categories?*')
  })

  await test.step('who has not said their gender is asked, and leagues of the other come last with the reason', async () => {
    await popup.getByRole('combobox', { name: 'Виберіть лігу' }).click()
    const league = popup.getByRole('option', { name: /Чоловіча/ })
    await expect(league).toHaveText(/Спершу вкажіть стать/)
    await league.click({ force: true }) // a browser test does not press what cannot be chosen; a person may
    await expect(popup.getByRole('combobox', { name: 'Виберіть лігу' })).toHaveText('Мікст, Львів')
    await page.keyboard.press('Escape')
    await popup.getByRole('radio', { name: 'Чоловіча' }).check()
    await popup.getByRole('combobox', { name: 'Виберіть лігу' }).click()
    await expect(popup.getByRole('option').last()).toHaveText(/Жіноча.*Лише для жінок/)
    await page.keyboard.press('Escape')
  })

  await test.step('another league clears the category, another opening everything', async () => {
    await choose(popup, 'Виберіть лігу', /Чоловіча/)
    const category = popup.getByRole('combobox', { name: 'Виберіть категорію' })
    await expect(category).toHaveText('Можна залишити порожнім')
    await choose(popup, 'Виберіть категорію', /\(рівень \d\)$/)
    await choose(popup, 'Виберіть лігу', /Мікст/)
    await expect(category).toHaveText('Можна залишити порожнім')
    await popup.getByRole('button', { name: 'Скасувати' }).click()
    await warning.click()
    await expect(popup.getByRole('combobox', { name: 'Виберіть лігу' })).toHaveText('Ліга не вибрана')
    await popup.getByRole('radio', { name: 'Чоловіча' }).check()
  })

  await test.step('joining that fails, and joining', async () => {
    await choose(popup, 'Виберіть лігу', /Чоловіча/)
    const { release } = await holdAndFail(page, '**/api/v1/users/join-league')
    await submit.click()
    await expect(submit).toBeDisabled()
    release()
    await expect(toast(page, 'Помилка')).toHaveAttribute('data-color', 'error')
    await expect(toast(page, 'Помилка').getByText('Не вдалося вступити в лігу', { exact: true })).toBeVisible()
    await expect(popup.locator('form').getByRole('alert')).toContainText('Не вдалося вступити в лігу')
    await page.unroute('**/api/v1/users/join-league')
    await submit.click()
    await expect(toast(page, 'Ви успішно приєдналися до ліги!')).toContainText('Успіх')
    await expect(popup).toBeHidden()
    await expect(warning).toHaveCount(0)
  })

  await openAlive(page, '/profile')
  const change = page.getByRole('dialog', { name: 'Змінити лігу чи категорію' })
  const openChange = async (current: RegExp) => {
    await page.getByRole('main').getByRole('button', { name: 'Приєднатися до ліги' }).click()
    await expect(popup.getByText('Ваші поточні ліги:')).toBeVisible()
    const membership = popup.getByRole('listitem').filter({ hasText: 'Активний' })
    await expect(membership).toHaveText(current)
    await membership.getByRole('button', { name: /^Змінити/ }).click()
  }
  const saveCategory = async (option: RegExp, current: RegExp) => {
    await openChange(current)
    await choose(change, 'Виберіть категорію', option)
    await change.getByRole('button', { name: 'Зберегти категорію' }).click()
  }

  await test.step('into a category, into another, out of it', async () => {
    await saveCategory(/Перша/, /^Чоловіча ліга Києва\s*Без категорії/)
    await expect(toast(page, 'Успішно вступили в категорію')).toContainText('Ви успішно приєдналися до категорії')
    await saveCategory(/Друга/, /^Чоловіча ліга Києва\s*Перша \(рівень \d\)/)
    await expect(toast(page, 'Успішно змінили категорію')).toContainText('Категорію було змінено')
    await saveCategory(/Без категорії/, /^Чоловіча ліга Києва\s*Друга \(рівень \d\)/)
    await expect(toast(page, 'Успішно вийшли з категорії')).toContainText('Ви вийшли з категорії')
  })

  await test.step('into another league, out of it, and back', async () => {
    await openChange(/^Чоловіча ліга Києва\s*Без категорії/)
    await choose(change, 'Перейти до іншої ліги', /Мікст/)
    await change.getByRole('button', { name: 'Перейти', exact: true }).click()
    await expect(toast(page, 'Успішно змінили лігу')).toContainText('Ви успішно перейшли до нової ліги')
    await openChange(/^Мікст, Львів/)
    await change.getByRole('button', { name: 'Вийти з ліги' }).click()
    await change.getByRole('button', { name: 'Так, вийти' }).click()
    await toast(page, 'Ви вийшли з ліги').getByRole('button', { name: 'Повернутися' }).click()
    await expect(toast(page, 'Успішно вступили в лігу')).toContainText('Ви успішно приєдналися до ліги')
  })
})

/** In no league, and the profile does not tell the gender. */
async function beNewAndSilent(request: APIRequestContext) {
  const { token, user } = await openApiSession(request, person)
  const headers = { authorization: `Bearer ${token}` }
  await request.put(`/api/v1/users/${person}`, { headers, data: { gender: null } })
  for (const { id, league } of user.leagues)
    await request.delete(`/api/v1/leagues/${league.id}/players/${id}`, { headers })
}

async function choose(popup: Locator, field: string, option: RegExp) {
  await popup.getByRole('combobox', { name: field }).click()
  await popup.getByRole('option', { name: option }).first().click()
}

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
