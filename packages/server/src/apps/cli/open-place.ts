import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { openProductDatabase } from '../open-product-database.ts'
import type { Context } from './context.ts'

/**
 * Opens what the settings name.
 * @throws StartupError where there is no database and none is to be made, and as `openProductDatabase` does
 */
export async function openPlace(config: Config, { prepare, mayBeNew }: Parameters<Context['open']>[0] = {}) {
  const folder = resolve(config.DATA_DIR)
  if (!config.DATABASE_URL && !mayBeNew && !existsSync(join(folder, 'database')))
    throw new StartupError(
      `There is no database in ${folder}: set DATA_DIR (or DATABASE_URL) as for the server, and start the server once: it makes the database.`,
    )
  return openProductDatabase(config, prepare)
}
