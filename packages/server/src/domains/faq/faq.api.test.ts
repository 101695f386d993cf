import { RULES_ENTRY } from '@matchbol/core/faq/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPicture } from '../../../test/pictures.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Марія Адмін', 'ADMIN')
})
afterAll(() => world.close())

const list = async (query: { q?: string; all?: 'true' } = {}, who: Person | null = null) =>
  (await world.call(who, 'GET /api/v1/faq', { query })).data
const read = (id: number, who: Person | null = null) => world.call(who, 'GET /api/v1/faq/{id}', { params: { id } })
const change = (id: number, body: object) => world.call(admin, 'PUT /api/v1/faq/{id}', { params: { id }, body })
const add = (question: string, sent: object = {}) =>
  world.call(admin, 'POST /api/v1/faq', { body: { question, answer: 'Ось так.', category: 'GAMES', ...sent } })

describe('the FAQ', () => {
  it('begins with answers that read without a brace and lead on to each other', async () => {
    const entries = await list()
    expect(entries.length).toBeGreaterThanOrEqual(20)
    expect(entries[0]).toMatchObject({ id: RULES_ENTRY, question: 'Правила клубу', category: 'CLUB' })
    expect(JSON.stringify(entries)).not.toMatch(/[а-яіїєґ]{2}[{}]|\{[a-z]/i)
    expect(entries[0]?.html, 'what is long has a page to itself').toBeNull()
    expect(entries[1]?.html).toContain('<p>')
    const { data: rules } = await read(RULES_ENTRY)
    expect(rules).toMatchObject({ answer: null, previous: null, next: { id: entries[1]?.id } })
    expect(rules.sections.map(({ id }) => id)).toContain('rozdil-superechky')
    for (const { id } of rules.sections) expect(rules.html).toContain(`id="${id}"`)
    expect(rules.html).toContain('<td>Без програного сету</td>')
  })

  it('is found by words of question and answer, however they are inflected', async () => {
    const found = async (q: string) => (await list({ q })).map(({ question }) => question)
    expect(await found('неявки суперник')).toContain('Суперник не прийшов. Як записати неявку?')
    expect(await found('КАЛЕНДАРІ')).toContain('Як бачити свої ігри та події в календарі телефона?')
    expect(await found('абракадабра')).toEqual([])
  })

  it('says the figures of the leagues that are open, and another once a league has another', async () => {
    const league = await world.league('Повільна ліга')
    expect((await read(13)).data.html).toContain('через 24\u00a0години')
    await world.call(admin, 'PUT /api/v1/leagues/{id}', {
      params: { id: league.id },
      body: { rules: { autoConfirmHours: 72 } },
    })
    await world.call(admin, 'POST /api/v1/leagues/{id}/seasons', {
      params: { id: league.id },
      body: { name: 'Наступний' },
    })
    await world.league('Звична ліга')
    expect((await read(13)).data.html).toContain('через 24–72\u00a0години')
  })
})

describe('administrators', () => {
  it('write an entry that others read once it is public, and a guest finds nothing before', async () => {
    const { data: entry } = await add('Де взяти мʼячі?')
    expect(entry).toMatchObject({ isPublished: false, answer: 'Ось так.', version: 1 })
    expect((await read(entry.id)).status).toBe(404)
    expect((await read(entry.id, admin)).status).toBe(200)
    expect((await list()).map(({ id }) => id)).not.toContain(entry.id)
    expect((await list({ all: 'true' }, admin)).map(({ id }) => id)).toContain(entry.id)
    expect(await change(entry.id, { isPublished: true, version: 1 })).toMatchObject({
      status: 200,
      data: { version: 2 },
    })
    expect((await list()).map(({ id }) => id)).toContain(entry.id)
    expect(await change(entry.id, { question: 'Де мʼячі?', version: 1 })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
    })
    const actions = await world.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('actor_id', '=', admin.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(actions).toMatchObject([
      { action: 'faq.changed', details: { entryId: entry.id, changes: { isPublished: { from: false, to: true } } } },
      { action: 'faq.added', details: { entryId: entry.id, personal: ['answer'] } },
    ])
  })

  it('put entries in order, and in another category last', async () => {
    const order = async (category: string) =>
      (await list()).filter((entry) => entry.category === category).map(({ id }) => id)
    const games = await order('GAMES')
    const [first = 0, second = 0, ...others] = games
    const isAsEdited = { status: 200, data: { version: 1 } }
    expect(await change(second, { position: 1, version: 1 })).toMatchObject(isAsEdited)
    expect(await order('GAMES')).toEqual([second, first, ...others])
    expect((await read(first)).data).toMatchObject({ version: 1, previous: { id: second } })
    await change(second, { category: 'RESULTS' })
    expect(await order('GAMES')).toEqual([first, ...others])
    expect((await order('RESULTS')).at(-1)).toBe(second)
  })

  it('never take the club rules away, and never leave a placeholder to be read', async () => {
    const stays = { status: 409, code: 'RULES_ENTRY_STAYS' }
    expect(await world.call(admin, 'DELETE /api/v1/faq/{id}', { params: { id: RULES_ENTRY } })).toMatchObject(stays)
    expect(await change(RULES_ENTRY, { isPublished: false })).toMatchObject(stays)
    expect(await change(RULES_ENTRY, { answer: 'За {hours} годин.' })).toMatchObject({
      status: 422,
      code: 'PLACEHOLDER_UNKNOWN',
      details: { fault: 'hours' },
    })
    const asked = { question: 'Чому {claimHours} годин?' }
    expect(await change(RULES_ENTRY, asked)).toMatchObject({ status: 422, code: 'BRACES_IN_QUESTION' })
    expect(await add(asked.question)).toMatchObject({ code: 'BRACES_IN_QUESTION' })
    const { data: rules } = await change(RULES_ENTRY, { answer: 'За {claimHours годину/години/годин}.\n\n# Кінець' })
    expect(rules).toMatchObject({
      answer: 'За {claimHours годину/години/годин}.\n\n## Кінець',
      lead: 'За 48 годин.',
    })
  })

  it('keep pictures as long as an answer shows them', async () => {
    const { data } = await world.call(admin, 'POST /api/v1/uploads', { file: smallPicture() })
    const { data: entry } = await add('Де клуб?', { answer: `![Мапа](${data.url})` })
    const kept = () => world.db.selectFrom('text_pictures').select('url').where('kind', '=', 'answer').execute()
    expect(await kept()).toEqual([{ url: data.url }])
    await world.call(admin, 'DELETE /api/v1/faq/{id}', { params: { id: entry.id } })
    expect(await kept()).toEqual([])
  })

  it('who delete their account take their pictures along, and leave the answer', async () => {
    const other = await world.person('Ірина Адмін', 'ADMIN')
    const { data } = await world.call(other, 'POST /api/v1/uploads', { file: smallPicture() })
    const body = { question: 'Де клуб?', answer: `Отут:\n\n![Мапа](${data.url})`, category: 'CLUB' as const }
    const { data: entry } = await world.call(other, 'POST /api/v1/faq', { body })
    expect((await world.call(other, 'DELETE /api/v1/users/me')).status).toBe(200)
    expect((await read(entry.id, admin)).data.answer).toBe('Отут:')
  })
})
