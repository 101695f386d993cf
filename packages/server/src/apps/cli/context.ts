import type { Database } from '../../platform/db/client.ts'
import type { Prepare } from '../../platform/db/migrate.ts'

/** Everything a command has to do with the world. */
export interface Context {
  now(): Date
  /** What was asked for, a line at a time. */
  say(line: string): void
  /** What went wrong, a line at a time. */
  complain(line: string): void
  /** The path of a file that the person named. */
  fileOf(name: string): string
  /** Opens the database that the settings name, up to date unless told otherwise. */
  open(how?: { prepare?: Prepare; mayBeNew?: boolean }): Promise<Database>
}

/** Opens the database for as long as the work takes. */
export async function withDatabase<T>(
  context: Context,
  work: (database: Database) => Promise<T>,
  how?: Parameters<Context['open']>[0],
): Promise<T> {
  const database = await context.open(how)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
