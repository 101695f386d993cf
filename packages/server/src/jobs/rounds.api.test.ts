import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePayload } from '../auth/test-login.ts'
import { createLog } from '../log.ts'
import { openWorld, type World } from '../test-world.ts'
import { rounds } from './rounds.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const goRound = (name: string) =>
  rounds(world.db, createLog('silent'))
    .find((it) => it.name === name)
    ?.work(world.clock.now)

it('a used login is remembered for as long as it would be believed, and then forgotten', async () => {
  const body = sitePayload(world, { auth_date: world.clock.now.getTime() / 1000 + 60 })
  const signIn = (device: string) =>
    world.call(null, 'POST /api/v1/users/auth/telegram', { body }, { 'user-agent': device })
  const remembered = async () => (await world.db.selectFrom('used_logins').select('hash').execute()).length
  expect((await signIn('Firefox')).status).toBe(200)
  world.pass({ hours: 24, minutes: 1 })
  await goRound('forget')
  expect(await remembered()).toBe(1)
  expect(await signIn('curl')).toMatchObject({ status: 401, message: 'Telegram auth data was already used' })
  world.pass({ seconds: 1 })
  await goRound('forget')
  expect(await remembered()).toBe(0)
  expect(await signIn('curl')).toMatchObject({ status: 401, message: 'Telegram auth data is too old' })
})

it('an invitation that nobody answered in time expires by itself', async () => {
  const [olena, iryna] = [await world.person('Олена Марченко'), await world.person('Ірина Коваль')]
  const { id: leagueId } = await world.league('Жіноча ліга', [olena, iryna], { inviteExpiryDays: 3 })
  const invited = await world.call(olena, 'POST /api/v1/games/invitations', {
    body: { leagueId, opponentId: iryna.id },
  })
  const params = { id: invited.data.id }
  const statusAt = async () => {
    await goRound('pass-deadlines')
    const { data } = await world.call(await world.again(olena), 'GET /api/v1/games/{id}', { params })
    return [data.status, data.log.at(-1)?.actor ?? 'the clock']
  }
  world.pass({ days: 3, seconds: -1 })
  expect(await statusAt()).toEqual(['PENDING', expect.objectContaining({ id: olena.id })])
  world.pass({ seconds: 1 })
  expect(await statusAt()).toEqual(['EXPIRED', 'the clock'])
})

it('the embedded database is backed up by the clock of Kyiv, PostgreSQL by its own means', () => {
  const namesOf = (folder?: string) => rounds(world.db, createLog('silent'), folder).map(({ name }) => name)
  expect(namesOf('/somewhere')).toContain('daily-backup')
  expect(namesOf()).not.toContain('daily-backup')
})
