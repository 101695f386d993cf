import type { SearchKind } from '@matchbol/core/search/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/desk.ts'
import { openEventBoard } from '../../../test/event-board.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { differencesIn, rebuildProjection } from '../../platform/projections/rebuild-projection.ts'
import { searchEntries } from './entries.ts'
import { searchWords } from './known-words.ts'

let world: World
let admin: Person
let desk: ReturnType<typeof openDesk>
let taras: Person

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Марія Адмін', 'ADMIN')
  desk = openDesk(world, admin)
  taras = await world.person('Тарас Шевченко')
  const olena = await world.person('Олена Щербак')
  const others = await Promise.all(['Шевчук', 'Коваль', 'Мельник'].map((name) => world.person(`Ірина ${name}`)))
  await world.person('Тарас Самотній') // of no league
  await world.league('Осіння ліга', [taras, olena])
  await world.league('Зимовий кубок', [taras, ...others])
  await desk.published(admin, 'Друга подача, якої не соромно', { tags: ['техніка'], body: 'Про **кручення** мʼяча.' })
  await desk.published(admin, 'Шевченко про подачу', { tags: [], body: 'Розмова з чемпіоном.' })
})
afterAll(() => world.close())

const search = async (q: string) => (await world.call(null, 'GET /api/v1/search', { query: { q } })).data
const titles = async (q: string, kind?: SearchKind) =>
  (await search(q)).hits.filter((hit) => !kind || hit.kind === kind).map(({ title }) => title)

describe('the search of the site', () => {
  it('finds players, leagues and articles by how their words begin, each with where it is', async () => {
    expect(await search('шевченко')).toMatchObject({
      hits: [
        { kind: 'player', id: taras.id, title: 'Тарас Шевченко', where: 'Осіння ліга', photoUrl: null },
        { kind: 'article', title: 'Шевченко про подачу', where: 'Марія Адмін', slug: 'shevchenko-pro-podachu' },
      ],
      isSimilar: false,
    })
    expect(await titles('осін')).toEqual(['Осіння ліга'])
    expect(await titles('кручен')).toEqual(['Друга подача, якої не соромно'])
  })

  it.each([
    ['shev taras', ['Тарас Шевченко']],
    ['Шевченко, Т.', ['Тарас Шевченко']],
    ['itdxtyrj', ['Тарас Шевченко']],
    ['шевчнко', ['Тарас Шевченко']],
    ['тараз шевчнко', ['Тарас Шевченко']],
    ['шербак', ['Олена Щербак']],
    ['вченко', []],
    ['самотній', []],
    ['петренко', []],
    ['%', []],
    ['ш', []],
    ['шШ', []],
  ])('«%s» finds the players %j', async (q, names) => expect(await titles(q, 'player')).toEqual(names))

  it.each([
    ['🎾Орест Влучний', 'оре'],
    ['Іван_Гайдамака', 'гайдамака'],
    ['Max/Лукерія Сітка', 'лукер'],
    ['«Туз» Дубовий', 'туз'],
    ['★Соломія★ Ґрунт', 'соломія грунт'],
    ['Зеновій [ATP]', 'atp'],
  ])('and %s by a word beside a sign', async (name, q) => {
    await world.league('Зі знаками', [await world.person(name)])
    expect(await titles(q, 'player')).toEqual([name])
  })

  it.each([
    ['ліга осіння', ['Осіння ліга']],
    ['подія зимовий', ['Зимовий кубок']],
    ['гравець щербак', ['Олена Щербак']],
  ])('«%s» finds %j by the words around a name and without them', async (q, found) =>
    expect(await titles(q)).toEqual(expect.arrayContaining(found)),
  )

  it('shows what has one of the words where nothing has all of them, and says so', async () => {
    const { hits, isSimilar } = await search('щербак зимовий')
    expect([hits.map(({ title }) => title), isSimilar]).toEqual([['Олена Щербак', 'Зимовий кубок'], true])
  })

  it('says that it has not found what was typed, but what is spelled alike', async () => {
    expect((await search('шевчнко')).isSimilar).toBe(true)
    expect((await search('itdxtyrj')).isSimilar).toBe(false)
    expect(await search('петренко')).toEqual({ hits: [], isSimilar: false })
    expect(await titles('зимвий')).toEqual(['Зимовий кубок'])
    expect(await titles('кручнення')).toEqual(['Друга подача, якої не соромно'])
  })

  it('shows whole words before beginnings, and five of a kind', async () => {
    expect(await titles('ірина', 'player')).toEqual(['Ірина Коваль', 'Ірина Мельник', 'Ірина Шевчук'])
    const many = await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => world.person(`Ян Яновський${nth}`)))
    const one = await world.person('Яна Ян')
    await world.league('Ліга Янів', [...many, one])
    expect((await titles('ян', 'player')).length).toBe(5)
    expect((await titles('яна', 'player'))[0]).toBe('Яна Ян')
  })
})

it('finds whoever is called just as typed, however many more play whose names begin so', async () => {
  const one = await world.person('Яків Доброс')
  const { id } = await world.league('Ліга добрих', [one])
  await sql`
    insert into users (first_name, last_name, folded_name, search_name, created_at)
    select 'Яківна', 'Добросердна', 'яківна добросердна', 'iakivna dobroserdna', now() from generate_series(1, 5000)`.execute(
    world.db,
  )
  await sql`
    insert into memberships (user_id, league_id, status, joined_at, first_name, last_name, search_name)
    select id, ${id}, 'ACTIVE', now(), first_name, last_name, search_name
    from users where search_name = 'iakivna dobroserdna'`.execute(world.db)
  expect((await titles('яків доброс', 'player'))[0]).toBe('Яків Доброс')
})

describe('what becomes otherwise', () => {
  const differences = async () => {
    const found = [searchEntries, searchWords].map((it) => rebuildProjection(world.db, it, world.clock.now))
    return (await Promise.all(found)).map(differencesIn)
  }

  it('is found by its new words, and no longer by the old ones or by mistakes in them', async () => {
    const zoriana = await world.person('Зоряна Гнатишин')
    const { data: league } = await world.call(admin, 'POST /api/v1/leagues', { body: { name: 'Ґрунтовий турнір' } })
    await world.call(zoriana, 'POST /api/v1/users/join-league', { body: { leagueId: league.id } })
    expect(await titles('гнатишн')).toEqual(['Зоряна Гнатишин'])
    expect(await titles('грунтовй')).toEqual(['Ґрунтовий турнір'])
    await world.call(admin, 'PUT /api/v1/leagues/{id}', {
      params: { id: league.id },
      body: { name: 'Хардовий турнір' },
    })
    await world.call(zoriana, 'PUT /api/v1/users/{id}', {
      params: { id: zoriana.id },
      body: { lastName: 'Федорук' },
    })
    for (const q of ['гнатишин', 'гнатишн', 'ґрунтовий']) expect(await titles(q)).toEqual([])
    expect(await search('федорук')).toMatchObject({ hits: [{ where: 'Хардовий турнір' }] })
    await world.call(zoriana, 'DELETE /api/v1/users/me')
    for (const q of ['федорук', 'федорк']) expect(await titles(q)).toEqual([])
    expect(await titles('видалений', 'player')).toEqual([])
    expect(await differences()).toEqual([0, 0])
  })

  it('is found as an event and as an answer too, by what is public of them', async () => {
    const board = openEventBoard(world, admin)
    const event = await board.draft({ title: 'Парасольковий турнір', place: 'Корти «Динамо»', body: 'Будуть чаї.' })
    expect(await titles('парасолькв')).toEqual([])
    await board.change(event, { status: 'PUBLISHED' })
    expect(await search('парасольк чаї')).toMatchObject({
      hits: [
        {
          kind: 'event',
          id: event.id,
          where: expect.stringMatching(/^(пн|вт|ср|чт|пт|сб|нд), \d+ [а-я]+ \d{4}, Корти «Динамо»$/),
        },
      ],
    })
    await board.change(event, { title: 'Дощовий турнір' })
    expect(await titles('парасольковий')).toEqual([])
    const body = { question: 'Чи можна з гепардом?', answer: 'Протягом {autoConfirmHours}.', category: 'CLUB' } as const
    const { data: entry } = await world.call(admin, 'POST /api/v1/faq', { body: { ...body, isPublished: false } })
    expect(await titles('гепард')).toEqual([])
    await world.call(admin, 'PUT /api/v1/faq/{id}', { params: { id: entry.id }, body: { isPublished: true } })
    expect(await search('гепардм')).toMatchObject({
      hits: [{ kind: 'faq', id: entry.id, title: body.question, where: 'Клуб, ліги, сезони' }],
    })
    expect(await titles('autoconfirmhours')).toEqual([])
    await world.call(admin, 'DELETE /api/v1/faq/{id}', { params: { id: entry.id } })
    expect(await titles('гепард')).toEqual([])
    expect(await differences()).toEqual([0, 0])
  })

  it('is not found while nobody may read it', async () => {
    const post = await desk.published(admin, 'Капелюх від сонця', { tags: [], body: 'Про капелюх.' })
    expect(await titles('капелюх')).toEqual(['Капелюх від сонця'])
    const params = { id: post.id }
    await world.call(admin, 'PUT /api/v1/blog/posts/{id}', { params, body: { status: 'HIDDEN' } })
    expect(await titles('капелюх')).toEqual([])
    expect(await titles('капелю')).toEqual([])
    expect(await differences()).toEqual([0, 0])
  })
})
