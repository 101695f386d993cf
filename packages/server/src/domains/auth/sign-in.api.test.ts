import type { TelegramLogin } from '@matchbol/core/auth/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextTelegramId, secondsOf, sitePayload, widgetPayload } from '../../../test/login.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { loginHash } from './login-hash.ts'
import { signIn as verifySignIn } from './sign-in.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ ADMIN_TELEGRAM_IDS: '500000001, 500000002, 500000003' })
})
afterAll(() => world.close())
beforeEach(() => world.pass({ minutes: 1 }))

const signIn = (body: unknown, device = 'Firefox') =>
  world.call(null, 'POST /api/v1/users/auth/telegram', { body: body as TelegramLogin }, { 'user-agent': device })
const sessionOf = async (token: string) => (await world.tokens.read(token, world.clock.now)).sessionId
const block = (telegramId: number) =>
  world.db
    .updateTable('users')
    .set({ status: 'BLOCKED' })
    .where('telegram_id', '=', String(telegramId))
    .executeTakeFirstOrThrow()

describe('a person whom Telegram vouches for', () => {
  it('gets a token and sees themselves, as a player, with everything the header shows', async () => {
    const id = nextTelegramId()
    const answer = await signIn(
      sitePayload(world, { id, first_name: 'Олена', last_name: 'Марченко', username: 'olena' }),
    )
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      data: {
        user: {
          firstName: 'Олена',
          lastName: 'Марченко',
          username: 'olena',
          telegramId: String(id),
          role: 'PLAYER',
          status: 'ACTIVE',
          leagues: [],
          ratings: [],
          tickets: [],
          blogPosts: [],
          gameStats: { totalInvitationsCount: 0, pendingGamesCount: 0, invitationsToUserCount: 0 },
          gamesAwaitingConfirmation: [],
        },
      },
    })
    const { data } = await world.send('/api/v1/users/profile', {
      headers: { authorization: `Bearer ${answer.data.token}` },
    })
    expect(data).toEqual(answer.data.user)
  })

  it('is the same user at the next sign-in', async () => {
    const id = nextTelegramId()
    const first = await signIn(sitePayload(world, { id }))
    world.pass({ seconds: 30 })
    const second = await signIn(sitePayload(world, { id }))
    expect(second.data.user.id).toBe(first.data.user.id)
    expect(await sessionOf(second.data.token)).not.toBe(await sessionOf(first.data.token))
  })

  it('is one user even when two devices sign in for the first time at once', async () => {
    const id = nextTelegramId()
    const at = secondsOf(world.clock.now)
    const answers = await Promise.all(
      [0, 1, 2, 3].map((second) => signIn(sitePayload(world, { id, auth_date: at - second }), `device ${second}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.user.id)).size).toBe(1)
  })

  it('signs in with every field that Telegram may send, and with none but the necessary', async () => {
    const full = {
      first_name: 'Ірина',
      last_name: 'Коваль',
      username: 'iryna',
      photo_url: 'https://t.me/i/userpic/1.jpg',
    }
    expect((await signIn(sitePayload(world, full))).status).toBe(200)
    const { first_name, ...bare } = widgetPayload(world, { first_name: undefined as never })
    expect(first_name).toBeUndefined()
    expect((await signIn(bare)).status).toBe(200)
  })

  it('is named by Telegram, whatever our own fields say', async () => {
    const payload = {
      ...sitePayload(world, { first_name: 'Олег' }),
      firstName: 'Адмін',
      lastName: 'Головний',
      role: 'ADMIN',
    }
    expect((await signIn(payload)).data.user).toMatchObject({ firstName: 'Олег', lastName: '', role: 'PLAYER' })
  })

  it('follows each name at Telegram until they edit that one here, and the handle always', async () => {
    const id = nextTelegramId()
    const first = await signIn(sitePayload(world, { id, first_name: 'Oleh', username: 'old' }))
    world.pass({ minutes: 1 })
    const renamed = await signIn(sitePayload(world, { id, first_name: 'Олег', last_name: 'Савченко', username: 'new' }))
    expect(renamed.data.user).toMatchObject({ firstName: 'Олег', lastName: 'Савченко', username: 'new' })
    const me = { id: first.data.user.id, name: '', token: renamed.data.token }
    const league = await world.league('Ліга', [me])
    const edit = (body: object) => world.call(me, 'PUT /api/v1/users/{id}', { params: { id: me.id }, body })
    await edit({ firstName: 'Олежик', lastName: 'Савченко' })
    const at = async (last_name: string) => {
      world.pass({ minutes: 1 })
      return (await signIn(sitePayload(world, { id, first_name: 'Oleh', last_name, username: 'newest' }))).data
    }
    const later = await at('Шевченко')
    expect(later.user).toMatchObject({ firstName: 'Олежик', lastName: 'Шевченко', username: 'newest' })
    me.token = later.token
    const query = { leagueId: league.id, q: 'Шевченко' }
    const members = await world.call(null, 'GET /api/v1/user-leagues/players', { query })
    expect(members.data).toMatchObject([{ user: { lastName: 'Шевченко' } }])
    await edit({ lastName: 'Коваль' })
    expect((await at('Бондар')).user).toMatchObject({ firstName: 'Олежик', lastName: 'Коваль' })
  })

  it('is an administrator when the settings name their Telegram id, also after an earlier sign-in', async () => {
    expect((await signIn(sitePayload(world, { id: 500_000_002 }))).data.user.role).toBe('ADMIN')
    const { id } = await world.person('Олег Савченко')
    await world.db.updateTable('users').set({ telegram_id: '500000001' }).where('id', '=', id).execute()
    expect((await signIn(sitePayload(world, { id: 500_000_001 }))).data.user).toMatchObject({ id, role: 'ADMIN' })
  })

  it('stays a player whom an administrator has demoted, whatever the settings say, until one promotes them', async () => {
    const named = { id: 500_000_002 }
    const { data } = await signIn(sitePayload(world, named))
    const admin = await world.person('Петро Адмін', 'ADMIN')
    const give = (role: 'PLAYER' | 'ADMIN') =>
      world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: data.user.id }, body: { role } })
    const roleAtNextSignIn = async () => {
      world.pass({ minutes: 1 })
      return (await signIn(sitePayload(world, named))).data.user.role
    }
    await give('PLAYER')
    expect(await roleAtNextSignIn()).toBe('PLAYER')
    await give('ADMIN')
    expect(await roleAtNextSignIn()).toBe('ADMIN')
  })

  it('nor does deleting the account lift a demotion: the new one carries it until an administrator promotes it', async () => {
    const named = { id: 500_000_003 }
    const enter = async () => {
      world.pass({ minutes: 1 })
      return (await signIn(sitePayload(world, named))).data
    }
    const admin = await world.person('Петро Адмін', 'ADMIN')
    const give = (id: number, role: 'PLAYER' | 'ADMIN') =>
      world.call(admin, 'PUT /api/v1/users/{id}', { params: { id }, body: { role } })
    const first = await enter()
    expect(first.user.role).toBe('ADMIN')
    await give(first.user.id, 'PLAYER')
    const person = { ...admin, id: first.user.id, token: first.token }
    expect((await world.call(person, 'DELETE /api/v1/users/me')).status).toBe(200)
    const { user } = await enter()
    expect(user).toMatchObject({ role: 'PLAYER' })
    expect(user.id).not.toBe(first.user.id)
    expect((await enter()).user.role).toBe('PLAYER')
    await give(user.id, 'ADMIN')
    expect((await enter()).user.role).toBe('ADMIN')
  })
})

describe('a sign-in is refused', () => {
  const missing = { status: 400, errorType: 'VALIDATION', message: 'Missing required Telegram auth data' }
  const old = { status: 401, message: 'Telegram auth data is too old' }
  const invalid = { status: 401, message: 'Invalid Telegram auth data' }
  const blocked = { status: 403, errorType: 'FORBIDDEN', code: 'USER_BLOCKED' }
  const used = { status: 401, message: 'Telegram auth data was already used' }

  it.each(['id', 'auth_date', 'hash'] as const)('without %s', async (field) => {
    for (const nothing of [undefined, null, ''])
      expect(await signIn({ ...sitePayload(world), [field]: nothing })).toMatchObject(missing)
  })

  it('without anything', async () => {
    expect(await signIn({})).toMatchObject(missing)
    expect(await signIn(undefined)).toMatchObject(missing)
  })

  it('with a body that is no object at all', async () => {
    for (const body of [[], 'hash', 7, null, { id: { $gt: 0 }, auth_date: 1, hash: 'a' }])
      expect((await signIn(body)).status).toBe(400)
  })

  it('a second after a day, and not before', async () => {
    const now = secondsOf(world.clock.now)
    expect((await signIn(sitePayload(world, { auth_date: now - 86_400 }))).status).toBe(200)
    expect(await signIn(sitePayload(world, { auth_date: now - 86_401 }))).toMatchObject(old)
  })

  it('when signed more than a minute ahead of our clock', async () => {
    const now = secondsOf(world.clock.now)
    expect((await signIn(sitePayload(world, { auth_date: now + 60 }))).status).toBe(200)
    expect(await signIn(sitePayload(world, { auth_date: now + 61 }))).toMatchObject(invalid)
  })

  it('with the hash of another bot', async () => {
    const foreign = widgetPayload({ ...world, botToken: '4242:the-token-of-some-other-bot' })
    expect(await signIn(foreign)).toMatchObject(invalid)
  })

  it('when our telegramId is not the id that Telegram signed', async () => {
    for (const telegramId of ['1', 1, ''])
      expect(await signIn({ ...sitePayload(world), telegramId })).toMatchObject(invalid)
  })

  it('with a hash that covers our own fields too', async () => {
    const { hash: _, ...fields } = sitePayload(world)
    const lines = Object.entries(fields).filter(([, value]) => value !== undefined)
    const everything = lines
      .map(([field, value]) => `${field}=${value}`)
      .sort()
      .join('\n')
    expect(await signIn({ ...fields, hash: loginHash(everything, world.botToken) })).toMatchObject(invalid)
  })

  it('when the person is blocked', async () => {
    const id = nextTelegramId()
    await signIn(sitePayload(world, { id }))
    await block(id)
    world.pass({ minutes: 1 })
    expect(await signIn(sitePayload(world, { id }))).toMatchObject(blocked)
  })

  it('when another device comes with the same payload, even within the same second', async () => {
    const payload = sitePayload(world)
    expect((await signIn(payload, 'Firefox')).status).toBe(200)
    expect(await signIn(payload, 'curl')).toMatchObject(used)
  })

  it('when the same device repeats its payload after more than ten seconds', async () => {
    const payload = sitePayload(world)
    const first = await signIn(payload)
    world.pass({ seconds: 10 })
    expect(await sessionOf((await signIn(payload)).data.token)).toBe(await sessionOf(first.data.token))
    world.pass({ seconds: 1 })
    expect(await signIn(payload)).toMatchObject(used)
  })

  it('when the session of the repeated payload was ended meanwhile', async () => {
    const payload = sitePayload(world)
    const { data } = await signIn(payload)
    await world.call({ id: 0, name: '', token: data.token }, 'POST /api/auth/logout')
    expect(await signIn(payload)).toMatchObject(used)
  })

  it('in this order: missing, too old, wrong, blocked, used', async () => {
    const id = nextTelegramId()
    const payload = sitePayload(world, { id })
    await signIn(payload)
    await block(id)
    world.pass({ minutes: 1 })
    expect(await signIn(payload)).toMatchObject(blocked)
    expect(await signIn({ ...payload, hash: 'f'.repeat(64) })).toMatchObject(invalid)
    expect(await signIn({ ...payload, hash: 'f'.repeat(64), auth_date: 1 })).toMatchObject(old)
    expect(await signIn({ ...payload, hash: '', auth_date: 1 })).toMatchObject(missing)
  })

  it('without a change to the account, not even of the name', async () => {
    const id = nextTelegramId()
    const payload = sitePayload(world, { id, first_name: 'Oleh' })
    await signIn(payload)
    world.pass({ minutes: 1 })
    await signIn(sitePayload(world, { id, first_name: 'Олег' }))
    expect(await signIn(payload)).toMatchObject(used)
    const { first_name } = await world.db
      .selectFrom('users')
      .select('first_name')
      .where('telegram_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(first_name).toBe('Олег')
  })

  it('when the club has no bot, even with the hash of an empty token', async () => {
    const payload = widgetPayload({ ...world, botToken: '' })
    const settings = { botToken: undefined, adminTelegramIds: [], hashIdentity: String }
    const device = { name: 'Firefox', address: '' }
    await expect(verifySignIn(world.db, payload, device, settings, world.clock.now)).rejects.toMatchObject({
      code: 'TELEGRAM_DATA_INVALID',
    })
  })
})

it('the same request sent twice at once by one device opens one session', async () => {
  const payload = sitePayload(world)
  const answers = await Promise.all([signIn(payload), signIn(payload), signIn(payload)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(await Promise.all(answers.map(({ data }) => sessionOf(data.token)))).size).toBe(1)
})

it('of two devices that bring one payload at once, one gets in', async () => {
  const payload = sitePayload(world)
  const answers = await Promise.all(['Firefox', 'curl', 'wget'].map((device) => signIn(payload, device)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})
