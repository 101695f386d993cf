import { StartupError } from '../startup-error.ts'
import type { Db } from './client.ts'

const MARK = 'demo'

/** A database is demo or real from its first row on; the two never mix. */
export class WrongKindOfDatabase extends StartupError {}

/**
 * Lets demo mode fill an empty database or go on with a demo one, and keeps it away from real people; real mode never
 * runs on demo data.
 * @param hasPeople whether anybody is in it
 * @returns whether demo data is to be made
 * @throws WrongKindOfDatabase with a sentence that says what to do
 */
export async function checkDemoMark(db: Db, isDemo: boolean, hasPeople: boolean): Promise<boolean> {
  const isMarked = Boolean(await db.selectFrom('marks').select('value').where('name', '=', MARK).executeTakeFirst())
  if (!isDemo && isMarked)
    throw new WrongKindOfDatabase(
      'This database holds demo data. To begin a real one, set DATA_DIR to a new folder (or DATABASE_URL to an empty database) and start again.',
    )
  if (isDemo && !isMarked && hasPeople)
    throw new WrongKindOfDatabase(
      'This database holds real people, and demo mode would let anyone in as them. Set the Telegram bot again (or DEMO=0), or set DATA_DIR to a new folder for the demo.',
    )
  return isDemo && !isMarked
}

export const markAsDemo = (db: Db, now: Date) =>
  db.insertInto('marks').values({ name: MARK, value: now.toISOString() }).execute()
