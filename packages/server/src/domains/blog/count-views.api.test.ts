import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDesk } from '../../../test/desk.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { forgetReaders } from './count-views.ts'

let world: World
let desk: ReturnType<typeof openDesk>
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '127.0.0.1' })
  desk = openDesk(world, await world.person('Марія Адмін', 'ADMIN'))
})
afterAll(() => world.close())

it('a reader counts once a day, without leaving a trace of who they were', async () => {
  const author = await world.person('Олена Марченко')
  const [post, other] = [await desk.published(author, 'Читана'), await desk.published(author, 'Інша')]
  const read = async (agent: string, { id }: { id: number } = post) =>
    (await world.call(null, 'POST /api/v1/blog/posts/{id}/views', { params: { id } }, { 'user-agent': agent })).data
      .views
  expect([await read('phone'), await read('phone'), await read('laptop')]).toEqual([1, 1, 2])
  expect(await read('phone', other)).toBe(1)
  const marks = await world.db.selectFrom('post_readers').selectAll().execute()
  expect(marks).toHaveLength(3)
  expect(JSON.stringify(marks)).not.toMatch(/phone|laptop|127/)

  world.pass({ days: 1 })
  await forgetReaders(world.db, world.clock.now)
  for (const table of ['post_readers', 'reading_days'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(await read('phone')).toBe(3)
  expect((await desk.list()).data.map(({ views }) => views)).toEqual([1, 3])
})

it('an address is five readers a day at most, and a network of IPv6 is one address', async () => {
  const editor = await world.person('Ірина Редактор', 'ADMIN')
  const { id } = await openDesk(world, editor).published(editor, 'Накручена')
  let seen = 0
  for (let number = 0; number < 40; number++) {
    const from = { 'user-agent': `agent ${number}`, 'x-forwarded-for': `2001:db8::${number}` }
    seen = (await world.call(null, 'POST /api/v1/blog/posts/{id}/views', { params: { id } }, from)).data.views
  }
  expect(seen).toBe(5)
})

it('what is not public is not counted', async () => {
  const draft = await desk.write(await world.person('Ірина Коваль'), 'Чернетка')
  const answer = await world.call(null, 'POST /api/v1/blog/posts/{id}/views', { params: { id: draft.id } })
  expect(answer.status).toBe(404)
})
