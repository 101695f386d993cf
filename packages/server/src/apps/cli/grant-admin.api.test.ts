import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCli } from '../../../test/cli.ts'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
let cli: ReturnType<typeof openCli>

beforeAll(async () => {
  world = await openWorld()
  cli = openCli(world)
})
afterAll(async () => {
  cli.remove()
  await world.close()
})

it('a person who has signed in becomes an administrator, with a row in the audit', async () => {
  const person = await world.person('Леся Верес')
  await world.db.updateTable('users').set({ telegram_id: '4001' }).where('id', '=', person.id).execute()
  expect(await world.call(person, 'GET /api/v1/users')).toMatchObject({ status: 403 })
  expect(await cli.matchbol('grant-admin', '4001')).toEqual({
    code: 0,
    said: `Леся Верес (user ${person.id}) is an administrator.`,
    complaints: '',
  })
  expect(await world.call(person, 'GET /api/v1/users')).toMatchObject({ status: 200 })
  expect(await world.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { action: 'admin.granted', actor_id: null, details: { userId: person.id } },
  ])
})

it('somebody who never signed in has to do so first', async () => {
  const refused = await cli.matchbol('grant-admin', '4002')
  expect(refused.code).toBe(1)
  expect(refused.complaints).toMatch(/^Nobody with the Telegram id 4002 has signed in: let them do so first/)
})

it('a blocked account stays blocked, and that is said', async () => {
  const person = await world.person('Ганна Осока')
  await world.db
    .updateTable('users')
    .set({ telegram_id: '4003', status: 'BLOCKED' })
    .where('id', '=', person.id)
    .execute()
  const granted = await cli.matchbol('grant-admin', '4003')
  expect(granted.said).toContain('The account is blocked')
  expect(await world.call(person, 'GET /api/v1/users')).toMatchObject({ status: 403 })
})
