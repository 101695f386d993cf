import { beSignedInAs } from './sign-in-as.ts'
import { expect, test } from './strict-test.ts'

const administrator = 'Вадим Осадчий'

test('§2: answers are found while one types, lead on to each other, and an administrator’s edit is read at once', async ({
  page,
}) => {
  await beSignedInAs(page, administrator)
  await page.goto('/faq')
  await page.getByRole('searchbox').pressSequentially('неявк')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByRole('heading', { level: 2, name: 'Профіль і дані' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Суперник не прийшов/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Суперник не прийшов/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Сусідні запитання' })
    .getByRole('link', { name: /^Наступне/ })
    .click()
  await expect(page).toHaveURL('/faq/16')
  await page.getByRole('link', { name: 'Редагувати' }).click()

  const answer = page.getByRole('textbox', { name: 'Відповідь' })
  await answer.fill('Протягом {claimedHours} годин.')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByText('Підстановки {claimedHours} немає.')).toBeVisible()
  await answer.fill('Протягом {claimHours години/годин/годин}.')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await page.getByRole('link', { name: 'Як його читають' }).click()
  await expect(page.getByText('Протягом 48 годин.')).toBeVisible()

  await page.goto('/admin/faq')
  const lower = page.getByRole('button', { name: /^Нижче: Суперник не прийшов/ })
  await lower.click()
  await expect(lower).toBeDisabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2: answers are searched all the same', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('календарі')
    await page.getByRole('button', { name: 'Показати', exact: true }).click()
    await expect(page.getByRole('main').getByRole('link', { name: /календарі/ })).toHaveCount(1)
  })
})
