import { CLOSED_AFTER_DAYS, GUEST_WORDS_DAYS, LEAST_FORM_SECONDS } from '@matchbol/core/tickets/limits'
import type { NewTicket, TicketChanges } from '@matchbol/core/tickets/ticket-shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCourt } from '../../../test/court.ts'
import { openDesk } from '../../../test/desk.ts'
import { openLive } from '../../../test/live-stream.ts'
import { smallPicture } from '../../../test/pictures.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { decideGame } from '../games/moves/decide-game.ts'
import { tidyTickets } from './forget-tickets.ts'

let world: World
let olena: Person
let iryna: Person
let admin: Person
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  admin = await world.person('Петро Адмін', 'ADMIN')
})

const words = { category: 'BUG', subject: 'Не відкривається таблиця', body: 'Порожня сторінка.' } as const
const open = (who: Person | null, fields: Partial<NewTicket> = {}, headers: Record<string, string> = {}) =>
  world.call(who, 'POST /api/v1/tickets', { body: { ...words, ...fields } }, headers)
const opened = async (who: Person) => (await open(who)).data.id
const read = (who: Person, id: number) => world.call(who, 'GET /api/v1/tickets/{id}', { params: { id } })
const write = (who: Person, id: number, body: string, fields: { isInternal?: boolean; pictures?: string[] } = {}) =>
  world.call(who, 'POST /api/v1/tickets/{id}/messages', { params: { id }, body: { body, ...fields } })
const change = (who: Person, id: number, body: TicketChanges) =>
  world.call(who, 'PUT /api/v1/tickets/{id}', { params: { id }, body })
const own = async (who: Person) => (await world.call(who, 'GET /api/v1/users/profile')).data.tickets
const upload = async (who: Person) => (await world.call(who, 'POST /api/v1/uploads', { file: smallPicture() })).data.url
const placeIn = (id: number, picture: string) => picture.replace('/img/', `/api/v1/tickets/${id}/pictures/`)
const openedForm = async () => {
  const { seal } = (await world.call(null, 'GET /api/v1/tickets/form')).data
  world.pass({ seconds: LEAST_FORM_SECONDS })
  return { seal, contact: '@guest_of_the_club' }
}

describe('a conversation', () => {
  it('§3: goes from the request to its end, and what waits for whom is told by its status', async () => {
    const picture = await upload(olena)
    const { data: card } = await open(olena, { pictures: [picture] })
    expect(card).toMatchObject({ status: 'OPEN', author: { id: olena.id }, isUnread: false, version: 1 })
    expect(await own(olena)).toEqual([{ id: card.id, status: 'OPEN', isUnread: false, gameId: null }])
    expect((await change(admin, card.id, { status: 'IN_PROGRESS' })).data.status).toBe('IN_PROGRESS')
    const { data: answered } = await write(admin, card.id, 'Вже працює?')
    expect(answered).toMatchObject({
      status: 'WAITING',
      messages: [{ pictures: [placeIn(card.id, picture)] }, { isOfAuthor: false }],
    })

    expect(await own(olena)).toEqual([{ id: card.id, status: 'WAITING', isUnread: true, gameId: null }])
    const params = { id: card.id }
    const messageId = answered.messages.at(-1)?.id ?? 0
    await world.call(olena, 'POST /api/v1/tickets/{id}/seen', { params, body: { messageId } })
    expect(await own(olena)).toEqual([{ id: card.id, status: 'WAITING', isUnread: false, gameId: null }])

    expect((await write(olena, card.id, 'Ні.')).data.status).toBe('OPEN')
    expect((await change(admin, card.id, { status: 'RESOLVED' })).data.status).toBe('RESOLVED')
    expect((await write(olena, card.id, 'Знову порожня.')).data.status).toBe('OPEN')
    expect((await change(olena, card.id, { status: 'RESOLVED' })).data.status).toBe('RESOLVED')
    expect((await change(admin, card.id, { status: 'CLOSED' })).data.status).toBe('CLOSED')
    expect(await write(olena, card.id, 'І ще.')).toMatchObject({ status: 409, code: 'TICKET_MOVE_NOT_POSSIBLE' })
    expect(await own(olena)).toEqual([])
  })

  it('is nobody else’s, and notes in it are administrators’ only: their author does not even learn of them', async () => {
    const id = await opened(olena)
    const before = (await read(olena, id)).data
    world.pass({ minutes: 1 })
    expect((await write(admin, id, 'Третій раз за тиждень.', { isInternal: true })).data.messages).toHaveLength(2)
    expect((await read(olena, id)).data).toEqual(before)
    expect((await read(iryna, id)).status).toBe(404)
    expect(await write(olena, id, 'Нотатка', { isInternal: true })).toMatchObject({ status: 403 })
    const mine = await world.call(iryna, 'GET /api/v1/tickets')
    expect(mine.data).toEqual([])
  })

  it('is not moved by who has not seen what another has done meanwhile, and the audit knows who moved it', async () => {
    const id = await opened(olena)
    const { version } = (await read(admin, id)).data
    await write(olena, id, 'Ще одне.')
    world.pass({ seconds: 1 })
    await write(olena, id, 'І ще.')
    expect(await change(admin, id, { status: 'RESOLVED', version })).toMatchObject({ code: 'VERSION_CHANGED' })
    await change(admin, id, { status: 'IN_PROGRESS' })
    const { details } = await world.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(details).toMatchObject({ ticketId: id, changes: { status: { from: 'OPEN', to: 'IN_PROGRESS' } } })
  })

  it('leaves a trace of each note and each answer of an administrator, and nothing of what it says', async () => {
    const id = await opened(olena)
    const rows = () => world.db.selectFrom('audit').select(['action', 'actor_id', 'details']).orderBy('id').execute()
    const before = (await rows()).length
    await write(admin, id, 'Між нами: втретє.', { isInternal: true })
    await write(admin, id, 'Вже працює?')
    await write(admin, id, 'І на телефоні?')
    await write(olena, id, 'Так.')
    const left = (await rows()).slice(before)
    const of = { action: 'ticket.answered', actor_id: admin.id }
    expect(left).toMatchObject([
      { ...of, details: { ticketId: id, changes: { notes: { from: 0, to: 1 } } } },
      { ...of, details: { changes: { status: { from: 'OPEN', to: 'WAITING' }, messages: { from: 1, to: 2 } } } },
      { ...of, details: { changes: { messages: { from: 2, to: 3 } } } },
    ])
    expect(JSON.stringify(left)).not.toMatch(/Між нами|працює|телефоні/)
  })

  it('shows pictures that whoever writes has uploaded', async () => {
    const id = await opened(olena)
    const theirs = await upload(iryna)
    expect(await write(olena, id, 'Фото', { pictures: [theirs] })).toMatchObject({ code: 'IMAGE_NOT_YOURS' })
  })

  it('shows its pictures to who may read the message, and to nobody else who knows an address of theirs', async () => {
    const [asked, noted] = [await upload(olena), await upload(admin)]
    const { id } = (await open(olena, { pictures: [asked] })).data
    await write(admin, id, 'Між нами.', { isInternal: true, pictures: [noted] })
    const look = async (who: Person | null, path: string) => {
      const headers: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {}
      return (await world.api.request(path, { headers })).status
    }
    const looked = (picture: string) =>
      Promise.all([null, iryna, olena, admin].map((who) => look(who, placeIn(id, picture))))
    expect(await looked(asked)).toEqual([401, 404, 200, 200])
    expect(await looked(noted)).toEqual([401, 404, 404, 200])
    expect([await look(null, asked), await look(admin, `${noted}?w=320`)]).toEqual([404, 404])
    expect(await look(olena, placeIn(await opened(olena), asked))).toBe(404)
  })

  it('takes no picture away from where else it is shown: a face, the photo of a result, an article', async () => {
    const court = openCourt(world, (await world.league('Ліга Києва', [olena, iryna])).id)
    const [photoUrl, imageUrl, coverImage, inText, sent] = await Promise.all([1, 2, 3, 4, 5].map(() => upload(olena)))
    const params = { id: olena.id }
    await world.call(olena, 'PUT /api/v1/users/{id}', { params, body: { photoUrl } })
    court.done(await court.submit(olena, await court.agreed(olena, iryna), '6:4 6:4', { imageUrl }))
    await openDesk(world, admin).write(olena, 'З картинками', { coverImage, body: `![корт](${inText})` })
    const shown = [photoUrl, imageUrl, coverImage, inText, sent].filter((url) => url !== undefined)
    const looked = () => Promise.all(shown.map(async (url) => (await world.api.request(`${url}?w=320`)).status))
    expect(await looked()).toEqual([200, 200, 200, 200, 200])
    const { id } = (await open(olena, { pictures: shown.slice(0, 2) })).data
    await write(olena, id, 'І ще.', { pictures: shown.slice(2) })
    expect(await looked()).toEqual([200, 200, 200, 200, 404])
    await world.call(olena, 'PUT /api/v1/users/{id}', { params, body: { photoUrl: sent } })
    expect(await looked()).toEqual([404, 200, 200, 200, 200])
  })

  it('is about a game of whoever begins it, where they say so', async () => {
    const court = openCourt(world, (await world.league('Ліга Києва', [olena, iryna])).id)
    const gameId = await court.agreed(olena, iryna)
    const { data: card } = await open(iryna, { gameId })
    expect((await read(admin, card.id)).data).toMatchObject({ isDispute: false, game: { id: gameId } })
    expect(await own(iryna)).toMatchObject([{ id: card.id, gameId }])
    const foreign = { status: 422, code: 'GAME_NOT_YOURS' }
    for (const who of [admin, await world.person('Надія Бойко')])
      expect(await open(who, { gameId })).toMatchObject(foreign)
    expect(await open(null, { ...(await openedForm()), gameId })).toMatchObject(foreign)
  })

  it('is heard of on the open pages of its author and of administrators, a note by administrators alone', async () => {
    const id = await opened(olena)
    const [mine, theirs] = [await openLive(world, olena), await openLive(world, admin)]
    const second = await world.person('Марія Адмін', 'ADMIN')
    await write(second, id, 'Між нами.', { isInternal: true })
    await write(second, id, 'Для вас.')
    const heard = { type: 'ticket.moved', ticketId: id }
    expect([await theirs.next(), await theirs.next(), await mine.next()]).toEqual([heard, heard, heard])
    await write(olena, id, 'Дякую.')
    expect(await theirs.next()).toEqual(heard)
    await change(second, id, { status: 'RESOLVED' })
    expect(await mine.next()).toEqual(heard)
  })

  it('is opened once by a request that comes twice', async () => {
    const headers = { 'idempotency-key': 'one' }
    const [first, again] = [await open(olena, {}, headers), await open(olena, {}, headers)]
    expect(again.data.id).toBe(first.data.id)
    expect(await own(olena)).toHaveLength(1)
  })
})

describe('a guest', () => {
  it('leaves a contact, which administrators alone are told, and opens one ticket with one form', async () => {
    const form = await openedForm()
    const { data: card } = await open(null, form)
    for (const { data } of await Promise.all([open(null, form), open(null, form)])) expect(data.id).toBe(card.id)
    for (const other of [{ subject: 'Інша тема' }, { body: 'Інші слова.' }, { contact: '@another_guest' }])
      expect(await open(null, { ...form, ...other })).toMatchObject({ status: 409, code: 'FORM_USED' })
    expect((await open(null, await openedForm())).data.id).toBe(card.id + 1)
    expect((await read(olena, card.id)).status).toBe(404)
    const { data } = await read(admin, card.id)
    expect(data).toMatchObject({ author: null, contact: form.contact, messages: [{ author: null, isOfAuthor: true }] })
    expect(await write(admin, card.id, 'Добрий день!')).toMatchObject({ code: 'TICKET_HAS_NO_READER' })
  })

  it('is told what to do where the form takes them for a program', async () => {
    const form = await openedForm()
    const told = async (fields: Partial<NewTicket>) => (await open(null, { ...form, ...fields })).code
    const { seal: young } = (await world.call(null, 'GET /api/v1/tickets/form')).data
    expect(await told({ website: 'https://a.example' })).toBe('FORM_NOT_BY_HAND')
    expect(await told({ contact: null })).toBe('CONTACT_NEEDED')
    expect(await told({ seal: form.seal.replace(/^./, '0') })).toBe('FORM_OUTDATED')
    expect(await told({ seal: undefined })).toBe('FORM_OUTDATED')
    expect(await told({ seal: young })).toBe('FORM_TOO_FAST')
  })
})

describe('a disputed game', () => {
  const byAdmin = { isOfAuthor: false, isInternal: false }

  it('is a ticket of who disputes it, until an administrator has decided, whose reason is the last word there', async () => {
    const court = openCourt(world, (await world.league('Ліга Києва', [olena, iryna])).id)
    const gameId = await court.disputed(olena, iryna, '6:4 6:4')
    const [ticket] = await own(iryna)
    const id = ticket?.id ?? 0
    expect((await read(iryna, id)).data).toMatchObject({
      category: 'RESULT',
      isDispute: true,
      game: { id: gameId, status: 'DISPUTED' },
      messages: [{ author: { id: iryna.id }, body: 'Було інакше' }],
    })
    expect(await own(olena)).toEqual([])
    court.done(await court.submit(olena, gameId, '6:4 7:5'))
    court.done(await court.dispute(iryna, gameId, { reason: 'І це не так' }))
    expect(await own(iryna)).toHaveLength(1)
    const page = await openLive(world, iryna)
    court.done(await court.decide(admin, gameId, { action: 'CONFIRM', reason: 'Рахунок бачили всі' }))
    const heard = [await page.next(), await page.next()].map((event) => event?.type)
    expect(heard.sort()).toEqual(['game.moved', 'ticket.moved'])
    await page.leave()
    expect((await read(iryna, id)).data).toMatchObject({
      ...{ status: 'RESOLVED', isUnread: true, game: { status: 'COMPLETED' } },
      messages: [{}, { body: 'І це не так' }, { ...byAdmin, author: { id: admin.id }, body: 'Рахунок бачили всі' }],
    })
  })

  it('that the command line has decided is answered by nobody in particular', async () => {
    const court = openCourt(world, (await world.league('Ліга Києва', [olena, iryna])).id)
    const gameId = await court.disputed(olena, iryna, '6:4 6:4')
    const decision = { action: 'VOID', reason: 'Гри не було' } as const
    await decideGame(world.db, { gameId, actor: 'commandLine' }, decision, world.clock.now)
    const [ticket] = await own(iryna)
    expect(ticket).toMatchObject({ status: 'RESOLVED', isUnread: true })
    const { messages } = (await read(iryna, ticket?.id ?? 0)).data
    expect(messages).toMatchObject([{}, { ...byAdmin, author: null, body: 'Гри не було' }])
  })
})

describe('what becomes of tickets', () => {
  const rowOf = (id: number) =>
    world.db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const messagesOf = (id: number) =>
    world.db.selectFrom('ticket_messages').select('body').where('ticket_id', '=', id).execute()

  it('of a person who is gone: the number stays, and none of the words, not even those that answered', async () => {
    const id = (await open(olena, { pictures: [await upload(olena)] })).data.id
    await write(admin, id, 'Олено, вже працює.', { pictures: [await upload(admin)] })
    await world.call(olena, 'DELETE /api/v1/users/me')
    expect(await rowOf(id)).toMatchObject({ status: 'CLOSED', subject: '', author_id: olena.id })
    expect(await messagesOf(id)).toEqual([])
    const pictures = await world.db.selectFrom('text_pictures').select('url').where('kind', '=', 'message').execute()
    const shown = await world.db
      .selectFrom('uploads')
      .select('url')
      .where('owner_id', 'in', [olena.id, admin.id])
      .execute()
    expect(shown.filter(({ url }) => pictures.some((picture) => picture.url === url))).toEqual([])
  })

  const tidy = () => tidyTickets(world.db, world.clock.now)

  it('resolved long ago: they are closed', async () => {
    const id = await opened(olena)
    await change(admin, id, { status: 'RESOLVED' })
    world.pass({ days: CLOSED_AFTER_DAYS, seconds: 1 })
    await tidy()
    expect((await rowOf(id)).status).toBe('CLOSED')
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('of guests that nobody has moved for long, open ones too: their words and contact are forgotten', async () => {
    const [untouched, taken] = [await open(null, await openedForm()), await open(null, await openedForm())]
    const ids = [untouched.data.id, taken.data.id]
    const mine = await opened(olena)
    world.pass({ days: GUEST_WORDS_DAYS - 1 })
    await change(await world.again(admin), taken.data.id, { status: 'IN_PROGRESS' })
    world.pass({ days: 1, seconds: 1 })
    await tidy()
    const rows = await Promise.all(ids.map(rowOf))
    expect(rows).toMatchObject([
      { status: 'CLOSED', subject: '', contact: null, form_key: null },
      { status: 'IN_PROGRESS', subject: words.subject },
    ])
    expect((await Promise.all(ids.map(messagesOf))).map(({ length }) => length)).toEqual([0, 1])
    world.pass({ days: GUEST_WORDS_DAYS })
    await tidy()
    expect(await rowOf(taken.data.id)).toMatchObject({ status: 'CLOSED', contact: null })
    expect([await messagesOf(taken.data.id), await messagesOf(mine)]).toMatchObject([[], [{}]])
  })
})
