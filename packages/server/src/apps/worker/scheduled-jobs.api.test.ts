import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePayload } from '../../../test/login.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { createLog } from '../../platform/log.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const runJob = (name: string) =>
  scheduledJobs(world.db, createLog('silent'))
    .find((it) => it.name === name)
    ?.work(world.clock.now)

it('a used login is remembered for as long as it would be believed, and then forgotten', async () => {
  const body = sitePayload(world, { auth_date: world.clock.now.getTime() / 1000 + 60 })
  const signIn = (device: string) =>
    world.call(null, 'POST /api/v1/users/auth/telegram', { body }, { 'user-agent': device })
  const remembered = async () => (await world.db.selectFrom('used_logins').select('hash').execute()).length
  expect((await signIn('Firefox')).status).toBe(200)
  world.pass({ hours: 24, minutes: 1 })
  await runJob('forget-used-logins')
  expect(await remembered()).toBe(1)
  expect(await signIn('curl')).toMatchObject({ status: 401, message: 'Telegram auth data was already used' })
  world.pass({ seconds: 1 })
  await runJob('forget-used-logins')
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
    await runJob('pass-deadlines')
    const { data } = await world.call(await world.again(olena), 'GET /api/v1/games/{id}', { params })
    return [data.status, data.log.at(-1)?.actor ?? 'nobody']
  }
  world.pass({ days: 3, seconds: -1 })
  expect(await statusAt()).toEqual(['PENDING', expect.objectContaining({ id: olena.id })])
  world.pass({ seconds: 1 })
  expect(await statusAt()).toEqual(['EXPIRED', 'nobody'])
})

describe('a season with an announced end', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  })
  const seasonsOf = async (id: number) =>
    (await world.call(null, 'GET /api/v1/leagues/{id}/seasons', { params: { id } })).data
  const endAll = async (leagueIds: number[], body: { name: string; endsAt: string }) => {
    admin = await world.again(admin)
    for (const id of leagueIds) await world.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params: { id }, body })
  }
  const at = (moment: string) => {
    world.clock.now = new Date(moment)
  }

  it('is finished by a scheduled job at that end, and the next begins, as long and named by its quarter', async () => {
    at('2026-11-30T22:00:00Z')
    const { id } = await world.league('Ліга')
    await endAll([id], { name: 'Зима 2027', endsAt: '2027-02-28T22:00:00.000Z' })
    at('2027-02-28T21:59:59Z')
    await runJob('finish-seasons')
    expect((await seasonsOf(id)).map(({ name, status }) => [name, status])).toEqual([
      ['Зима 2027', 'ACTIVE'],
      ['Сезон 2026', 'FINISHED'],
    ])
    at('2027-02-28T22:00:31Z')
    await runJob('finish-seasons')
    const [next, last] = await seasonsOf(id)
    expect([next, last]).toMatchObject([
      { name: 'Весна 2027', startsAt: '2027-02-28T22:00:00.000Z', endsAt: '2027-05-31T21:00:00.000Z' },
      { name: 'Зима 2027', status: 'FINISHED', endsAt: '2027-02-28T22:00:00.000Z' },
    ])
    const audit = await world.db.selectFrom('audit').select(['action', 'actor_id', 'details']).orderBy('id').execute()
    expect(audit.at(-1)).toEqual({
      action: 'season.finished',
      actor_id: null,
      details: { leagueId: id, seasonId: last?.id, nextSeasonId: next?.id },
    })
    const table = await world.call(null, 'GET /api/v1/leagues/{id}/table', {
      params: { id },
      query: { season: last?.id },
    })
    expect(table.data).toMatchObject({ season: { isFinished: true }, rows: [] })
  })

  it('runs on where the league finishes its seasons by hand, and where it is closed', async () => {
    const byHand = await world.league('Ліга з власним календарем')
    const closed = await world.league('Закрита ліга')
    await endAll([byHand.id, closed.id], { name: 'Весна', endsAt: '2027-05-31T21:00:00Z' })
    const change = (id: number, body: object) => world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id }, body })
    expect((await change(byHand.id, { autoNextSeason: false })).data.autoNextSeason).toBe(false)
    await change(closed.id, { isActive: false })
    at('2027-06-02T10:00:00Z')
    await runJob('finish-seasons')
    for (const { id } of [byHand, closed]) expect((await seasonsOf(id))[0]).toMatchObject({ name: 'Весна' })
  })
})

it('the embedded database is backed up by the clock of Kyiv, PostgreSQL by its own means', () => {
  const namesOf = (folder?: string) => scheduledJobs(world.db, createLog('silent'), folder).map(({ name }) => name)
  expect(namesOf('/somewhere')).toContain('daily-backup')
  expect(namesOf()).not.toContain('daily-backup')
})
