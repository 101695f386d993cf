import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenFront, openFront } from '../../../test/front.ts'
import { nextTelegramId, sitePayload } from '../../../test/login.ts'

let front: OpenFront
/** What nobody may read in a log, by name. */
const secrets: Record<string, string> = {}
const telegramId = nextTelegramId()
const blockedTelegramId = nextTelegramId()

beforeAll(async () => {
  front = await openFront()
  secrets['the bot’s token'] = front.world.botToken
  secrets['the secret that signs'] = front.world.secret
  secrets['a Telegram id'] = String(telegramId)
  secrets['a blocked Telegram id'] = String(blockedTelegramId)
  await liveADay()
})
afterAll(() => front.close())

const ask = async (method: string, path: string, token?: string, body?: unknown, headers = {}) => {
  const init = { method, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } }
  const response = await fetch(front.address + path, {
    ...init,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.text() }
}

/** Everything that touches a secret, done well and done wrong. */
async function liveADay() {
  const { world } = front
  const payload = sitePayload(world, {
    id: telegramId,
    first_name: 'Олена',
    photo_url: 'https://t.me/i/secret-photo.jpg',
  })
  secrets['a login’s hash'] = payload.hash
  const { body } = await ask('POST', '/api/v1/users/auth/telegram', undefined, payload)
  const { token, user } = JSON.parse(body).data
  secrets['a token'] = token
  world.pass({ minutes: 5 })
  const renewed = await ask('POST', '/api/auth/refresh', token)
  secrets['a renewed token'] = JSON.parse(renewed.body).data.token
  await ask('POST', '/api/v1/users/auth/telegram', undefined, payload)
  await ask('POST', '/api/v1/users/auth/telegram', undefined, { ...payload, hash: 'f'.repeat(64) })
  await ask('POST', '/api/v1/users/auth/telegram', undefined, { ...payload, id: { odd: telegramId } })
  await ask('GET', '/api/v1/users/profile', `${token}tampered`)
  await ask('GET', '/', token)
  await ask('GET', `/auth?redirect=%2Fprofile&token=${token}`)
  await ask('GET', `/api/v1/players?leagueId=1&q=${token}`, token)
  await ask('PUT', `/api/v1/users/${user.id}`, token, { bio: telegramId })
  secrets['an idempotency key'] = 'a-key-of-olena'
  await ask('POST', '/api/v1/users/join-league', token, { leagueId: 1 }, { 'idempotency-key': 'a-key-of-olena' })
  const feed = JSON.parse((await ask('POST', '/api/v1/users/me/calendar', token)).body).data.url
  secrets['a calendar’s address'] = feed.slice('/calendar/'.length, -'.ics'.length)
  expect((await ask('GET', feed)).status).toBe(200)
  await ask('GET', feed.replace('.ics', ''))
  await world.db.schema.alterTable('calendar_feeds').renameTo('calendar_feeds_away').execute()
  expect((await ask('GET', feed)).status).toBe(500)
  await world.db.schema.alterTable('calendar_feeds_away').renameTo('calendar_feeds').execute()
  const blocked = sitePayload(world, { id: blockedTelegramId })
  await ask('POST', '/api/v1/users/auth/telegram', undefined, blocked)
  await world.db
    .updateTable('users')
    .set({ status: 'BLOCKED' })
    .where('telegram_id', '=', String(blockedTelegramId))
    .execute()
  await ask(
    'POST',
    '/api/v1/users/auth/telegram',
    undefined,
    sitePayload(world, { id: blockedTelegramId, first_name: 'Б' }),
  )
  await world.db.schema.alterTable('used_logins').renameTo('used_logins_away').execute()
  const broken = await ask('POST', '/api/v1/users/auth/telegram', undefined, sitePayload(world, { id: telegramId }))
  await world.db.schema.alterTable('used_logins_away').renameTo('used_logins').execute()
  expect(broken.status).toBe(500)
  await ask('POST', '/api/auth/logout', secrets['a renewed token'])
}

describe('the log', () => {
  it('tells of every call: what, by which id, how it went and how long it took', () => {
    const requests = front.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(requests.length).toBeGreaterThanOrEqual(13)
    for (const request of requests)
      expect(request).toMatchObject({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: expect.any(String),
        path: expect.stringMatching(/^\/api\/[^?]*$/),
        status: expect.any(Number),
        ms: expect.any(Number),
      })
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404, 500]))
  })

  it('tells who signed in, by our own number', () => {
    expect(front.lines.some((line) => /"userId":\d+,"sessionId":\d+/.test(line))).toBe(true)
  })

  it('holds no secret, not even at its most talkative', () => {
    expect(Object.keys(secrets)).toHaveLength(9)
    const log = front.lines.join('')
    for (const [name, secret] of Object.entries(secrets)) expect(log.includes(secret), name).toBe(false)
    expect(log).not.toMatch(/Bearer|eyJ[A-Za-z0-9]/)
    expect(log).not.toContain('secret-photo')
  })
})

describe('an answer', () => {
  it('holds no secret of the server', async () => {
    const { token } = await front.world.person('Степан Цікавий')
    const paths = [
      '/',
      '/auth',
      '/api/v1/site',
      '/api/v1/games',
      '/api/openapi.json',
      '/api/docs',
      '/healthz',
      '/readyz',
    ]
    const answers = await Promise.all([...paths, '/api/v1/stats/summary'].map((path) => ask('GET', path, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(paths.length + 1).fill(200))
    const text = JSON.stringify(answers)
    for (const [name, secret] of Object.entries(secrets)) expect(text.includes(secret), name).toBe(false)
  })
})
