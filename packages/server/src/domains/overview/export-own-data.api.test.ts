import { ownData } from '@matchbol/core/overview/own-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openDesk } from '../../../test/desk.ts'
import { nextTelegramId, sitePayload } from '../../../test/login.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'

let world: World
let court: Court
let olena: Person
let iryna: Person
let completed: number

beforeAll(async () => {
  world = await openWorld({ SITE_NAME: 'Клуб' })
  iryna = await world.person('Ірина Коваль')
  const payload = sitePayload(world, { id: nextTelegramId(), first_name: 'Олена', last_name: 'Марченко' })
  const { data } = await world.call(
    null,
    'POST /api/v1/users/auth/telegram',
    { body: payload },
    { 'user-agent': 'phone' },
  )
  olena = { id: data.user.id, name: 'Олена Марченко', token: data.token }
  court = openCourt(world, (await world.league('Ліга Сходу', [olena, iryna], { rematchAfterDays: 1 })).id)
  await court.call(olena, 'PUT /api/v1/users/{id}', {
    params: { id: olena.id },
    body: { bio: 'Граю зранку', birthYear: 1990 },
  })
  await world.db
    .updateTable('users')
    .set({ username: 'iryna_secret', bio: 'Таємниця Ірини' })
    .where('id', '=', iryna.id)
    .execute()
  const id = await court.agreed(iryna, olena, { message: 'Слова Ірини' })
  court.done(await court.cancel(iryna, id, { reason: 'Причина Ірини' }))
  completed = await court.invited(olena, iryna, { message: 'Слова Олени' })
  court.done(await court.accept(iryna, completed))
  court.done(await court.submit(olena, completed, '6:4 6:4', { notes: 'Нотатка Олени' }))
  court.done(await court.confirm(iryna, completed))
  world.pass({ days: 2 })
  await court.awaiting(iryna, olena, '6:0 6:0', { notes: 'Нотатка Ірини' })
  await court.call(olena, 'POST /api/v1/users/me/calendar')
  await world.db
    .insertInto('uploads')
    .values({
      url: `/img/${'a'.repeat(32)}-8x8.webp`,
      owner_id: olena.id,
      bytes: new Uint8Array(7),
      made_at: world.clock.now,
    })
    .execute()
  const details = { userId: olena.id }
  await writeAudit(world.db, { action: 'admin.granted', actorId: null, at: world.clock.now, details })
  await writeAudit(world.db, {
    action: 'admin.granted',
    actorId: iryna.id,
    at: world.clock.now,
    details: { userId: iryna.id },
  })
})
afterAll(() => world.close())

const exported = async (who: Person) => court.done(await court.call(who, 'GET /api/v1/users/me/export'))

describe('a person takes their data with them', () => {
  it('account, devices, photo, calendar and what was noted of them', async () => {
    const data = await exported(olena)
    expect(data).toMatchObject({
      site: 'Клуб',
      madeAt: world.clock.now.toISOString(),
      account: {
        firstName: 'Олена',
        bio: 'Граю зранку',
        birthYear: 1990,
        firstNameEdited: false,
        lastNameEdited: false,
      },
      uploads: [{ url: `/img/${'a'.repeat(32)}-8x8.webp`, bytes: 7 }],
      calendar: { madeAt: world.clock.now.toISOString() },
      memberships: [{ league: { name: 'Ліга Сходу' }, category: null, status: 'ACTIVE', leftAt: null }],
      audit: [{ action: 'admin.granted', byMe: false }],
    })
    expect(data.account.telegramId).toMatch(/^\d+$/)
    expect(data.sessions[0]).toMatchObject({ device: 'phone', endedAt: null })
    expect(data.signIns).toHaveLength(1)
  })

  it('games with scores and their own words, own moves, ratings and each step of them', async () => {
    const data = await exported(olena)
    expect(data.games).toMatchObject([
      { status: 'CANCELLED', iInvited: false, ownMessage: null },
      {
        id: completed,
        status: 'COMPLETED',
        score: '6:4 6:4',
        isWon: true,
        opponent: { id: iryna.id, name: 'Ірина Коваль' },
        ownMessage: 'Слова Олени',
        ownNotes: 'Нотатка Олени',
      },
      { status: 'PENDING_CONFIRMATION', ownNotes: null },
    ])
    expect(data.moves.map(({ move }) => move)).toEqual(['accept', 'invite', 'submit', 'accept'])
    expect(data.ratings).toMatchObject([{ userId: olena.id, ratedGames: 1 }])
    expect(data.ratingHistory).toMatchObject([{ gameId: completed, before: 1100, opponent: { name: 'Ірина Коваль' } }])
  })

  it('articles, those that nobody else has read too', async () => {
    await openDesk(world, iryna).write(await world.again(olena), 'Чернетка', {
      body: '**Текст** Олени.',
      tags: ['подача'],
    })
    expect((await exported(olena)).posts).toMatchObject([
      { status: 'DRAFT', address: '/blog/stattia-1', body: '**Текст** Олени.', tags: ['подача'], views: 0 },
    ])
  })

  it('tickets with the answers they were given, without notes', async () => {
    const admin = await world.person('Петро Адмін', 'ADMIN')
    const body = { category: 'OTHER', subject: 'Корт', body: 'Слова Олени' } as const
    const { id } = court.done(await court.call(olena, 'POST /api/v1/tickets', { body }))
    const write = (body: string, isInternal: boolean) =>
      court.call(admin, 'POST /api/v1/tickets/{id}/messages', { params: { id }, body: { body, isInternal } })
    await write('Відповідь', false)
    await write('Таємниця Ірини', true)
    expect((await exported(olena)).tickets).toMatchObject([
      {
        ...{ id, subject: 'Корт', status: 'WAITING', gameId: null },
        messages: [
          { isMine: true, body: 'Слова Олени' },
          { isMine: false, body: 'Відповідь' },
        ],
      },
    ])
    expect((await exported(admin)).ticketAnswers).toMatchObject([{ ticketId: id }, { ticketId: id }])
  })

  it('and nothing of others but their public names', async () => {
    const text = JSON.stringify(await exported(olena))
    for (const secret of ['iryna_secret', 'Таємниця Ірини', 'Слова Ірини', 'Причина Ірини', 'Нотатка Ірини'])
      expect(text).not.toContain(secret)
  })

  it('a newcomer has next to nothing, and gets that', async () => {
    const data = await exported(await world.person('Нова Людина'))
    expect(ownData.parse(data)).toMatchObject({ games: [], ratings: [], uploads: [], calendar: null, audit: [] })
  })

  it('no column of a person is forgotten: whoever adds one decides here whether it is exported', async () => {
    const row = await world.db.selectFrom('users').selectAll().where('id', '=', olena.id).executeTakeFirstOrThrow()
    const left = ['folded_name', 'search_name', 'photo_is_chosen', 'photo_tried', 'deleted_at']
    const columns = Object.keys(row).filter((column) => !left.includes(column))
    const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(Object.keys((await exported(olena)).account).sort()).toEqual(columns.map(camel).sort())
  })
})

it('a note that an administrator put in place of a player’s is not the player’s', async () => {
  const admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  const result = { ...court.result('6:4 6:3'), notes: 'Слова адміністраторки' }
  court.done(await court.decide(admin, completed, { action: 'CORRECT', result }))
  const { data } = await court.call(olena, 'GET /api/v1/users/me/export')
  expect(data.games.find(({ id }) => id === completed)).toMatchObject({ score: '6:4 6:3', ownNotes: null })
})
