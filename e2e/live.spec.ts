import type { Opponent } from '@matchbol/core/games/pair-shapes'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { type ApiSession, giveSession, openApiSession } from './api-session.ts'
import { complaintsOf, expect, test } from './strict-test.ts'

const inviterName = 'Олена Марченко'

test('what the other does shows on the open page and in the header, and what one types stays', async ({
  browser,
  request,
}) => {
  const call = callerOf(request)
  const people = await call('GET', '/api/v1/auth/demo-users')
  const { id } = people.find((it: Named) => `${it.firstName} ${it.lastName}` === inviterName)
  const inviter = await openApiSession(request, id)
  const leagueId = inviter.user.leagues[0]?.league.id
  const opponents: Opponent[] = await call('GET', `/api/v1/games/opponents?leagueId=${leagueId}`, inviter)
  const opponentId = opponents.find(({ refusal }) => refusal === null)?.player.id ?? 0
  const invited = await openApiSession(request, opponentId)

  const [mine, theirs] = [await openBrowser(browser, inviter), await openBrowser(browser, invited)]
  await theirs.page.goto('/profile/settings')
  await theirs.listening
  const field = theirs.page.getByLabel('Про себе')
  await field.fill('Граю щосуботи')
  const menu = theirs.page.getByRole('button', { name: /Меню профілю/ })
  const before = await menu.textContent()
  const game = await call('POST', '/api/v1/games/invitations', inviter, { leagueId, opponentId })
  await expect(menu).not.toHaveText(before ?? '')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Граю щосуботи')

  await mine.page.goto(`/game/${game.id}`)
  await mine.listening
  await expect(mine.page.getByText('Відхилено')).toHaveCount(0)
  const network = await cutOff(mine.page)
  const failing = mine.page.waitForEvent('requestfailed')
  await call('POST', `/api/v1/games/invitations/${game.id}/reject`, invited, {})
  await failing
  await network.answersOnlyProfile()
  await expect(mine.page.getByText('Чекаємо на відповідь')).toBeVisible()
  await expect(mine.page.getByText('Не вдалося')).toHaveCount(0)
  await network.comesBack()
  await expect(mine.page.getByText('Відхилено').first()).toBeVisible()
  expect(theirs.complaints).toEqual([])
  expect(mine.complaints[0]).toContain('401') // the page itself: the server draws it for a guest
  expect(mine.complaints.slice(1).filter((complaint) => !complaint.includes('net::ERR_'))).toEqual([])
})

test('a result that is confirmed while a guest looks at the board comes there within a minute', async ({
  page,
  request,
}) => {
  const call = callerOf(request)
  await page.clock.install()
  await page.goto('/')
  const board = page.getByRole('region', { name: 'Табло' })
  await expect(board.getByText(/оновлено/)).toBeVisible()
  const reads: string[] = []
  page.on('request', (read) => read.url().includes('/api/v1/') && reads.push(new URL(read.url()).pathname))
  const completed = await completeGame(call, request)
  await expect(board.locator(`a[href="/game/${completed}"]`)).toHaveCount(0)
  await page.clock.runFor(61_000)
  await expect(board.locator(`a[href="/game/${completed}"]`)).toBeVisible()
  expect(reads.filter((path) => path === '/api/v1/home')).toHaveLength(1)
})

/** @returns the id of a game that was played just now */
async function completeGame(call: ReturnType<typeof callerOf>, request: APIRequestContext): Promise<number> {
  const one = await openApiSession(request, 19)
  const leagueId = one.user.leagues[0]?.league.id
  const opponents: Opponent[] = await call('GET', `/api/v1/games/opponents?leagueId=${leagueId}`, one)
  const opponentId = opponents.find(({ refusal }) => refusal === null)?.player.id ?? 0
  const set = { a: 6, b: 4 }
  const scoreDetails = { outcome: 'COMPLETED', sets: [set, set] }
  const completedAt = new Date().toISOString()
  const { id } = await call('POST', '/api/v1/games', one, { leagueId, opponentId, scoreDetails, completedAt })
  await call('POST', `/api/v1/games/${id}/confirm`, await openApiSession(request, opponentId), {})
  return id
}

/** Nothing but the stream answers: what it tells of cannot be read. */
async function cutOff(page: Page) {
  const isOnline = () => page.evaluate(() => window.dispatchEvent(new Event('online')))
  const fail = (address: RegExp) => page.route(address, (route) => route.abort('internetdisconnected'))
  await fail(/\/api\/v1\/(?!users\/me\/events)/)
  return {
    answersOnlyProfile: async () => {
      await page.unrouteAll()
      await fail(/\/api\/v1\/(?!users\/)/)
      const failing = page.waitForEvent('requestfailed')
      await isOnline()
      await failing
    },
    comesBack: async () => {
      await page.unrouteAll()
      await isOnline()
    },
  }
}

interface Named {
  firstName: string
  lastName: string
}

async function openBrowser(browser: Browser, session: ApiSession) {
  const context = await browser.newContext()
  await giveSession(context, session)
  const page = await context.newPage()
  const listening = page.waitForResponse('**/api/v1/users/me/events')
  return { page, listening, complaints: complaintsOf(context) }
}

const callerOf =
  (request: APIRequestContext) => async (method: string, path: string, who?: ApiSession, data?: object) => {
    const headers = who && { authorization: `Bearer ${who.token}` }
    const answer = await request.fetch(path, { method, ...(headers && { headers }), ...(data && { data }) })
    expect(answer.ok(), `${method} ${path}`).toBe(true)
    return (await answer.json()).data
  }
