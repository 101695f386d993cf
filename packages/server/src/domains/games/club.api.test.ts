import { DEFAULT_LEAGUE_RULES } from '@matchbol/core/leagues/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../../core/test/property-runs.ts'
import { Club } from '../../../test/club/club.ts'
import { ADMIN, happenings } from '../../../test/club/steps.ts'
import { type Court, openCourt } from '../../../test/court.ts'
import { replayed, stored } from '../../../test/replay.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

/** Small figures, so that every limit is met often. */
const rules = {
  ...DEFAULT_LEAGUE_RULES,
  autoConfirmHours: 20,
  inviteExpiryDays: 1,
  playWithinDays: 1,
  maxOpenGames: 2,
  rematchAfterDays: 1,
}
const RUNS = runs(5, 100)
const MOST_STEPS = 200

let world: World
const people: Person[] = []
beforeAll(async () => {
  world = await openWorld()
  for (const name of ['Олена Марченко', 'Ірина Коваль', 'Марія Бондар', 'Дарина Чорна'])
    people.push(await world.person(name))
  people.push(
    await world.person('Адміністраторка Ліги', 'ADMIN'),
    await world.person('Гравчиня Адміністраторка', 'ADMIN'),
  )
})
afterAll(() => world.close())

it('a club stands, move by move, as the rules alone would have it', async () => {
  const start = world.clock.now
  await fc.assert(
    fc.asyncProperty(happenings(MOST_STEPS), async (steps) => {
      world.clock.now = start
      await world.db.updateTable('users').set({ paused_until: null }).execute()
      const members = people.filter((_, index) => index !== ADMIN)
      const court = openCourt(world, (await world.league('Клуб', members, rules)).id)
      const club = new Club(start, rules)
      for (const { id } of members) club.join({ id, isAdmin: false })
      await fc.asyncModelRun(() => ({ model: club, real: { world, court, people } }), steps)
      await expectWholeClub(club, court)
    }),
    { numRuns: RUNS },
  )
}, 600_000)

async function expectWholeClub(club: Club, court: Court) {
  const games = await world.db
    .selectFrom('games')
    .select(['id', 'status', 'version'])
    .where('league_id', '=', court.leagueId)
    .orderBy('id')
    .execute()
  expect(games).toEqual(club.games.map(({ id, status, version }) => ({ id, status, version })))
  for (const { id, version } of club.games) expect(await court.movesOf(id)).toHaveLength(version)
  const { data } = await court.call(null, 'GET /api/v1/user-leagues/players', { query: { leagueId: court.leagueId } })
  const members = [...club.members].filter(([, isActive]) => isActive).map(([id]) => id)
  expect(data.map(({ user }) => user.id).sort()).toEqual(members.sort())
  expect(await stored(world.db, court.leagueId)).toEqual(await replayed(world.db, court.leagueId))
}
