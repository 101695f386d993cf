import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCli } from '../../../test/cli.ts'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
let cli: ReturnType<typeof openCli>

beforeAll(async () => {
  world = await openWorld()
  cli = openCli(world)
  const { id } = await world.league('Осіння ліга')
  cli.write('autumn.csv', 'date,winner,loser,score\n2025-09-01,Віра Мак,Рада Айстра,6-4 6-4')
  await cli.matchbol('import-results', 'autumn.csv', '--league', String(id))
})
afterAll(async () => {
  cli.remove()
  await world.close()
})

it('what is kept and is what the games say differs in nothing', async () => {
  const { code, said } = await cli.matchbol('rebuild-projections')
  expect(code).toBe(0)
  expect(said).toContain('leagues.completed_games, voided_games: 0 of 1 rows differed\n')
  expect(said.split('\n').at(-1)).toBe('All that is kept is what the games say.')
})

it('a figure that somebody changed by hand is found out and put right, once', async () => {
  await world.db.updateTable('leagues').set({ completed_games: 7 }).execute()
  const wrong = await cli.matchbol('rebuild-projections')
  expect(wrong.code).toBe(1)
  expect(wrong.said).toContain('leagues.completed_games, voided_games: 1 of 1 rows differed (1 otherwise)')
  expect(wrong.complaints).toBe('What is kept was not what the games say. What is right is stored now.')
  expect((await cli.matchbol('rebuild-projections')).code).toBe(0)
})
