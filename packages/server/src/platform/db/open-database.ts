import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { migrate, type Prepare } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings = Pick<
  Config,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' | 'DATA_DIR'
>

/** The database that the settings name: PostgreSQL, or the embedded one in the data folder. */
export const openDatabase = (config: DatabaseSettings, prepare: Prepare = migrate): Promise<Database> =>
  config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, prepare, {
        directUrl: config.DATABASE_DIRECT_URL,
        replicaUrl: config.DATABASE_REPLICA_URL,
      })
    : openEmbedded(resolve(config.DATA_DIR), prepare)
