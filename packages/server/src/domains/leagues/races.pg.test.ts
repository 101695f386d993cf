import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { createLog } from '../../platform/log.ts'
import { finishDueSeasons } from './finish-due-seasons.ts'

let world: World
let admin: Person
let people: Person[]

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  people = []
  for (let nth = 0; nth < 8; nth++) people.push(await world.person(`Гравчиня К${nth}`))
})
afterAll(() => world.close())

const ROUNDS = 8
const everyRound = async (play: () => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round++) await play()
}
const court = async (members: readonly Person[]): Promise<Court> =>
  openCourt(world, (await world.league('Ліга', members, { rematchAfterDays: 0, maxOpenGames: 100 })).id)
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const startNext = (leagueId: number, name: string) =>
  world.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params: { id: leagueId }, body: { name } })
const openGames = (leagueId: number) =>
  world.db
    .selectFrom('games')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('status', 'in', ['PENDING', 'ACCEPTED'])
    .execute()

describe('at one moment', () => {
  it('leagues of one name get addresses of their own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.call(admin, 'POST /api/v1/leagues', { body: { name: 'Разом' } })),
    )
    expect(statuses(answers)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ data }) => data.slug)).size).toBe(8)
  })

  it('a person joins once', async () => {
    await everyRound(async () => {
      const { id: leagueId } = await world.league('Ліга')
      const [who] = people as [Person]
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => world.call(who, 'POST /api/v1/users/join-league', { body: { leagueId } })),
      )
      expect(statuses(answers).sort()).toEqual([200, 409, 409, 409, 409, 409])
    })
  })

  it('a league is deleted or joined, a category too, and nobody stumbles', async () => {
    await everyRound(async () => {
      const { id: leagueId } = await world.league('Ліга')
      const { data: category } = await world.call(admin, 'POST /api/v1/categories', { body: { leagueId, name: 'К' } })
      const answers = await Promise.all([
        ...people.map((who, nth) =>
          world.call(who, 'POST /api/v1/users/join-league', {
            body: { leagueId, ...(nth % 2 && { categoryId: category.id }) },
          }),
        ),
        world.call(admin, 'DELETE /api/v1/categories/{id}', { params: { id: category.id } }),
        world.call(admin, 'DELETE /api/v1/leagues/{id}', { params: { id: leagueId } }),
        world.call(admin, 'POST /api/v1/categories', { body: { leagueId, name: 'Ще одна' } }),
      ])
      for (const status of statuses(answers)) expect([200, 404, 409]).toContain(status)
    })
  })

  it('invitations are accepted while the season ends, each into a season that runs', async () => {
    await everyRound(async () => {
      const { invited, accept, again, leagueId } = await court(people)
      const games = []
      for (let nth = 0; nth < 4; nth++) {
        const [a, b] = [people[nth] as Person, people[nth + 4] as Person]
        games.push({ b, id: await invited(a, b) })
      }
      await Promise.all(people.map(again))
      const answers = await Promise.all([
        ...games.map(({ b, id }) => accept(b, id)),
        startNext(leagueId, 'Друга'),
        startNext(leagueId, 'Третя'),
      ])
      expect(statuses(answers)).toEqual(Array(6).fill(200))
      const seasons = await world.db.selectFrom('seasons').select('status').where('league_id', '=', leagueId).execute()
      expect(seasons.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'FINISHED', 'FINISHED'])
    })
  })

  it('a season whose end has come is finished once, whichever node is first', async () => {
    await everyRound(async () => {
      const { id: leagueId } = await world.league('Ліга')
      const due = new Date(world.clock.now.getTime() - 1000)
      await world.db.updateTable('seasons').set({ ends_at: due }).where('league_id', '=', leagueId).execute()
      const node = () => finishDueSeasons(world.db, world.clock.now, createLog('silent'))
      const finished = await Promise.all([node(), node(), node()])
      expect(finished.sort()).toEqual([0, 0, 1])
      const seasons = await world.db.selectFrom('seasons').select('status').where('league_id', '=', leagueId).execute()
      expect(seasons.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'FINISHED'])
    })
  })

  it('a player leaves while others invite them and accept: nothing of theirs stays open', async () => {
    await everyRound(async () => {
      const { invite, invited, accept, again, leagueId } = await court(people)
      const [leaver, ...others] = people as [Person, ...Person[]]
      const sent = []
      for (const other of others.slice(0, 3)) sent.push({ other, id: await invited(leaver, other) })
      const membership = await world.db
        .selectFrom('memberships')
        .select('id')
        .where('user_id', '=', leaver.id)
        .where('league_id', '=', leagueId)
        .executeTakeFirstOrThrow()
      await Promise.all(people.map(again))
      const answers = await Promise.all([
        ...sent.map(({ other, id }) => accept(other, id)),
        ...others.slice(3).map((other) => invite(other, leaver)),
        world.call(leaver, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
          params: { leagueId, userLeagueId: membership.id },
        }),
      ])
      for (const status of statuses(answers)) expect([200, 409, 422]).toContain(status)
      expect(answers.at(-1)?.status).toBe(200)
      expect(await openGames(leagueId)).toEqual([])
    })
  })

  it('a player is blocked while others invite them and record games: nothing of theirs stays open', async () => {
    await everyRound(async () => {
      const blocked = await world.person('Заблокована Гравчиня')
      const { invite, invited, accept, record, again, leagueId } = await court([...people, blocked])
      const [inviter, accepting, recorder, ...others] = people as [Person, Person, Person, ...Person[]]
      const invitation = await invited(blocked, accepting)
      await Promise.all(people.map(again))
      const block = { params: { id: blocked.id }, body: { status: 'BLOCKED' } } as const
      const answers = await Promise.all([
        ...others.map((other) => invite(other, blocked)),
        accept(accepting, invitation),
        record(recorder, blocked, '6:4 6:4'),
        world.call(admin, 'PUT /api/v1/users/{id}', block),
        invite(inviter, blocked),
      ])
      for (const status of statuses(answers)) expect([200, 409, 422]).toContain(status)
      expect(answers.at(-2)?.status).toBe(200)
      expect(await openGames(leagueId)).toEqual([])
    })
  })

  it('a player is blocked while they answer', async () => {
    await everyRound(async () => {
      const blocked = await world.person('Заблокована Гравчиня')
      const { awaiting, invited, accept, confirm, again } = await court([...people, blocked])
      const [a, b] = people as [Person, Person]
      const result = await awaiting(a, blocked, '6:4 6:4')
      const invitation = await invited(b, blocked)
      await again(blocked)
      const answers = await Promise.all([
        confirm(blocked, result),
        accept(blocked, invitation),
        world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: blocked.id }, body: { status: 'BLOCKED' } }),
      ])
      for (const status of statuses(answers)) expect([200, 403, 409]).toContain(status)
      expect(answers.at(-1)?.status).toBe(200)
    })
  })
})
