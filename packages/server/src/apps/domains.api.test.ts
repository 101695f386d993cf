import { type Endpoint, isJson } from '@matchbol/core/shared/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { readKeptTables } from '../platform/backup/backup-tables.ts'
import type { Database } from '../platform/db/client.ts'
import { platformTables } from '../platform/domain.ts'
import { domains } from './domains.ts'

const described = Object.assign({}, platformTables, ...domains.map(({ tables }) => tables))
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('every table that a backup keeps is described by its owner', async () => {
  const kept = await readKeptTables(database.db)
  const sources = Object.keys(described).filter((table) => !['derived', 'fleeting'].includes(described[table] ?? ''))
  expect(kept.map(({ name }) => name).sort()).toEqual(sources.sort())
})

it('a table that refers to people says what becomes of their rows, and the export of own data reads it', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`.execute(database.db)
  const ofPeople = rows.map(({ table }) => table).filter((table) => described[table] !== 'derived')
  expect(ofPeople.filter((table) => described[table] === 'nothing')).toEqual([])
  // Ratings are read by the verb of their domain.
  const exported = new Set<string>(domains.find(({ name }) => name === 'overview')?.reads)
  expect(ofPeople.filter((table) => !exported.has(table) && table !== 'ratings')).toEqual([])
})

it('every public answer says what it is made from, or why it is not kept', () => {
  const calls = domains.flatMap(({ contract }) => Object.entries(contract) as [string, Endpoint][])
  const isPublic = ([call, { access }]: [string, Endpoint]) => call.startsWith('GET ') && access === 'anyone'
  const silent = calls
    .filter((one) => isPublic(one) && isJson(one[1].reply))
    .flatMap(([call, { madeFrom }]) => (madeFrom ? [] : call))
  // of a demo, for its one person; a seal of its moment
  expect(silent.sort()).toEqual(['GET /api/v1/auth/demo-users', 'GET /api/v1/tickets/form'])
  expect(calls.filter((one) => one[1].madeFrom && !isPublic(one)).map(([call]) => call)).toEqual([])
})
