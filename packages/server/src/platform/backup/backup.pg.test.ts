import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { readContents } from '../../../test/database-contents.ts'
import { openUntouchedEmbedded } from '../../../test/untouched-database.ts'
import { openWorld } from '../../../test/world.ts'
import { replayAndCompare } from '../../apps/cli/replay-and-compare.ts'
import { projections } from '../../apps/domains.ts'
import { readyForVerbs } from '../../apps/open-product-database.ts'
import { importResults } from '../../domains/games/import/import-results.ts'
import { buildProjections } from '../projections/rebuild-projection.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const now = new Date('2026-11-21T10:00:00Z')

const results = Array.from({ length: 2000 }, (_, index) => ({
  line: index + 2,
  date: '2025-05-01',
  winner: `Гравець ${index % 30}`,
  loser: `Гравець ${(index + 1 + (index % 7)) % 30}`,
  score: '6-4 6-4',
  bestOf: '3',
}))

it('a backup made while others write holds one moment: nothing half done', async () => {
  const world = await openWorld()
  const folder = mkdtempSync(join(tmpdir(), 'matchbol-backup-'))
  const league = await world.league('Ліга')
  const target = { leagueId: league.id, seasonId: league.activeSeason.id }
  let isWriting = true
  const writing = importResults(world.db, target, results, now, { rowsAtOnce: 500 }).finally(() => {
    isWriting = false
  })
  const files: string[] = []
  while (isWriting) {
    const file = join(folder, `${files.length}.gz`)
    await backUp(world.db, file, now)
    files.push(file)
  }
  await writing
  const sizes = new Set<number>()
  for (const file of files.filter((_, index) => index % Math.ceil(files.length / 4) === 0)) {
    const place = await openTestDatabase()
    const { games = 0, game_events, rating_changes } = await restore(place.db, file)
    sizes.add(games)
    expect({ game_events, rating_changes }).toEqual({ game_events: games, rating_changes: games * 2 })
    const { completed_games } = await place.db.selectFrom('leagues').select('completed_games').executeTakeFirstOrThrow()
    expect(completed_games).toBe(games)
    const { ratings, changes } = await replayAndCompare(place.db, league.id, now)
    expect([ratings.differed, changes.differed]).toEqual([0, 0])
    await place.close()
  }
  expect(sizes.size).toBeGreaterThan(1)
  rmSync(folder, { recursive: true })
  await world.close()
})

it('a club moves from PostgreSQL to the embedded database and back', async () => {
  const world = await openWorld()
  const folder = mkdtempSync(join(tmpdir(), 'matchbol-move-'))
  const league = await world.league('Ліга')
  await importResults(world.db, { leagueId: league.id, seasonId: league.activeSeason.id }, results.slice(0, 100), now)
  const there = join(folder, 'there.gz')
  const back = join(folder, 'back.gz')
  const embedded = await openUntouchedEmbedded()
  const postgres = await openTestDatabase()
  await backUp(world.db, there, now)
  await restore(embedded.db, there)
  await buildProjections(embedded.db, projections, now)
  await backUp(embedded.db, back, now)
  await restore(postgres.db, back)
  expect(await readContents(postgres.db)).toEqual(await readContents(world.db))
  await readyForVerbs(embedded)
  expect(await replayAndCompare(embedded.db, league.id, now)).toMatchObject({
    ratings: { all: 30, differed: 0 },
    changes: { all: 200, differed: 0 },
  })
  for (const { close } of [embedded, postgres, world]) await close()
  rmSync(folder, { recursive: true })
})
