import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCli } from '../../../test/cli.ts'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
let cli: ReturnType<typeof openCli>

beforeAll(async () => {
  world = await openWorld()
  cli = openCli(world)
  const { id } = await world.league('Осіння ліга')
  cli.write(
    'autumn.csv',
    `date,winner,loser,score
2025-09-01,Віра Мак,Рада Айстра,6-4 6-4
2025-09-02,Рада Айстра,Віра Мак,6-4 4-6 [10-8]
2025-09-03,Віра Мак,Соня Цинія,6-0 6-0
2025-09-04,Соня Цинія,Рада Айстра,W/O`,
  )
  await cli.matchbol('import-results', 'autumn.csv', '--league', String(id))
})
afterAll(async () => {
  cli.remove()
  await world.close()
})

const everything = async () => ({
  ratings: await world.db.selectFrom('ratings').selectAll().orderBy('user_id').execute(),
  changes: await world.db.selectFrom('rating_changes').selectAll().orderBy('game_id').orderBy('user_id').execute(),
})

it('ratings that are what the games say differ in nothing and stay', async () => {
  const before = await everything()
  expect(await cli.matchbol('replay-ratings')).toEqual({
    code: 0,
    said: 'Осіння ліга: 0 of 3 ratings and 0 of 6 changes differed\nAll ratings are what the games say.',
    complaints: '',
  })
  expect(await everything()).toEqual(before)
})

it('ratings that somebody changed by hand are found out and put right, once', async () => {
  const right = await everything()
  const [mak, aistra] = right.ratings
  const [first, second] = right.changes
  const rating = (userId: number | undefined) => world.db.updateTable('ratings').where('user_id', '=', userId ?? 0)
  await rating(mak?.user_id).set({ points: 2000 }).execute()
  await rating(aistra?.user_id).set({ last_five: 'WWWWW' }).execute()
  await world.db
    .updateTable('rating_changes')
    .where('game_id', '=', first?.game_id ?? 0)
    .set({ k: 32 })
    .execute()
  const wrong = await cli.matchbol('replay-ratings')
  expect(wrong).toEqual({
    code: 1,
    said: 'Осіння ліга: 2 of 3 ratings and 2 of 6 changes differed',
    complaints: 'Ratings were not what the games say. The right ones are stored now.',
  })
  expect(second?.game_id).toBe(first?.game_id)
  expect(await everything()).toEqual(right)
  expect((await cli.matchbol('replay-ratings')).code).toBe(0)
})

it('a change that is missing, and one of no game that counts, differ as well', async () => {
  const right = await everything()
  const [change] = right.changes
  const walkover = await world.db.selectFrom('games').select('id').where('score', '=', 'W.O.').executeTakeFirstOrThrow()
  await world.db
    .deleteFrom('rating_changes')
    .where('game_id', '=', change?.game_id ?? 0)
    .execute()
  if (change)
    await world.db
      .insertInto('rating_changes')
      .values({ ...change, game_id: walkover.id, sequence: 4 })
      .execute()
  const wrong = await cli.matchbol('replay-ratings')
  expect(wrong.said).toBe('Осіння ліга: 0 of 3 ratings and 3 of 7 changes differed')
  expect(wrong.code).toBe(1)
  expect(await everything()).toEqual(right)
})
