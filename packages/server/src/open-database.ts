import { resolve } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { openEmbedded } from './db/embedded.ts'
import { migrate, type Prepare } from './db/migrate.ts'
import { openPostgres } from './db/postgres.ts'

/** The database that the settings name: PostgreSQL, or the embedded one in the data folder. */
export const openDatabase = (
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  prepare: Prepare = migrate,
): Promise<Database> =>
  config.DATABASE_URL ? openPostgres(config.DATABASE_URL, prepare) : openEmbedded(resolve(config.DATA_DIR), prepare)
