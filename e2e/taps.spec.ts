import type { Game } from '@matchbol/core/games/game-shapes'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { DAY } from '@matchbol/core/shared/durations'
import { toKyiv } from '@matchbol/core/shared/kyiv-time'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type ApiSession, giveSession, openApiSession } from './api-session.ts'
import { openAlive } from './open-alive.ts'
import { expect, test } from './strict-test.ts'

/** People of the demo whom no other test needs. */
const [newcomer, rival, regular] = [22, 21, 18]

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('on a phone one joins a league with a category by 3 taps, and enters three sets from the home page by 5', async ({
  page,
  context,
  request,
}) => {
  const leagueId = await leaveTheLeague(request)
  await giveSession(context, await openApiSession(request, newcomer))
  await openAlive(page, '/')
  const tap = countTaps()

  await test.step('joins', async () => {
    await tap(page.getByRole('banner').getByRole('button', { name: 'Приєднатися до ліги' }))
    const popup = page.getByRole('dialog', { name: 'Приєднатися до ліги' })
    await tap(popup.getByRole('group', { name: /Жіноча ліга Києва/ }).getByRole('button', { name: /^Друга/ }))
    await tap(popup.getByRole('button', { name: 'Приєднатися', exact: true }))
    await expect(popup).toBeHidden()
    await expect(page.getByText('Ви успішно приєдналися до ліги!')).toBeVisible()
    expect(tap.count()).toBe(3)
  })

  await playOf(request, leagueId)
  await openAlive(page, '/')
  await test.step('enters a result', async () => {
    const turn = page.getByRole('region', { name: 'Ваш хід' })
    await tap(turn.getByRole('button', { name: 'Внести результат' }))
    const sheet = page.getByRole('dialog')
    for (const score of ['6:4', '3:6', '10:7'])
      await tap(sheet.getByRole('button', { name: new RegExp(`^${score}[, ]`) }))
    await tap(sheet.getByRole('button', { name: 'Надіслати результат' }))
    await expect(page.getByText('Результат надіслано')).toBeVisible()
    expect(tap.count()).toBe(3 + 5)
    await expect(turn).toHaveCount(0)
  })

  await test.step('and finds the cabinet at once as it was, however slow the server is', async () => {
    await openAlive(page, '/profile')
    const nothing = page.getByText('Зараз нічого не чекає на вас.')
    await expect(nothing).toBeVisible()
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/v1/games/player/**', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.reload()
    await expect(nothing).toBeVisible()
    const read = page.waitForResponse('**/api/v1/games/player/**')
    answered.resolve()
    await read
    await expect(nothing).toBeVisible()
  })
})

test('an invitation that crosses another leads to it, and so does the invite page from then on', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const mine = await openApiSession(request, newcomer)
  await giveSession(context, mine)
  const [faster = 0] = await findOpponents(request, mine)
  await page.route('**/users/me/events', (route) => route.abort('aborted')) // the news does not come in time
  await openAlive(page, `/profile/invite?opponent=${faster}`)
  const send = page.getByRole('button', { name: 'Надіслати запрошення' })
  await expect(send).toBeVisible()
  const { token, user } = await openApiSession(request, faster)
  const invited = await request.post('/api/v1/games/invitations', {
    headers: bearer(token),
    data: { leagueId: user.leagues[0]?.league.id, opponentId: newcomer },
  })
  const { id } = (await invited.json()).data
  await send.tap()
  await expect(page).toHaveURL(`/game/${id}`)
  await expect(page.getByRole('button', { name: 'Прийняти' })).toBeVisible()
  expect(complaints.splice(0).join()).toContain('409')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Відкрити цю гру' })).toHaveAttribute('href', `/game/${id}`)
})

test('from the home page an invitation with one time is accepted by 1 tap', async ({ page, context, request }) => {
  const mine = await openApiSession(request, newcomer)
  await giveSession(context, mine)
  const [inviter = 0] = await findOpponents(request, mine)
  const slot = new Date(Date.now() + 26 * 3_600_000).toISOString()
  await callAs(request, inviter, 'games/invitations', { leagueId: leagueOf(mine), opponentId: newcomer, slots: [slot] })
  await openAgain(page)
  const tap = countTaps()
  const turn = page.getByRole('region', { name: 'Ваш хід' })
  const card = turn.getByRole('listitem').filter({ hasText: 'запрошує вас на гру: ' })
  await tap(card.getByRole('button', { name: 'Прийняти' }))
  await expect(page.getByText('Гру узгоджено')).toBeVisible()
  expect(tap.count()).toBe(1)
})

test('a second tap at the same point of the screen does not confirm the next result', async ({
  page,
  context,
  request,
}) => {
  const mine = await openApiSession(request, newcomer)
  await giveSession(context, mine)
  const result = {
    scoreDetails: {
      outcome: 'COMPLETED',
      sets: [
        { a: 6, b: 4 },
        { a: 6, b: 3 },
      ],
    },
    score: '6:4 6:3',
  }
  const completedAt = new Date(Date.now() - 3_600_000).toISOString()
  const opponents = (await findOpponents(request, mine)).slice(0, 2)
  for (const id of opponents) {
    const game = { leagueId: leagueOf(mine), opponentId: newcomer, kind: 'FRIENDLY', winnerId: id, completedAt }
    await callAs(request, id, 'games', { ...game, ...result })
  }
  await page.clock.install()
  await openAgain(page)
  const confirmed: string[] = []
  page.on('request', (it) => it.url().endsWith('/confirm') && confirmed.push(it.url()))
  const turn = page.getByRole('region', { name: 'Ваш хід' })
  const first = turn.getByRole('button', { name: 'Підтвердити' }).first()
  await first.tap({ trial: true }) // waits until it takes presses
  const tapInto = (box: Awaited<ReturnType<Locator['boundingBox']>>) =>
    page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  const place = await first.boundingBox()
  await tapInto(place)
  const kept = turn.getByText('Товариську гру записано.')
  await expect(kept).toBeVisible()
  await tapInto(place)
  await expect(page.locator('.toast').getByText('Результат підтверджено')).toBeVisible()

  await test.step('not even when the card has gone and the next one has taken its place', async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    while (await kept.isVisible()) await page.clock.runFor(100)
    await tapInto(await first.boundingBox())
    expect(confirmed).toHaveLength(1)
  })

  await test.step('once it has stood still there, a tap counts', async () => {
    await page.clock.resume()
    await first.tap() // waits until it takes presses
    await expect.poll(() => confirmed).toHaveLength(2)
  })
})

test('a quick second tap does not answer the question that the first has opened', async ({
  page,
  context,
  request,
}) => {
  const mine = await openApiSession(request, regular)
  await giveSession(context, mine)
  const opponentId = (await findOpponents(request, mine)).at(-1)
  await callAs(request, regular, 'games/invitations', { leagueId: leagueOf(mine), opponentId, kind: 'FRIENDLY' })
  await page.clock.install()
  await openAlive(page, '/profile/invitations')
  const ask = page.getByRole('button', { name: 'Скасувати запрошення' }).first()
  await expect(ask).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  let sent = 0
  page.on('request', (it) => it.method() === 'PUT' && sent++)
  await ask.tap()
  const dialog = page.getByRole('dialog', { name: 'Скасувати запрошення' })
  const answer = dialog.getByRole('button', { name: 'Скасувати запрошення' })
  const tapOnIt = async () => {
    const box = await answer.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  }
  while (!(await answer.isVisible())) await page.clock.runFor(50)
  await tapOnIt()
  await page.clock.runFor(400)
  await tapOnIt()
  await expect(dialog).toBeVisible()
  expect(sent).toBe(0)
  await page.clock.resume()
  await answer.tap() // once it takes presses
  await expect(page.getByText('Запрошення скасовано')).toBeVisible()
})

test('from the home page one invites as the last time by 3 taps, and a played game is written down by its opponent, score, then the rest', async ({
  page,
  context,
  request,
}) => {
  const mine = await openApiSession(request, regular)
  await giveSession(context, mine)
  const first = { kind: 'FRIENDLY', place: 'Снопків, корт 3', slots: [new Date(Date.now() + 3 * DAY)] }
  const opponentId = (await findOpponents(request, mine)).at(-1)
  await callAs(request, regular, 'games/invitations', { leagueId: leagueOf(mine), opponentId, ...first })

  const other = await test.step('what is sent is what stands there', async () => {
    await openAlive(page, '/')
    const tap = countTaps()
    await tap(page.getByRole('main').getByRole('link', { name: 'Запросити на гру' }))
    const suggested = page.getByRole('region', { name: 'Кого запросити' }).getByRole('link')
    const other = await suggested.nth(1).locator('b').first().innerText()
    await tap(suggested.first())
    const asLastTime = page.getByRole('region', { name: 'Як минулого разу' })
    const said = await asLastTime.innerText()
    const sent = page.waitForResponse('**/api/v1/games/invitations')
    await tap(asLastTime.getByRole('button', { name: 'Надіслати так' }))
    await expect(page.getByText('Запрошення надіслано')).toBeVisible()
    expect(tap.count()).toBe(3)
    const { place, kind, slots } = (await (await sent).json()).data as Game
    const times = slots.map((slot) => toKyiv(slot).slice(11))
    for (const part of [place ?? '', kind === 'FRIENDLY' ? 'товариська' : 'рейтингова', ...times])
      expect(said).toContain(part)
    return other
  })

  await test.step('a game that was played without an invitation', async () => {
    await page.goto('/profile/results')
    await page.getByRole('button', { name: 'Записати зіграну гру' }).tap()
    const opponents = page.getByRole('dialog', { name: 'Записати зіграну гру' })
    const row = opponents.getByRole('button').filter({ hasText: other })
    await row.tap()
    const sheet = page.getByRole('dialog', { name: 'Внести результат' })
    await sheet.getByRole('button', { name: 'Назад' }).tap()
    await row.tap()
    for (const _ of ['first set', 'second set'])
      await sheet.getByRole('button', { name: /^[46]:2, виграєте ви$/ }).tap()
    const review = page.getByRole('dialog', { name: 'Перевірте рахунок' })
    await review.getByText('Товариська').tap()
    await review.getByLabel('Місце').fill('Нивки')
    await review.getByRole('button', { name: 'Надіслати результат' }).tap()
    await expect(page.getByText('Гру записано')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Нивки' })).toContainText('не зміниться')
  })
})

/** Those of the league whom the rules let one invite today. */
async function findOpponents(request: APIRequestContext, { token, user }: ApiSession) {
  const answer = await request.get(`/api/v1/games/opponents?leagueId=${user.leagues[0]?.league.id}`, {
    headers: bearer(token),
  })
  const opponents: Opponent[] = (await answer.json()).data
  return opponents.filter(({ refusal }) => refusal === null).map(({ player }) => player.id)
}

const leagueOf = ({ user }: ApiSession) => user.leagues[0]?.league.id

/** A call of the person of the demo with this id, which must be answered. */
async function callAs(request: APIRequestContext, id: number, path: string, data: object) {
  const { token } = await openApiSession(request, id)
  const answer = await request.post(`/api/v1/${path}`, { headers: bearer(token), data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens the home page as on every visit but the first, on which «Ваш хід» is folded. */
async function openAgain(page: Page) {
  await openAlive(page, '/')
  await expect(page.getByRole('region', { name: 'Ваш хід' }).getByText('Показати')).toBeVisible()
  await openAlive(page, '/')
}

/** Presses and counts. */
function countTaps() {
  let count = 0
  const tap = async (target: Locator) => {
    count += 1
    await target.tap()
  }
  return Object.assign(tap, { count: () => count })
}

async function leaveTheLeague(request: APIRequestContext) {
  const { token, user } = await openApiSession(request, newcomer)
  const [membership] = user.leagues
  const leagueId = membership?.league.id ?? 0
  await request.delete(`/api/v1/leagues/${leagueId}/players/${membership?.id}`, { headers: bearer(token) })
  return leagueId
}

/** A game that the other has accepted, without a time. */
async function playOf(request: APIRequestContext, leagueId: number) {
  const me = bearer((await openApiSession(request, newcomer)).token)
  const other = bearer((await openApiSession(request, rival)).token)
  const invited = await request.post('/api/v1/games/invitations', {
    headers: me,
    data: { leagueId, opponentId: rival, kind: 'FRIENDLY' },
  })
  const { data } = await invited.json()
  await request.post(`/api/v1/games/invitations/${data.id}/accept`, { headers: other, data: {} })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
