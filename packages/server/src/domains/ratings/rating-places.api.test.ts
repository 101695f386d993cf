import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'
import { inTransaction } from '../../platform/db/client.ts'
import { addCategory } from '../leagues/categories.ts'
import { nameColumns } from '../users/account-row.ts'
import { keepRatedPlayers } from './keep-rated-players.ts'

const PLAYERS = 40
const LIMIT = 7
let world: World
let leagueId: number
let userIds: number[]
let categories: (number | null)[]

beforeAll(async () => {
  world = await openWorld()
  leagueId = (await world.league('Ліга')).id
  const users = await world.db
    .insertInto('users')
    .values(Array.from({ length: PLAYERS }, () => ({ ...nameColumns('Гравець', ''), created_at: world.clock.now })))
    .returning('id')
    .execute()
  userIds = users.map(({ id }) => id)
  const ofLeague = { leagueId, startPoints: 1100, isActive: true }
  const [one, two] = [
    await addCategory(world.db, { ...ofLeague, name: 'Перша' }, world.clock.now),
    await addCategory(world.db, { ...ofLeague, name: 'Друга' }, world.clock.now),
  ]
  categories = [one.id, two.id, null]
  await world.db
    .insertInto('memberships')
    .values(userIds.map((user_id) => ({ user_id, league_id: leagueId, joined_at: world.clock.now, status: 'ACTIVE' })))
    .execute()
  const unrated = { league_id: leagueId, points: 1100, start_points: 1100, last_rated_at: null }
  await world.db
    .insertInto('ratings')
    .values(userIds.map((user_id) => ({ ...unrated, user_id })))
    .execute()
})
afterAll(() => world.close())

// Few hundredths in few points in few hundreds, so that all kinds of neighbours and many equals come.
const points = fc
  .tuple(fc.constantFrom(11, 12, 14), fc.constantFrom(0, 1, 99), fc.constantFrom(0, 50, 99))
  .map(([hundred, point, hundredths]) => hundred * 100 + point + hundredths / 100)
const player = fc.record({
  points,
  daysAgo: fc.constantFrom(0, 30, 60, 61, 200),
  isRated: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  category: fc.nat({ max: 2 }),
})
type Player = typeof player extends fc.Arbitrary<infer P> ? P : never

it('a place and a page are those of all ratings sorted, whatever ratings, categories and days become', async () => {
  for (const players of fc.sample(fc.array(player, { minLength: PLAYERS, maxLength: PLAYERS }), 3)) {
    await become(players)
    for (const categoryId of [undefined, ...categories])
      for (const all of [true, false]) {
        const shown = {
          leagueId,
          all: String(all),
          ...(categoryId !== undefined && { categoryId: categoryId ?? 'none' }),
        }
        const sorted = inOrder(players, categoryId, all)
        expect(await pages(shown)).toEqual(sorted)
        const somebody = sorted[Math.floor(sorted.length / 2)]
        if (somebody === undefined) continue
        const { data } = await call({ ...shown, playerId: somebody })
        expect(data.map(({ place }) => place)).toEqual([sorted.indexOf(somebody) + 1])
      }
  }
})

/** Who stands where, told by the pages one after the other, each place in its turn. */
async function pages(shown: object): Promise<number[]> {
  const listed: number[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await call({ ...shown, page, limit: LIMIT })
    expect(data.map(({ place }) => place)).toEqual(data.map((_, nth) => listed.length + nth + 1))
    listed.push(...data.map(({ player }) => player.id))
    if (page < meta.totalPages) continue
    expect(meta.total).toBe(listed.length)
    return listed
  }
}

const call = (query: object) => world.call(null, 'GET /api/v1/players', { query: { leagueId, ...query } })

const inOrder = (players: readonly Player[], categoryId: number | null | undefined, all: boolean) =>
  players
    .map((player, nth) => ({ ...player, id: userIds[nth] ?? 0, isRecent: player.daysAgo <= 60 }))
    .filter(({ isRated, isRecent }) => isRated && (all || isRecent))
    .filter(({ category }) => categoryId === undefined || categories[category] === categoryId)
    .toSorted((x, y) => Number(y.isRecent) - Number(x.isRecent) || y.points - x.points || x.id - y.id)
    .map(({ id }) => id)

const become = (players: readonly Player[]) =>
  inTransaction(world.db, async (db) => {
    for (const [nth, { points, daysAgo, isRated, category }] of players.entries()) {
      const user_id = userIds[nth] ?? 0
      const last_rated_at = new Date(world.clock.now.getTime() - daysAgo * 24 * 3_600_000)
      const rated = isRated ? { points, rated_games: 1, last_rated_at } : { rated_games: 0, last_rated_at: null }
      await db.updateTable('ratings').set(rated).where('user_id', '=', user_id).execute()
      const category_id = categories[category] ?? null
      await db.updateTable('memberships').set({ category_id }).where('user_id', '=', user_id).execute()
    }
    await keepRatedPlayers(db, leagueId, null, world.clock.now)
  })
