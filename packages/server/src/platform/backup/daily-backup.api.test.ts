import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from '../db/client.ts'
import { makeDailyBackup, makeMissedBackup } from './daily-backup.ts'
import { restore } from './restore.ts'

let database: Database
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'matchbol-daily-')), 'backups')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 2, 30))

it('each day has one backup, named by the day in Kyiv, which can be restored', async () => {
  await makeDailyBackup(database.db, folder, new Date('2026-11-20T23:00:00Z'))
  const [name = ''] = readdirSync(folder)
  expect(name).toBe('matchbol-2026-11-21.ndjson.gz')
  const first = readFileSync(join(folder, name))
  await makeDailyBackup(database.db, folder, new Date('2026-11-21T10:00:00Z'))
  expect(readdirSync(folder)).toEqual([name])
  expect(readFileSync(join(folder, name))).toEqual(first)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const place = await openTestDatabase()
  await restore(place.db, join(folder, name))
  await place.close()
})

it('the last seven stay, and what a person put beside them', async () => {
  for (let day = 1; day <= 10; day++) {
    await makeDailyBackup(database.db, folder, night(day))
    if (day === 1) writeFileSync(join(folder, 'before-the-move.ndjson.gz'), '')
  }
  const days = Array.from(
    { length: 7 },
    (_, index) => `matchbol-2026-11-${String(index + 4).padStart(2, '0')}.ndjson.gz`,
  )
  expect(readdirSync(folder).sort()).toEqual(['before-the-move.ndjson.gz', ...days])
})

it('an older one that is much larger stays: it is of another club, or of what this one has lost', async () => {
  for (let day = 1; day <= 7; day++) await makeDailyBackup(database.db, folder, night(day))
  writeFileSync(join(folder, 'matchbol-2026-11-01.ndjson.gz'), Buffer.alloc(1_000_000))
  await makeDailyBackup(database.db, folder, night(8))
  await makeDailyBackup(database.db, folder, night(9))
  expect(readdirSync(folder)).toContain('matchbol-2026-11-01.ndjson.gz')
  expect(readdirSync(folder)).not.toContain('matchbol-2026-11-02.ndjson.gz')
})

it('a server that starts makes up for a missed one, and for that only', async () => {
  await makeMissedBackup(database.db, folder, night(10))
  expect(readdirSync(folder)).toEqual(['matchbol-2026-11-10.ndjson.gz'])
  const made = (at: Date) => utimesSync(join(folder, 'matchbol-2026-11-10.ndjson.gz'), at, at)
  made(night(10))
  await makeMissedBackup(database.db, folder, new Date(night(10).getTime() + 23 * 3_600_000))
  expect(readdirSync(folder)).toHaveLength(1)
  await makeMissedBackup(database.db, folder, new Date(night(11).getTime() + 60_000))
  expect(readdirSync(folder)).toEqual(['matchbol-2026-11-10.ndjson.gz', 'matchbol-2026-11-11.ndjson.gz'])
})
