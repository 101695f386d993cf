import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openEventBoard } from '../../../test/event-board.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

const publicUrl = 'https://tennis.example'
let world: World
let court: Court
let olena: Person
let iryna: Person

beforeAll(async () => {
  world = await openWorld({
    SITE_NAME: 'Клуб',
    PUBLIC_URL: publicUrl,
    AUTH_SECRET: 'a secret for tests, long enough to be one',
  })
})
afterAll(() => world.close())
beforeEach(async () => {
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  court = openCourt(world, (await world.league('Ліга Сходу', [olena, iryna])).id)
})

const make = async (who: Person) => court.done(await court.call(who, 'POST /api/v1/users/me/calendar')).url
const ask = async (url: string) => world.api.request(new URL(url).pathname)
/** Folded lines joined again, as every calendar reads them. */
const read = async (url: string) => (await (await ask(url)).text()).replace(/\r\n /g, '')
const hasCalendar = async (who: Person) => court.done(await court.call(who, 'GET /api/v1/users/profile')).hasCalendar

describe('the secret address', () => {
  it('is told once, belongs to this site, and is kept as a hash only', async () => {
    const url = await make(olena)
    expect(url).toMatch(/^https:\/\/tennis\.example\/calendar\/[\w-]{32}\.ics$/)
    const secret = url.slice(-36, -4)
    const feed = await world.db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', olena.id)
      .executeTakeFirstOrThrow()
    expect(feed.secret_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(feed)).not.toContain(secret)
  })

  it('is not kept for a repeated request either: the same key makes another one', async () => {
    const call = () => court.call(olena, 'POST /api/v1/users/me/calendar', {}, { 'idempotency-key': 'again' })
    const first = court.done(await call()).url
    expect(court.done(await call()).url).not.toBe(first)
    expect(await world.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  it('answers until it is replaced or ended, and the profile tells whether there is one', async () => {
    expect(await hasCalendar(olena)).toBe(false)
    const first = await make(olena)
    expect((await ask(first)).status).toBe(200)
    expect(await hasCalendar(olena)).toBe(true)
    const second = await make(olena)
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200])
    for (let times = 0; times < 2; times++)
      expect((await court.call(olena, 'DELETE /api/v1/users/me/calendar')).status).toBe(200)
    expect((await ask(second)).status).toBe(404)
    expect(await hasCalendar(olena)).toBe(false)
  })

  it('leads nowhere when it is wrong, or its owner is blocked', async () => {
    const url = await make(olena)
    for (const wrong of ['/calendar/x.ics', `/calendar/${'x'.repeat(32)}.ics`, url.replace('.ics', '')])
      expect((await ask(new URL(wrong, publicUrl).href)).status).toBe(404)
    await world.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', olena.id).execute()
    expect((await ask(url)).status).toBe(404)
  })

  it('is a path where the server does not know its own address', async () => {
    const nameless = await openWorld({}, world.database)
    const { data } = await nameless.call(olena, 'POST /api/v1/users/me/calendar')
    expect(data.url).toMatch(/^\/calendar\/[\w-]{32}\.ics$/)
  })
})

describe('one game', () => {
  const ofGame = (who: Person, id: number) => court.call(who, 'GET /api/v1/games/{id}/calendar', { params: { id } })

  it('is a calendar of its own for each of the two, and for nobody else', async () => {
    const id = await court.agreedIn(24, olena, iryna)
    const { ics } = court.done(await ofGame(iryna, id))
    expect(ics).toContain('SUMMARY:Теніс: Олена Марченко')
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect((await ofGame(await world.person('Чужий Гравець'), id)).status).toBe(404)
  })

  it('is none without an agreed time', async () => {
    expect((await ofGame(olena, await court.agreed(olena, iryna))).status).toBe(404)
  })
})

describe('the feed', () => {
  it('is a calendar that nobody else keeps, with each agreed game: opponent, league, place, link, an hour and a half', async () => {
    const slot = '2026-11-25T16:00:00.000Z'
    world.clock.now = new Date('2026-11-21T10:00:00Z')
    const id = await court.invited(iryna, olena, { slots: [slot], place: 'Нивки; корт 3' })
    court.done(await court.accept(olena, id, { slot }))
    const url = await make(olena)
    const answer = await ask(url)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const known = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
    expect((await world.api.request(new URL(url).pathname, known)).status).toBe(304)
    const lines = (await read(url)).split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Клуб: мої ігри та події',
        `UID:game-${id}@tennis.example`,
        'SEQUENCE:2',
        'DTSTAMP:20261121T100000Z',
        'DTSTART:20261125T160000Z',
        'DTEND:20261125T173000Z',
        'SUMMARY:Теніс: Ірина Коваль',
        'LOCATION:Нивки\\; корт 3',
        'DESCRIPTION:Ліга Сходу',
        `URL;VALUE=URI:https://tennis.example/game/${id}`,
      ]),
    )
    expect(await read(await make(iryna))).toContain('SUMMARY:Теніс: Олена Марченко')
  })

  it('follows the game: moved, played, and gone when it is off', async () => {
    const id = await court.agreedIn(24, olena, iryna)
    const url = await make(olena)
    const later = new Date(world.clock.now.getTime() + 48 * 3_600_000)
    court.done(await court.reschedule(iryna, id, [later]))
    court.done(await court.agree(olena, id, later))
    const moved = await read(url)
    expect(moved).toContain(`DTSTART:${later.toISOString().replace(/[-:]|\.\d+/g, '')}`)
    expect(moved.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    world.pass({ days: 2, hours: 2 })
    court.done(await court.submit(olena, id, '6:4 6:4'))
    expect(await read(url)).not.toContain('6:4')
    court.done(await court.confirm(iryna, id))
    expect(await read(url)).toContain('DESCRIPTION:Ліга Сходу\\nПеремога 6:4 6:4\\nЗіграно ')
    expect(await read(await make(iryna))).toContain('Поразка 6:4 6:4')
    world.pass({ days: 90 })
    expect(await read(url)).not.toContain('VEVENT')
    const off = await court.agreedIn(24, olena, iryna)
    expect(await read(url)).toContain(`UID:game-${off}@`)
    court.done(await court.cancel(iryna, off, { reason: 'Дощ' }))
    expect(await read(url)).not.toContain('VEVENT')
  })

  it('knows nothing of invitations, of games without a time, and of other people’s', async () => {
    const other = await world.person('Надія Бойко')
    const elsewhere = openCourt(world, (await world.league('Інша ліга', [other, iryna])).id)
    await elsewhere.agreedIn(24, other, iryna)
    await court.invited(olena, iryna, { slots: [new Date(world.clock.now.getTime() + 86_400_000).toISOString()] })
    const third = openCourt(world, (await world.league('Третя ліга', [olena, iryna])).id)
    await third.agreed(olena, iryna)
    expect(await read(await make(olena))).not.toContain('VEVENT')
  })
})

describe('events', () => {
  /** The events of a calendar, as a program of somebody else reads them. */
  const eventsAt = async (url: string) =>
    new ICAL.Component(ICAL.parse(await (await ask(url)).text())).getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, location, sequence, startDate, endDate } = new ICAL.Event(component)
      const status = component.getFirstPropertyValue('status')
      return { uid, summary, location, sequence, status, starts: startDate.toJSDate(), ends: endDate.toJSDate() }
    })

  it('each has a file for anybody, which follows its time and says when it is cancelled; a draft has none', async () => {
    const board = openEventBoard(world, await world.person('Марія Адмін', 'ADMIN'))
    const event = await board.draft({ title: 'Кубок; «Нивки», фінал', place: 'Корт 1, вхід зі двору' })
    const path = `/events/${event.id}.ics`
    expect((await ask(new URL(path, publicUrl).href)).status).toBe(404)
    await board.change(event, { status: 'PUBLISHED' })
    const [published] = await eventsAt(new URL(path, publicUrl).href)
    expect(published).toMatchObject({
      ...{ uid: `event-${event.id}@tennis.example`, status: 'CONFIRMED' },
      ...{ summary: 'Кубок; «Нивки», фінал', location: 'Корт 1, вхід зі двору' },
      ...{ starts: new Date(event.startsAt), ends: new Date(event.endsAt) },
    })
    await board.change(event, { startsAt: board.hoursOn(48), endsAt: board.hoursOn(50) })
    await board.change(event, { status: 'CANCELLED' })
    const [cancelled] = await eventsAt(new URL(path, publicUrl).href)
    expect(cancelled).toMatchObject({ uid: published?.uid, status: 'CANCELLED', starts: new Date(board.hoursOn(48)) })
    expect(cancelled?.sequence).toBe((published?.sequence ?? 0) + 2)
  })

  it('those of a person stand in their feed: tentative while they wait, certain once they moved up, gone when they left', async () => {
    const board = openEventBoard(world, await world.person('Марія Адмін', 'ADMIN'))
    const event = await board.open({ capacity: 1 })
    await board.register(olena, event)
    await board.register(iryna, event)
    const [hers, url] = [await make(olena), await make(iryna)]
    const [waiting] = await eventsAt(url)
    expect(waiting).toMatchObject({ uid: `event-${event.id}@tennis.example`, status: 'TENTATIVE' })
    expect(await eventsAt(hers)).toMatchObject([{ uid: waiting?.uid, status: 'CONFIRMED' }])
    await board.leave(olena, event)
    expect(await eventsAt(hers)).toEqual([])
    const [moved] = await eventsAt(url)
    expect(moved).toMatchObject({ uid: waiting?.uid, status: 'CONFIRMED' })
    expect(moved?.sequence).toBeGreaterThan(waiting?.sequence ?? 0)
    await board.leave(iryna, event)
    await board.register(iryna, event)
    const [again] = await eventsAt(url)
    expect(again).toMatchObject({ uid: waiting?.uid, status: 'CONFIRMED' })
    expect(again?.sequence).toBeGreaterThan(moved?.sequence ?? 0)
    await board.change(event, { status: 'CANCELLED' })
    expect(await eventsAt(url)).toMatchObject([{ uid: waiting?.uid, status: 'CANCELLED' }])
  })
})
