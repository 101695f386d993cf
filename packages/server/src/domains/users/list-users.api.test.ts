import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
const names = [
  'Їжакевич Ілля',
  'Ґава Євген',
  'Лук’яненко Ігор',
  'Сто%відсотків Гравець',
  'Під_креслення Гравець',
  'Зворотна\\риска Гравець',
  'Félix Auger-Aliassime',
  'Артем Ковальчук',
  'Марина Кутова',
  'Дарія Терен',
]

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Петро Адмін', 'ADMIN')
  for (const name of names) await world.person(name)
  const blocked = await world.person('Блокований Гравець')
  await world.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', blocked.id).execute()
  await world.db.updateTable('users').set({ username: 'yevhen_g' }).where('first_name', '=', 'Ґава').execute()
})
afterAll(() => world.close())

const list = (query: object = {}) => world.call(admin, 'GET /api/v1/users', { query })
const found = async (q: string) =>
  (await list({ q })).data.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort()

describe('an administrator looks for people', () => {
  it.each([
    ['їжак', 'Їжакевич Ілля'],
    ['ҐАВА', 'Ґава Євген'],
    ['євген', 'Ґава Євген'],
    ["лук'ян", 'Лук’яненко Ігор'],
    ['лукʼян', 'Лук’яненко Ігор'],
    ['felix', 'Félix Auger-Aliassime'],
    ['  Auger-ALIASSIME  ', 'Félix Auger-Aliassime'],
    ['гава', 'Ґава Євген'],
    ['іжакевич', 'Їжакевич Ілля'],
    ['лукяненко', 'Лук’яненко Ігор'],
    ['ковальчук артем', 'Артем Ковальчук'],
    ['kovalchuk', 'Артем Ковальчук'],
    ['rjdfkmxer', 'Артем Ковальчук'],
    ['лщмфдсргл', 'Артем Ковальчук'],
    ['yevhen', 'Ґава Євген'],
    ['YEVHEN_G', 'Ґава Євген'],
    ['%', 'Сто%відсотків Гравець'],
    ['_', 'Під_креслення Гравець'],
    ['\\', 'Зворотна\\риска Гравець'],
  ])('by a part of the name or handle, written in any way: %s', async (q, name) => {
    expect(await found(q)).toContain(name)
  })

  it('and what they type is text, not a pattern', async () => {
    expect(await found('%')).toEqual(['Сто%відсотків Гравець'])
    expect(await found('і_а')).toEqual([])
    expect(await found('га_а')).toEqual([])
  })

  it('one or two letters begin a word of it', async () => {
    expect(await found('ко')).toContain('Артем Ковальчук')
    expect(await found('ар')).toEqual(['Артем Ковальчук'])
  })

  it('and the other keyboard layout counts when nobody is called what was typed', async () => {
    expect(await found('renj')).toEqual(['Марина Кутова'])
    expect(await found('ren')).toEqual(['Дарія Терен'])
  })

  it('and a blank search is none', async () => expect((await list({ q: '  ' })).meta.total).toBe(names.length + 2))

  it('and a search that no name can answer is refused', async () => {
    expect(
      await world.send('/api/v1/users?q=a%00b', { headers: { authorization: `Bearer ${admin.token}` } }),
    ).toMatchObject({
      status: 400,
      issues: [{ path: 'query.q' }],
    })
    expect((await list({ q: 'я'.repeat(81) })).status).toBe(400)
  })

  it('by role and status', async () => {
    expect((await list({ role: 'ADMIN' })).data.map(({ id }) => id)).toEqual([admin.id])
    expect((await list({ status: 'BLOCKED' })).data.map(({ firstName }) => firstName)).toEqual(['Блокований'])
    expect((await list({ role: 'OWNER' })).status).toBe(400)
  })
})

describe('the list comes in pages', () => {
  it('newest first, each person once', async () => {
    const pages = [await list({ limit: 4 }), await list({ limit: 4, page: 2 }), await list({ limit: 4, page: 3 })]
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(new Set(ids).size).toBe(names.length + 2)
    expect(pages[1]?.meta).toEqual({ page: 2, limit: 4, total: names.length + 2, totalPages: 3 })
  })

  it('of twenty when nothing is said', async () =>
    expect((await list()).meta).toEqual({ page: 1, limit: 20, total: names.length + 2, totalPages: 1 }))

  it('past the last one there is no page', async () =>
    expect(await list({ page: 4, limit: 4 })).toMatchObject({ status: 404, errorType: 'NOT_FOUND' }))

  it('an empty list has one page', async () =>
    expect(await list({ q: 'нікого' })).toMatchObject({ data: [], meta: { page: 1, total: 0, totalPages: 1 } }))

  it('and no other', async () => expect((await list({ q: 'нікого', page: 2 })).status).toBe(404))

  it.each([{ limit: 0 }, { limit: 101 }, { limit: -1 }, { limit: 1.5 }, { limit: 'all' }, { page: 0 }, { page: 'x' }])(
    'which are numbered from 1 and hold 1 to 100 people: %j',
    async (query) => expect(await list(query)).toMatchObject({ status: 400, errorType: 'VALIDATION' }),
  )

  it.each([{ limit: 1 }, { limit: 100 }])('and %j is fine', async (query) =>
    expect((await list(query)).status).toBe(200),
  )
})
