import type { Database } from '../platform/db/client.ts'
import type { Prepare } from '../platform/db/migrate.ts'
import { type DatabaseSettings, openDatabase } from '../platform/db/open-database.ts'
import { bindSubscribers } from '../platform/events/emit.ts'
import { prepareQueues } from '../platform/jobs/queue.ts'
import { buildProjections } from '../platform/projections/rebuild-projection.ts'
import { jobs, projections } from './domains.ts'
import { subscribers } from './subscribers.ts'

/** Opens the database that the settings name, ready for every verb of the product; as it is where `prepare` is given. */
export async function openProductDatabase(config: DatabaseSettings, prepare?: Prepare) {
  const database = await openDatabase(config, prepare)
  return prepare ? database : readyForVerbs(database)
}

/** Binds who follows what happens in the open database, builds what they keep, and makes the queues of what they ask for. */
export async function readyForVerbs(database: Database): Promise<Database> {
  bindSubscribers(database.db, subscribers)
  await buildProjections(database.db, projections, new Date())
  await prepareQueues(database, jobs)
  return database
}
