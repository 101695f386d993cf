import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openDesk } from '../../../test/desk.ts'
import { nextTelegramId, sitePayload } from '../../../test/login.ts'
import { replayed, stored } from '../../../test/replay.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { joinLeague } from '../leagues/join-league.ts'

let world: World
let court: Court
let olena: Person
let iryna: Person
let admin: Person
let telegramId: number

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.updateTable('users').set({ role: 'PLAYER' }).execute()
  world.pass({ minutes: 1 })
  telegramId = nextTelegramId()
  olena = await signedIn()
  iryna = await world.person('Ірина Коваль')
  admin = await world.person('Петро Адмін', 'ADMIN')
  court = openCourt(world, (await world.league('Ліга Сходу', [olena, iryna], { rematchAfterDays: 1 })).id)
})

const signIn = () => {
  const payload = sitePayload(world, { id: telegramId, first_name: 'Олена', last_name: 'Марченко', username: 'olena' })
  return world.call(null, 'POST /api/v1/users/auth/telegram', { body: payload }, { 'user-agent': 'phone' })
}
async function signedIn(): Promise<Person> {
  const { data } = await signIn()
  return { id: data.user.id, name: 'Олена Марченко', token: data.token }
}
const remove = (who: Person) => court.call(who, 'DELETE /api/v1/users/me')
const rowOf = ({ id }: Person) =>
  world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const pictureOf = async (who: Person) => {
  const url = `/img/${String(who.id).padStart(32, '0')}-8x8.webp`
  await world.db
    .insertInto('uploads')
    .values({ url, owner_id: who.id, bytes: new Uint8Array(7), made_at: world.clock.now })
    .execute()
  return url
}

describe('who deletes their account', () => {
  it('leaves nothing of themselves: every personal field is empty', async () => {
    const everything = {
      firstName: 'Оленка',
      city: 'Львів',
      gender: 'WOMEN',
      birthYear: 1991,
      hand: 'LEFT',
      backhand: 'ONE',
      racket: 'Head',
      bio: 'Граю зранку',
      preferredCourts: 'Нивки',
      showContact: 'ALL',
      pausedUntil: '2027-12-01T08:00:00Z',
    } as const
    await court.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: everything })
    const photo = await pictureOf(olena)
    await world.db
      .updateTable('users')
      .set({ photo_url: photo, photo_source: 'https://t.me/i/olena.jpg' })
      .where('id', '=', olena.id)
      .execute()
    expect(await remove(olena)).toMatchObject({ status: 200, data: null })
    const { id, version, created_at, notifications, ...row } = await rowOf(olena)
    expect({ id, version, created_at }).toMatchObject({
      id: olena.id,
      version: expect.any(Number),
      created_at: expect.any(Date),
    })
    expect(Object.values(notifications)).toEqual([false, false, false, false])
    const kept = {
      first_name: 'Видалений гравець',
      folded_name: 'видалений гравець',
      search_name: 'vidaleni hravets',
      role: 'PLAYER',
      status: 'ACTIVE',
      show_contact: 'NOBODY',
      hide_from_search: true,
      deleted_at: world.clock.now,
    }
    expect(row).toMatchObject(kept)
    const rest = Object.entries(row).filter(
      ([column]) =>
        !(column in kept) && !/^(first_name_edited|last_name_edited|is_demoted|photo_is_chosen)$/.test(column),
    )
    expect(rest.filter(([, value]) => value !== null && value !== '')).toEqual([])
    expect(await world.db.selectFrom('uploads').where('owner_id', '=', olena.id).selectAll().execute()).toEqual([])
  })

  it('keeps the games and both ratings, under a name that says it', async () => {
    const id = await court.completed(olena, iryna, '6:4 6:4')
    const before = [await court.ratingOf(olena), await court.ratingOf(iryna)]
    await remove(olena)
    expect([await court.ratingOf(olena), await court.ratingOf(iryna)]).toEqual(before)
    expect(await court.see(null, id)).toMatchObject({
      status: 'COMPLETED',
      score: '6:4 6:4',
      a: { id: olena.id, firstName: 'Видалений гравець', lastName: '', photoUrl: null },
    })
    expect((await court.table()).rows.map(({ player }) => player.firstName)).toContain('Видалений гравець')
    expect(await stored(world.db, court.leagueId)).toEqual(await replayed(world.db, court.leagueId))
  })

  it('has a public page still, which search engines do not keep and which offers no contact', async () => {
    await court.completed(olena, iryna, '6:4 6:4')
    await remove(olena)
    const { data } = await court.call(iryna, 'GET /api/v1/players/{id}', { params: { id: olena.id } })
    expect(data).toMatchObject({
      player: { firstName: 'Видалений гравець', lastName: '', hideFromSearch: true },
      leagues: [],
      totals: { played: 1, won: 1 },
    })
    expect(data.player).not.toHaveProperty('contact')
    expect(data.player).not.toHaveProperty('username')
  })

  it('takes back their words and pictures, and nobody else’s', async () => {
    const own = await court.invited(olena, iryna, { message: 'Слова Олени' })
    court.done(await court.cancel(olena, own, { reason: 'Причина Олени' }))
    const played = await court.invited(iryna, olena, { message: 'Слова Ірини', place: 'Нивки' })
    court.done(await court.accept(olena, played))
    court.done(await court.submit(olena, played, '6:4 6:4', { notes: 'Нотатка Олени' }))
    await world.db
      .updateTable('games')
      .set({ image_url: await pictureOf(olena) })
      .where('id', '=', played)
      .execute()
    court.done(await court.dispute(iryna, played, { reason: 'Причина Ірини' }))
    await remove(olena)
    const games = await world.db
      .selectFrom('games')
      .selectAll()
      .where('id', 'in', [own, played])
      .orderBy('id')
      .execute()
    expect(games).toMatchObject([
      { message: null },
      { message: 'Слова Ірини', notes: null, image_url: null, place: 'Нивки', score: '6:4 6:4' },
    ])
    const log = JSON.stringify(
      await world.db.selectFrom('game_events').selectAll().where('game_id', 'in', [own, played]).execute(),
    )
    expect(log).not.toContain('Олени')
    expect(log).toContain('Причина Ірини')
  })

  it('takes back notes to a game broken off and places that were never agreed, by who wrote them', async () => {
    const nadiya = await world.person('Надія Бойко')
    await joinLeague(world.db, nadiya.id, court.leagueId, null, world.clock.now)
    const proposed = await court.invited(olena, nadiya, { place: 'Двір Олени' })
    court.done(await court.reject(nadiya, proposed))
    const broken = await court.agreed(olena, iryna, { place: 'Нивки' })
    const stopped = { scoreDetails: { outcome: 'ABANDONED', sets: [{ a: 2, b: 1 }] }, notes: 'Нотатка Олени' }
    court.done(await court.submit(olena, broken, '6:4', stopped))
    const slot = new Date(world.clock.now.getTime() + 3_600_000)
    court.done(await court.reschedule(olena, broken, [slot], { place: 'Дача Олени' }))
    const { data: own } = await court.call(olena, 'GET /api/v1/users/me/export')
    expect(own.games.map(({ ownNotes }) => ownNotes)).toEqual([null, 'Нотатка Олени'])
    await remove(olena)
    const kept = await world.db
      .selectFrom('games')
      .select(['notes', 'place'])
      .where('id', 'in', [proposed, broken])
      .orderBy('id')
      .execute()
    expect(kept).toEqual([
      { notes: null, place: null },
      { notes: null, place: 'Нивки' },
    ])
    const log = await world.db
      .selectFrom('game_events')
      .selectAll()
      .where('game_id', 'in', [proposed, broken])
      .execute()
    expect(JSON.stringify(log)).not.toContain('Олени')
  })

  it('leaves the articles that others read, without a name and a cover, and no others', async () => {
    const desk = openDesk(world, admin)
    const coverImage = await pictureOf(olena)
    const post = await desk.published(olena, 'Як я почала грати', { coverImage, body: `Так:\n\n![Я](${coverImage})` })
    const hidden = await desk.published(olena, 'Прихована')
    desk.done(await desk.change(olena, hidden, { status: 'HIDDEN' }))
    const draft = await desk.write(olena, 'Чернетка')
    await remove(olena)
    expect((await desk.read(null, post.slug)).data).toMatchObject({
      title: 'Як я почала грати',
      coverImage: null,
      html: '<p>Так:</p>',
      author: { id: olena.id, firstName: 'Видалений гравець', lastName: '' },
    })
    for (const { slug } of [hidden, draft]) expect((await desk.read(admin, slug)).status).toBe(404)
  })

  it('is named in no answer that is kept for whoever repeats a request', async () => {
    const nadiya = await world.person('Надія Бойко')
    await joinLeague(world.db, nadiya.id, court.leagueId, null, world.clock.now)
    for (const [key, opponent] of Object.entries({ gone: olena, stays: nadiya }))
      await world.call(
        iryna,
        'POST /api/v1/games/invitations',
        { body: { leagueId: court.leagueId, opponentId: opponent.id } },
        { 'idempotency-key': key },
      )
    await remove(olena)
    const kept = await world.db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', iryna.id).execute()
    expect(kept.map(({ key }) => key)).toEqual(['stays'])
    expect(JSON.stringify(kept)).toContain('Надія')
  })

  it('leaves every league; invitations and agreed games are off with a word why, and submitted results run on', async () => {
    const third = await world.person('Надія Бойко')
    const second = openCourt(world, (await world.league('Друга ліга', [olena, third])).id)
    const agreed = await court.agreedIn(5, iryna, olena)
    const invitation = await second.invited(third, olena)
    const submitted = openCourt(world, (await world.league('Третя ліга', [olena, iryna])).id)
    const waiting = await submitted.awaiting(iryna, olena, '6:4 6:4')
    await remove(olena)
    const details = { reasonCode: 'ACCOUNT_DELETED' }
    expect(await court.lastEvent(agreed)).toMatchObject({
      move: 'cancel',
      actorId: olena.id,
      details: { ...details, late: true },
    })
    expect(await second.lastEvent(invitation)).toMatchObject({ move: 'cancel', actorId: olena.id, details })
    expect((await submitted.see(iryna, waiting)).status).toBe('PENDING_CONFIRMATION')
    const left = await world.db.selectFrom('memberships').selectAll().where('user_id', '=', olena.id).execute()
    expect(left.map(({ status }) => status)).toEqual(['LEFT', 'LEFT', 'LEFT'])
  })

  it('is out on every device, and the calendar is closed', async () => {
    const laptop = await world.again(olena)
    const { url } = court.done(await court.call(olena, 'POST /api/v1/users/me/calendar'))
    await remove(olena)
    for (const { token } of [olena, laptop])
      expect(await world.call({ ...olena, token }, 'GET /api/v1/users/profile')).toMatchObject({
        status: 401,
        code: 'INVALID_TOKEN',
      })
    expect((await world.api.request(url)).status).toBe(404)
    const sessions = await world.db.selectFrom('sessions').selectAll().where('user_id', '=', olena.id).execute()
    expect(sessions.map(({ device, ended_at }) => [device, ended_at !== null])).toEqual(sessions.map(() => ['', true]))
  })

  it('is a new person at the next sign-in, but not with a login used before', async () => {
    const payload = sitePayload(world, { id: telegramId })
    await world.call(null, 'POST /api/v1/users/auth/telegram', { body: payload })
    await remove(olena)
    expect((await world.call(null, 'POST /api/v1/users/auth/telegram', { body: payload })).status).toBe(401)
    world.pass({ minutes: 1 })
    const again = await signIn()
    expect(again).toMatchObject({ status: 200, data: { user: { firstName: 'Олена', ratings: [], leagues: [] } } })
    expect(again.data.user.id).not.toBe(olena.id)
  })

  it('is noted in the audit, by number', async () => {
    await remove(olena)
    const rows = await world.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'account.deleted')
      .where('actor_id', '=', olena.id)
      .execute()
    expect(rows).toMatchObject([{ details: { userId: olena.id }, at: world.clock.now }])
  })
})

describe('a deleted account', () => {
  it('is nobody whom an administrator lists, changes or adds to a league', async () => {
    await remove(olena)
    const { data } = await court.call(admin, 'GET /api/v1/users', { query: { limit: 100 } })
    expect(data.map(({ id }) => id)).not.toContain(olena.id)
    const notFound = { status: 404, code: 'NOT_FOUND' }
    expect(
      await court.call(admin, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { city: 'Київ' } }),
    ).toMatchObject(notFound)
    const { id: leagueId } = await world.league('Нова ліга')
    const body = { userId: olena.id, leagueId }
    expect(await court.call(admin, 'POST /api/v1/user-leagues', { body })).toMatchObject(notFound)
    const available = await court.call(admin, 'GET /api/v1/leagues/{id}/available-players', {
      params: { id: leagueId },
      query: { limit: 100 },
    })
    expect(available.data.map(({ id }) => id)).not.toContain(olena.id)
  })

  it('cannot be invited', async () => {
    await remove(olena)
    expect(await court.invite(iryna, olena)).toMatchObject({ status: 422, code: 'OPPONENT_NOT_A_MEMBER' })
  })
})

it('the last administrator cannot delete their account, the last but one can', async () => {
  expect(await remove(admin)).toMatchObject({ status: 409, code: 'LAST_ADMIN' })
  expect((await rowOf(admin)).first_name).toBe('Петро')
  await world.person('Марія Адмін', 'ADMIN')
  expect((await remove(admin)).status).toBe(200)
})

it('what an administrator decided stays explained after they are gone', async () => {
  const id = await court.disputed(olena, iryna, '6:4 6:4')
  await world.person('Марія Адмін', 'ADMIN')
  court.done(await court.decide(admin, id, { action: 'CONFIRM', reason: 'Свідки бачили' }))
  await remove(admin)
  expect(await court.lastEvent(id)).toMatchObject({ move: 'decide', details: { reason: 'Свідки бачили' } })
})
