import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/cluster-database.ts'
import { migrationNames } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const cluster = process.env.TEST_DATABASE_URL ?? ''

it('four nodes that open one empty database at once make its tables once, and all go on', async () => {
  for (let round = 0; round < 4; round++) {
    const { url, drop } = await createTestDatabase(cluster)
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)))
    for (const { db } of nodes) {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
      expect(rows.map(({ name }) => name)).toEqual(migrationNames)
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
    }
    await Promise.all(nodes.map(({ close }) => close()))
    await drop()
  }
})

it('a PostgreSQL that cannot be used is named without its password', async () => {
  const { host } = new URL(cluster)
  await expect(openPostgres(`postgres://postgres:geheim@${host}/no_such_database`)).rejects.toThrow(
    `Cannot use the PostgreSQL at ${host} (DATABASE_URL): database "no_such_database" does not exist.`,
  )
  await expect(openPostgres('postgres://club:geheim@127.0.0.1:1/club')).rejects.toThrow(
    'Cannot use the PostgreSQL at 127.0.0.1:1 (DATABASE_URL): connect ECONNREFUSED 127.0.0.1:1.',
  )
})
