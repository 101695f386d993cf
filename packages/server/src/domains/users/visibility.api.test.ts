import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let olena: Person
let leagueId: number
let readers: Record<'guest', null> & Record<'stranger' | 'invited' | 'recorder' | 'opponent' | 'self' | 'admin', Person>

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  readers = {
    guest: null,
    stranger: await world.person('Степан Чужий'),
    invited: await world.person('Ірина Коваль'),
    recorder: await world.person('Вигадана Гра'),
    opponent: await world.person('Оксана Бойко'),
    self: olena,
    admin: await world.person('Петро Адмін', 'ADMIN'),
  }
  await world.db
    .updateTable('users')
    .set({ telegram_id: '5512', username: 'olena_m' })
    .where('id', '=', olena.id)
    .execute()
  await change(olena, {
    city: 'Київ',
    hand: 'LEFT',
    backhand: 'TWO',
    racket: 'Wilson',
    bio: 'Граю з дитинства',
    preferredCourts: 'Нивки',
    birthYear: 1990,
    gender: 'WOMEN',
    pausedUntil: null,
  })
  leagueId = (await world.league('Жіноча ліга', [olena, readers.invited, readers.recorder, readers.opponent])).id
  const invite = async (opponent: Person) =>
    (await world.call(olena, 'POST /api/v1/games/invitations', { body: { leagueId, opponentId: opponent.id } })).data
  await invite(readers.invited)
  const { id } = await invite(readers.opponent)
  await world.call(readers.opponent, 'POST /api/v1/games/invitations/{id}/accept', { params: { id } })
  const recorded = await openCourt(world, leagueId).record(readers.recorder, olena, '6:4 6:4')
  expect(recorded).toMatchObject({ status: 200, data: { status: 'PENDING_CONFIRMATION' } })
})
afterAll(() => world.close())

const change = (who: Person, body: object) =>
  world.call(who, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body })
const asPerson = async (who: Person | null) =>
  (await world.call(who, 'GET /api/v1/users/{id}', { params: { id: olena.id } })).data
const asPlayer = async (who: Person | null) =>
  (await world.call(who, 'GET /api/v1/players/{id}', { params: { id: olena.id } })).data.player

const forAnyone = ['id', 'firstName', 'lastName', 'photoUrl', 'city', 'hand', 'hideFromSearch']
const forPlayers = [...forAnyone, 'bio', 'preferredCourts', 'racket', 'backhand', 'pausedUntil']
const ownToo = ['role', 'gender', 'birthYear', 'telegramId', 'status', 'showContact', 'notifications']
const forOpponents = [...forPlayers, 'username', 'contact']
const forSelf = [...forOpponents, ...ownToo, 'createdAt', 'lastSeenAt', 'version']

describe('of Олена, who shows her contact to opponents', () => {
  it.each([
    ['guest', forAnyone],
    ['stranger', forPlayers],
    ['invited', forPlayers],
    ['recorder', forPlayers],
    ['opponent', forOpponents],
    ['self', forSelf],
    ['admin', forSelf],
  ] as const)('the public page shows the %s exactly what is theirs to see', async (reader, fields) => {
    expect(Object.keys(await asPlayer(readers[reader])).sort()).toEqual([...fields].sort())
  })

  it.each([
    ['stranger', forPlayers],
    ['invited', forPlayers],
    ['recorder', forPlayers],
    ['opponent', forOpponents],
    ['self', forSelf],
    ['admin', forSelf],
  ] as const)('the call for people shows the %s the same', async (reader, fields) => {
    expect(Object.keys(await asPerson(readers[reader])).sort()).toEqual([...fields].sort())
  })

  it('a guest cannot ask for people at all', async () => {
    expect(await world.call(null, 'GET /api/v1/users/{id}', { params: { id: olena.id } })).toMatchObject({
      status: 401,
      errorType: 'NO_TOKEN',
    })
  })

  it('the contact opens a chat', async () =>
    expect((await asPlayer(readers.opponent)).contact).toBe('https://t.me/olena_m'))

  it('nobody else’s answer names her Telegram id or year of birth, nor a stranger’s her handle, wherever she stands', async () => {
    const answers = await Promise.all(
      [readers.guest, readers.stranger, readers.opponent].flatMap((who) => [
        world.call(who, 'GET /api/v1/players/{id}', { params: { id: olena.id } }),
        world.call(who, 'GET /api/v1/user-leagues/players', { query: { leagueId } }),
        world.call(who, 'GET /api/v1/players', { query: { leagueId } }),
        world.call(who, 'GET /api/v1/games'),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(JSON.stringify(answers)).not.toMatch(/5512|1990|telegramId|birthYear/)
    expect(JSON.stringify(answers.slice(0, 8))).not.toContain('olena_m') // only the opponent is shown it
  })
})

describe('a contact', () => {
  const contactFor = async (reader: keyof typeof readers) =>
    /olena_m/.test(JSON.stringify([await asPlayer(readers[reader]), await asPerson(readers[reader])]))

  it('shown to all is shown to players, never to guests', async () => {
    await change(olena, { showContact: 'ALL' })
    expect([await contactFor('guest'), await contactFor('stranger')]).toEqual([false, true])
  })

  it('shown to nobody is shown to administrators and oneself alone', async () => {
    await change(olena, { showContact: 'NOBODY' })
    expect([await contactFor('opponent'), await contactFor('admin'), await contactFor('self')]).toEqual([
      false,
      true,
      true,
    ])
  })
})

it('a person who does not exist is not found', async () => {
  for (const id of [999_999, 2_147_483_647])
    for (const path of ['GET /api/v1/users/{id}', 'GET /api/v1/players/{id}'] as const)
      expect(await world.call(olena, path, { params: { id } })).toMatchObject({ status: 404, errorType: 'NOT_FOUND' })
})
