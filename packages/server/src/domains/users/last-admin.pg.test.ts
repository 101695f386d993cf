import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it.each([{ role: 'PLAYER' }, { status: 'BLOCKED' }] as const)(
  'of two administrators who do this to each other at the same moment one stays: %j',
  async (body) => {
    for (let round = 0; round < 10; round++) {
      await world.db.updateTable('users').set({ role: 'PLAYER' }).execute()
      const first = await world.person('Перший Адмін', 'ADMIN')
      const second = await world.person('Другий Адмін', 'ADMIN')
      const answers = await Promise.all(
        [
          [first, second],
          [second, first],
        ].map(([who, whom]) => world.call(who ?? null, 'PUT /api/v1/users/{id}', { params: { id: whom?.id }, body })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await world.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'ADMIN')
        .where('status', '=', 'ACTIVE')
        .execute()
      expect(left).toHaveLength(1)
    }
  },
)

it('both administrators who resign at the same moment cannot', async () => {
  await world.db.updateTable('users').set({ role: 'PLAYER' }).execute()
  const admins = [await world.person('Перший Адмін', 'ADMIN'), await world.person('Другий Адмін', 'ADMIN')]
  const answers = await Promise.all(
    admins.map((who) =>
      world.call(who, 'PUT /api/v1/users/{id}', { params: { id: who.id }, body: { role: 'PLAYER' } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
