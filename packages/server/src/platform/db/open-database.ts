import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { migrate, type Prepare } from './migrate.ts'
import { openPostgres } from './postgres.ts'

/** The database that the settings name: PostgreSQL, or the embedded one in the data folder. */
export const openDatabase = (
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  prepare: Prepare = migrate,
): Promise<Database> =>
  config.DATABASE_URL ? openPostgres(config.DATABASE_URL, prepare) : openEmbedded(resolve(config.DATA_DIR), prepare)
