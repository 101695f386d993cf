import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Client } from 'pg'
import { inject } from 'vitest'
import { readyForVerbs } from '../src/apps/open-product-database.ts'
import { subscribers } from '../src/apps/subscribers.ts'
import type { Database } from '../src/platform/db/client.ts'
import { createPGlite, openPGlite } from '../src/platform/db/embedded.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { bindSubscribers } from '../src/platform/events/emit.ts'

/** An empty, migrated database of the engine that this run of the tests is for, with the product's subscribers. */
export const openTestDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? openOnCluster(process.env.TEST_DATABASE_URL) : openFromImage()

async function openFromImage(): Promise<Database> {
  const database = await openPGlite(await createPGlite({ loadDataDir: await openAsBlob(inject('databaseImage')) }))
  bindSubscribers(database.db, subscribers) // queues and projections are in the image
  return database
}

async function openOnCluster(clusterUrl: string): Promise<Database> {
  const { url, drop } = await createTestDatabase(clusterUrl)
  const database = await readyForVerbs(await openPostgres(url))
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** A new database, still empty, on the throw-away cluster. */
export async function createTestDatabase(clusterUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  await onCluster(clusterUrl, `create database ${name}`)
  return { url: url.href, drop: () => onCluster(clusterUrl, `drop database ${name} with (force)`) }
}

async function onCluster(clusterUrl: string, statement: string) {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
