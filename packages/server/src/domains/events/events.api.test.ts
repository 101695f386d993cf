import { ownData } from '@matchbol/core/overview/own-data'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEventBoard } from '../../../test/event-board.ts'
import { openLive } from '../../../test/live-stream.ts'
import { smallPicture } from '../../../test/pictures.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { projections } from '../../apps/domains.ts'
import { differencesIn, rebuildProjection } from '../../platform/projections/rebuild-projection.ts'

let world: World
let board: ReturnType<typeof openEventBoard>
let admin: Person
let olena: Person
let iryna: Person
let nadiya: Person

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.pass({ minutes: 1 })
  admin = await world.person('Марія Адмін', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  nadiya = await world.person('Надія Бойко')
  board = openEventBoard(world, admin)
})

const titles = async (query: object = {}) =>
  (await world.call(null, 'GET /api/v1/events', { query: { limit: 100, ...query } })).data.map(({ title }) => title)

describe('§2: an event', () => {
  it('is a draft of administrators until it is published; cancelled, it is still read', async () => {
    const draft = await board.draft({ title: 'Осінній кубок', body: '**Беріть мʼячі.**', price: 25_000 })
    expect(draft).toMatchObject({ status: 'DRAFT', summary: 'Беріть мʼячі.', ownSummary: null, price: 25_000 })
    expect((await board.read(olena, draft)).status).toBe(404)
    const { data: drafts } = await world.call(admin, 'GET /api/v1/events/drafts')
    expect(drafts.map(({ id }) => id)).toContain(draft.id)
    expect(await titles()).not.toContain('Осінній кубок')

    expect((await board.change(draft, { status: 'PUBLISHED' })).data.status).toBe('PUBLISHED')
    expect((await board.read(null, draft)).data).toMatchObject({
      ...{ html: '<p><strong>Беріть мʼячі.</strong></p>', body: null, participants: null, registration: null },
    })
    expect(await titles()).toContain('Осінній кубок')

    expect((await board.change(draft, { status: 'CANCELLED' })).data.status).toBe('CANCELLED')
    expect((await board.read(null, draft)).data.status).toBe('CANCELLED')
    await board.change(draft, { body: 'Скасовано через дощ.' })
    expect((await board.read(null, draft)).data).toMatchObject({
      status: 'CANCELLED',
      html: expect.stringContaining('дощ'),
    })
    expect(await board.register(olena, draft)).toMatchObject({ status: 409, code: 'EVENT_NOT_OPEN' })
    expect((await board.change(draft, { status: 'PUBLISHED' })).data.status).toBe('PUBLISHED')
  })

  it('is deleted only before anybody has seen it', async () => {
    const [draft, open] = [await board.draft({}), await board.open()]
    const remove = (id: number) => world.call(admin, 'DELETE /api/v1/events/{id}', { params: { id } })
    expect(await remove(open.id)).toMatchObject({ status: 409, code: 'EVENT_MOVE_NOT_POSSIBLE' })
    expect((await remove(draft.id)).status).toBe(200)
    expect((await board.read(admin, draft)).status).toBe(404)
  })

  it('is refused with times that cannot be, and edited only as it was seen', async () => {
    const startsAt = board.hoursOn(24)
    const body = { title: 'Кубок', place: 'Корт', startsAt, endsAt: startsAt }
    expect(await world.call(admin, 'POST /api/v1/events', { body })).toMatchObject({ code: 'EVENT_ENDS_TOO_EARLY' })
    const event = await board.open()
    await board.change(event, { place: 'Корт 2', contact: 'Олена, 067' })
    const params = { id: event.id }
    expect(
      await world.call(admin, 'PUT /api/v1/events/{id}', { params, body: { place: 'Корт 3', version: event.version } }),
    ).toMatchObject({ status: 409, code: 'VERSION_CHANGED', data: { place: 'Корт 2' } })
    const audit = await world.db
      .selectFrom('audit')
      .selectAll()
      .where('actor_id', '=', admin.id)
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['event.added', 'event.changed'])
    expect(audit[1]?.details).toMatchObject({ eventId: event.id, changes: { place: { from: 'Корт 1', to: 'Корт 2' } } })
    expect(audit[1]?.details).toMatchObject({ personal: ['contact'] })
    expect(JSON.stringify(audit)).not.toContain('067')
  })

  it('is not moved into the past once it is published; what is over may be put right', async () => {
    const event = await board.open()
    const past = { startsAt: board.hoursOn(-26), endsAt: board.hoursOn(-24) }
    expect(await board.change(event, past)).toMatchObject({ status: 422, code: 'EVENT_MOVED_INTO_PAST' })
    expect((await board.change(await board.draft({}), past)).data.endsAt).toBe(past.endsAt)
    world.pass({ hours: 27 })
    board = openEventBoard(world, await world.again(admin))
    expect((await board.change(event, { title: 'Кубок, що був', endsAt: board.hoursOn(-0.5) })).status).toBe(200)
  })

  it('shows only pictures of who writes it, as its cover too', async () => {
    const { data: picture } = await world.call(olena, 'POST /api/v1/uploads', { file: smallPicture() })
    for (const coverImage of [picture.url, '/uploads/none.webp']) {
      const body = { title: 'Кубок', startsAt: board.hoursOn(24), endsAt: board.hoursOn(26), place: 'Корт', coverImage }
      expect(await world.call(admin, 'POST /api/v1/events', { body })).toMatchObject({
        status: 422,
        code: 'IMAGE_NOT_YOURS',
      })
    }
  })

  it('keeps the pictures of its text, and lets go of those of who deletes their account', async () => {
    const { data: picture } = await world.call(admin, 'POST /api/v1/uploads', { file: smallPicture() })
    const event = await board.open({ body: `До\n\n![Корт](${picture.url})\n\nПісля`, coverImage: picture.url })
    expect((await board.read(null, event)).data.coverImage).toBe(picture.url)
    await world.person('Друга Адмін', 'ADMIN')
    await world.call(admin, 'DELETE /api/v1/users/me')
    expect((await board.read(null, event)).data).toMatchObject({ coverImage: null, html: '<p>До</p>\n<p>Після</p>' })
  })
})

describe('lists', () => {
  it('an event is upcoming until its day in Kyiv is over, then past; a month has both; pages beyond the last are none', async () => {
    world.clock.now = new Date('2028-03-15T09:00:00Z') // away from the others
    board = openEventBoard(world, await world.again(admin))
    const on = async (title: string, startsAt: string, hours: number) => {
      const endsAt = new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString()
      return board.open({ title, startsAt, endsAt })
    }
    await on('Далека', '2028-04-01T10:00:00Z', 2)
    await on('Ближча', '2028-03-15T10:00:00Z', 2)
    await on('Триває', '2028-03-15T08:00:00Z', 50)
    expect(await titles()).toEqual(['Триває', 'Ближча', 'Далека'])
    world.clock.now = new Date('2028-03-15T21:59:00Z')
    expect(await titles()).toEqual(['Триває', 'Ближча', 'Далека'])
    world.clock.now = new Date('2028-03-15T22:01:00Z') // the next day in Kyiv
    expect(await titles()).toEqual(['Триває', 'Далека'])
    expect((await titles({ when: 'past' }))[0]).toBe('Ближча')
    expect(await titles({ month: '2028-03' })).toEqual(['Триває', 'Ближча'])
    expect(await titles({ month: '2028-05' })).toEqual([])
    const past = async (page: number) =>
      world.call(null, 'GET /api/v1/events', { query: { when: 'past', limit: 1, page } })
    const { total } = (await past(1)).meta
    const paged: string[] = []
    for (let page = 1; page <= total; page++) paged.push((await past(page)).data[0]?.title ?? '')
    expect(paged).toEqual(await titles({ when: 'past' }))
    expect((await past(total + 1)).status).toBe(404)
  })
})

describe('a registration', () => {
  it('takes a place while there is one, then waits; who leaves makes room for the first who waits', async () => {
    const event = await board.open({ capacity: 1 })
    expect((await board.register(olena, event)).data).toMatchObject({
      ...{ registered: 1, waiting: 0, registration: { status: 'REGISTERED', number: null } },
      participants: [{ id: olena.id, firstName: 'Олена' }],
    })
    expect((await board.register(iryna, event)).data.registration).toMatchObject({ status: 'WAITING', number: 1 })
    expect((await board.register(nadiya, event)).data.registration).toMatchObject({ status: 'WAITING', number: 2 })
    expect(await board.register(nadiya, event)).toMatchObject({
      ...{ status: 409, code: 'ALREADY_REGISTERED', data: { id: event.id, registration: { number: 2 } } },
    })
    expect((await board.read(null, event)).data).toMatchObject({ registered: 1, waiting: 2, registration: null })

    expect((await board.leave(olena, event)).data).toMatchObject({ registered: 1, waiting: 1, registration: null })
    expect((await board.read(iryna, event)).data.registration).toMatchObject({
      ...{ status: 'REGISTERED', movedUpAt: world.clock.now.toISOString() },
    })
    expect((await board.read(nadiya, event)).data.registration).toMatchObject({ number: 1 })
    expect(await board.leave(olena, event)).toMatchObject({ status: 409, code: 'NOT_REGISTERED' })
    await board.register(olena, event) // comes anew, behind the others
    expect(await board.lists(event)).toEqual({ going: ['Ірина'], waiting: ['Надія', 'Олена'] })
    const { data: cards } = await world.call(olena, 'GET /api/v1/events', { query: { limit: 100 } })
    expect(cards.find(({ id }) => id === event.id)?.registration).toMatchObject({ status: 'WAITING', number: 2 })
  })

  it('that moves up is heard of on the person’s open pages, and told in their profile until the event begins', async () => {
    const event = await board.open({ title: 'Кубок міста', capacity: 1 })
    for (const who of [olena, iryna]) await board.register(who, event)
    const toldTo = async (who: Person) =>
      board.done(await world.call(who, 'GET /api/v1/users/profile')).movedUp.map(({ title }) => title)
    expect(await toldTo(iryna)).toEqual([])
    const page = await openLive(world, iryna)
    await board.leave(olena, event)
    expect(await page.next()).toEqual({ type: 'event.registration-moved', eventId: event.id })
    await page.leave()
    expect([await toldTo(iryna), await toldTo(olena)]).toEqual([['Кубок міста'], []])
    world.pass({ hours: 25 })
    expect(await toldTo(await world.again(iryna))).toEqual([])
  })

  it('is heard of on every open page, once for all that come together', async () => {
    const event = await board.open({ title: 'Відкритий корт', capacity: 4 })
    const page = await openLive(world, nadiya)
    for (const who of [olena, iryna]) await board.register(who, event)
    await board.leave(iryna, event)
    let news = await page.next()
    while (news && 'eventId' in news && news.eventId < event.id) news = await page.next() // of an earlier one, told a second later
    expect(news).toEqual({ type: 'event.places-moved', eventId: event.id })
    await page.leave()
  })

  it('moves up when places are added; fewer places take nobody’s away', async () => {
    const event = await board.open({ capacity: 1 })
    for (const who of [olena, iryna, nadiya]) await board.register(who, event)
    await board.change(event, { capacity: 2 })
    expect(await board.lists(event)).toEqual({ going: ['Олена', 'Ірина'], waiting: ['Надія'] })
    await board.change(event, { capacity: 1 })
    await board.leave(olena, event)
    expect(await board.lists(event)).toEqual({ going: ['Ірина'], waiting: ['Надія'] })
    await board.change(event, { capacity: null })
    expect(await board.lists(event)).toEqual({ going: ['Ірина', 'Надія'], waiting: [] })
  })

  it('is closed once the event has begun: who waits then has no place any more', async () => {
    const event = await board.open({ capacity: 1 })
    await board.register(olena, event)
    await board.register(iryna, event)
    world.pass({ hours: 24 })
    const [o, n] = [await world.again(olena), await world.again(nadiya)]
    expect(await board.register(n, event)).toMatchObject({ status: 409, code: 'EVENT_STARTED' })
    expect(await board.leave(o, event)).toMatchObject({ status: 409, code: 'EVENT_STARTED' })
  })

  it('ends with the account, and with a block where the event is still to begin: the place goes on', async () => {
    const event = await board.open({ capacity: 1 })
    for (const who of [olena, iryna, nadiya]) await board.register(who, event)
    const block = { params: { id: olena.id }, body: { status: 'BLOCKED' as const } }
    board.done(await world.call(admin, 'PUT /api/v1/users/{id}', block))
    expect(await board.lists(event)).toEqual({ going: ['Ірина'], waiting: ['Надія'] })
    board.done(await world.call(iryna, 'DELETE /api/v1/users/me'))
    expect(await board.lists(event)).toEqual({ going: ['Надія'], waiting: [] })
    const left = await world.db.selectFrom('event_registrations').selectAll().where('user_id', '=', iryna.id).execute()
    expect(left).toEqual([])
  })

  it('is in the export of own data', async () => {
    const event = await board.open({ title: 'Зустріч' })
    await board.register(olena, event)
    const { data } = await world.call(olena, 'GET /api/v1/users/me/export')
    expect(ownData.parse(data).registrations).toMatchObject([
      { event: { id: event.id, title: 'Зустріч' }, status: 'REGISTERED', movedUpAt: null },
    ])
  })
})

it('how full events are, and how many there are, is as their rows say', async () => {
  for (const projection of projections.filter(({ table }) => table.startsWith('event_')))
    expect(differencesIn(await rebuildProjection(world.db, projection, world.clock.now))).toBe(0)
})
