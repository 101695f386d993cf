import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCourt, refusal } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let iryna: Person
let leagueId: number

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  leagueId = (await world.league('Ліга категорій', [olena, iryna])).id
})
afterAll(() => world.close())

const add = (fields: object) =>
  world.call(admin, 'POST /api/v1/categories', { body: { leagueId, name: 'Категорія', ...fields } })
const change = (id: number, body: object) => world.call(admin, 'PUT /api/v1/categories/{id}', { params: { id }, body })
const read = (id: number) => world.call(null, 'GET /api/v1/categories/{id}', { params: { id } })
const profileOf = async (who: Person) => (await world.call(who, 'GET /api/v1/users/profile')).data
const remove = (id: number) => world.call(admin, 'DELETE /api/v1/categories/{id}', { params: { id } })
const choose = (who: Person, categoryId: number | null) =>
  world.call(who, 'PUT /api/v1/users/change-category', { body: { categoryId, leagueId } })

describe('an admin adds a category', () => {
  it('with 1100 points to start from unless the club says otherwise', async () => {
    const plain = await add({ name: 'Любителі' })
    expect(plain).toMatchObject({ status: 200, data: { leagueId, level: null, startPoints: 1100, isActive: true } })
    const strong = await add({ name: 'Майстри', level: 1.5, description: 'Для сильних', startPoints: 1450 })
    expect((await read(strong.data.id)).data).toEqual(strong.data)
    expect(strong.data).toMatchObject({ level: 1.5, description: 'Для сильних', startPoints: 1450 })
  })

  it('with an icon of the set, which members see beside its name, and which may be taken off again', async () => {
    const { data: added } = await add({ name: 'Вершина', icon: 'mountain' })
    expect(added).toMatchObject({ icon: 'mountain', version: 1 })
    expect((await choose(olena, added.id)).data.category).toMatchObject({ icon: 'mountain' })
    expect((await profileOf(olena)).leagues).toMatchObject([{ category: { icon: 'mountain' } }])
    const choice = await world.call(null, 'GET /api/v1/leagues/choice', { query: { leagueId } })
    expect(choice.data.categories).toContainEqual(expect.objectContaining({ id: added.id, icon: 'mountain' }))
    expect((await change(added.id, { icon: '', version: 1 })).data).toMatchObject({ icon: null, version: 2 })
    await choose(olena, null)
  })

  it.each([
    ['an icon that the set has not', { icon: '../secret' }],
    ['a level below zero', { level: -1 }],
    ['start points out of all proportion', { startPoints: 99 }],
    ['a field that there is not', { place: 1 }],
    ['no league', { leagueId: null }],
  ])('but not with %s', async (_what, fields) => {
    expect(await add(fields)).toMatchObject({ status: 400, errorType: 'VALIDATION' })
  })

  it('and not under a name that the league has, however it is written, nor is one renamed so', async () => {
    const { data: first } = await add({ name: 'Ветерани' })
    const { data: other } = await add({ name: 'Юніори' })
    const taken = { status: 409, code: 'CATEGORY_NAME_TAKEN' }
    expect(await add({ name: ' ветерани ' })).toMatchObject(taken)
    expect(await change(other.id, { name: 'ВЕТЕРАНИ' })).toMatchObject(taken)
    expect(await change(first.id, { name: 'ветерани' })).toMatchObject({ status: 200 })
  })

  it('and only to a league that exists, and nobody else does', async () => {
    expect(await add({ leagueId: 999_999 })).toMatchObject({ status: 404 })
    const body = { leagueId, name: 'Своя' }
    expect(await world.call(olena, 'POST /api/v1/categories', { body })).toMatchObject({ status: 403 })
  })
})

describe('an admin changes a category', () => {
  it('in what is named, and no further', async () => {
    const { data: category } = await add({ name: 'Друга', level: 2, description: 'Середина' })
    const changed = await change(category.id, { name: 'Третя', level: null, startPoints: 1200 })
    expect(changed.data).toEqual({ ...category, version: 2, name: 'Третя', level: null, startPoints: 1200 })
    expect((await change(category.id, {})).data).toEqual(changed.data)
    expect((await change(category.id, { level: 0, isActive: false })).data).toMatchObject({ level: 0, isActive: false })
  })

  it('but cannot move it to another league, nor one that there is not', async () => {
    const { data: category } = await add({})
    expect(await change(category.id, { leagueId: 1 })).toMatchObject({ status: 400 })
    expect(await change(999_999, { name: 'Ніяка' })).toMatchObject({ status: 404 })
    expect(await change(999_999, {})).toMatchObject({ status: 404 })
  })
})

describe('an admin deletes a category', () => {
  it('that nobody was ever in', async () => {
    const { data: category } = await add({ name: 'Нічия' })
    expect(await remove(category.id)).toMatchObject({ status: 200, data: null })
    expect(await read(category.id)).toMatchObject({ status: 404 })
    expect(await remove(category.id)).toMatchObject({ status: 404 })
  })

  it('but not one that a player is in', async () => {
    const { data: category } = await add({ name: 'Чиясь' })
    await choose(olena, category.id)
    expect(refusal(await remove(category.id))).toEqual({ status: 409, code: 'CATEGORY_IN_USE' })
    await choose(olena, null)
    expect(await remove(category.id)).toMatchObject({ status: 200 })
  })

  it('nor one in which a game was begun, though its player has moved on', async () => {
    const { data: category } = await add({ name: 'Колишня' })
    await choose(iryna, category.id)
    await openCourt(world, leagueId).invited(olena, iryna)
    await choose(iryna, null)
    expect(refusal(await remove(category.id))).toEqual({ status: 409, code: 'CATEGORY_IN_USE' })
  })
})

describe('the list of categories', () => {
  const listed = async (query: object, path = '/api/v1/categories') => {
    const { data } = await world.send(`${path}?${new URLSearchParams({ limit: '100', ...query })}`)
    return (data as { name: string }[]).map(({ name }) => name)
  }
  let own: number
  beforeAll(async () => {
    own = (await world.league('Ліга рівнів')).id
    for (const [name, level] of [
      ['Ґ без рівня', null],
      ['Вища', 3],
      ['Є нульового', 0],
      ['Б третього', 3],
      ['Г без рівня', null],
      ['Початкова', 0.5],
    ] as const)
      await add({ leagueId: own, name, level, isActive: level !== 0.5 })
  })
  const order = ['Г без рівня', 'Ґ без рівня', 'Є нульового', 'Початкова', 'Б третього', 'Вища']

  it('stands by level, a missing one counting as 0, and then by name', async () => {
    expect(await listed({ leagueId: String(own) })).toEqual(order)
  })

  it('is the same with a slash behind its address', async () => {
    expect(await listed({ leagueId: String(own) }, '/api/v1/categories/')).toEqual(order)
  })

  it('tells apart those that are active, and spans all leagues when none is named', async () => {
    expect(await listed({ leagueId: String(own), isActive: 'false' })).toEqual(['Початкова'])
    expect(await listed({})).toEqual(expect.arrayContaining([...order, 'Майстри']))
  })

  it('comes in pages', async () => {
    const page = await world.call(null, 'GET /api/v1/categories', { query: { leagueId: own, page: 2, limit: 4 } })
    expect(page.data.map(({ name }) => name)).toEqual(order.slice(4))
    expect(page.meta).toEqual({ page: 2, limit: 4, total: 6, totalPages: 2 })
  })
})
