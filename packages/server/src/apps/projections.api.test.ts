import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../core/test/property-runs.ts'
import { openBusyLeagues } from '../../test/busy-leagues.ts'
import { replayed, stored } from '../../test/replay.ts'
import { openWorld, type World } from '../../test/world.ts'
import { settleDays } from '../domains/ratings/settle-days.ts'
import { nameOf } from '../platform/projections/projection.ts'
import { differencesIn, rebuildProjection } from '../platform/projections/rebuild-projection.ts'
import { projections } from './domains.ts'

const HAPPENINGS = runs(120, 10_000)
/** Often: what one event spoils, another may put right. */
const LOOKS_EVERY = runs(24, 80)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Rows that differ from what the sources say, by projection; each is counted even where none of its rows may ever differ. */
async function differences() {
  await settleDays(world.db, world.clock.now) // who rests depends on the day, and its job may not have come yet
  const found: Record<string, number> = {}
  for (const projection of projections)
    found[nameOf(projection)] = differencesIn(await rebuildProjection(world.db, projection, world.clock.now))
  return found
}
const none = Object.fromEntries(projections.map((projection) => [nameOf(projection), 0]))

it('whatever happens, and at once, every projection and every rating stays what the games say', async () => {
  const leagues = await openBusyLeagues(world, 8)
  for (let lived = 0; lived < HAPPENINGS; lived += LOOKS_EVERY) {
    await leagues.live(LOOKS_EVERY, 8)
    expect(await differences()).toEqual(none)
  }
  const completed = await world.db.selectFrom('games').select('id').where('status', '=', 'COMPLETED').execute()
  expect(completed.length).toBeGreaterThan(HAPPENINGS / 10)
  for (const { id } of await world.db.selectFrom('leagues').select('id').execute())
    expect(await stored(world.db, id)).toEqual(await replayed(world.db, id))
}, 3_600_000)
