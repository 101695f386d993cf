import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Петро Адмін', 'ADMIN')
})
afterAll(() => world.close())

const found = (name: string, key: string) =>
  world.call(admin, 'POST /api/v1/leagues', { body: { name } }, { 'idempotency-key': key })
const leagues = async () => (await world.db.selectFrom('leagues').select('id').execute()).length

it('of fifteen equal creations on as many connections one happens and all get its answer', async () => {
  for (let round = 0; round < 5; round++) {
    const before = await leagues()
    const answers = await Promise.all(Array.from({ length: 15 }, () => found('Ліга', `round ${round}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect((await leagues()) - before).toBe(1)
  }
})

it('of different creations under one key one happens and the others are told', async () => {
  const before = await leagues()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => found(`Ліга ${n}`, 'one key')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect((await leagues()) - before).toBe(1)
})
