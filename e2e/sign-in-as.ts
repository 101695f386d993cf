import { expect, type Page } from '@playwright/test'
import { giveSession, openApiSession } from './api-session.ts'
import { openAlive } from './open-alive.ts'

type Who = number | string

/** A person of the demo, by their place in its list or their name, who has signed in before: whatever this page opens, it is theirs. */
export async function beSignedInAs(page: Page, who: Who) {
  const { data } = await (await page.request.get('/api/v1/auth/demo-users')).json()
  const people = data as { id: number; firstName: string; lastName: string }[]
  const person =
    typeof who === 'number' ? people[who] : people.find((it) => `${it.firstName} ${it.lastName}`.includes(who))
  if (!person) throw new Error(`Nobody in the demo is ${who}`)
  await giveSession(page.context(), await openApiSession(page.request, person.id))
}

/** The same, with their profile open. */
export async function signInAs(page: Page, who: Who) {
  await beSignedInAs(page, who)
  await page.goto('/profile')
  await expectProfile(page)
}

/** Signs in as a person does, by the demo's list. */
export async function signInByList(page: Page, who: Who) {
  await openAlive(page, '/auth')
  const people = page.getByRole('main').getByRole('listitem').getByRole('button')
  await (typeof who === 'number' ? people.nth(who) : people.filter({ hasText: who }).first()).click()
  await expect(page).toHaveURL(/\/profile/)
  await expectProfile(page)
}

/** A page that arrives closes open menus: nothing is to be opened before. */
const expectProfile = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Особистий кабінет', level: 1 })).toBeVisible()
