import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Db, inTransaction } from '../../../platform/db/client.ts'
import { passDeadline } from './move-game.ts'

/** Games settled in one run at most; the next run goes on. */
const GAMES_A_ROUND = 1000

/**
 * What deadlines do: every game whose deadline has passed is settled in a transaction of its own. Whatever a person does
 * at the same moment is decided by the lock on the row. One game that cannot be settled does not hold up the others.
 * @returns how many were settled
 */
export async function passDeadlines(db: Db, now: Date, log: Logger): Promise<number> {
  let settled = 0
  for (const id of await findDue(db, now)) {
    try {
      if (await settleOne(db, id, now)) settled++
    } catch (error) {
      log.error({ err: error, gameId: id }, 'a deadline could not be passed')
    }
  }
  return settled
}

async function findDue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from games where status = 'PENDING' and expires_at <= ${now} order by expires_at limit ${GAMES_A_ROUND})
    union all
    (select id from games where status = 'ACCEPTED' and play_by <= ${now} order by play_by limit ${GAMES_A_ROUND})
    union all
    (select id from games where status = 'PENDING_CONFIRMATION' and confirm_by <= ${now} order by confirm_by limit ${GAMES_A_ROUND})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** A row that another node or a person holds right now is left to them. */
const settleOne = (db: Db, id: number, now: Date) =>
  inTransaction(db, async (db) => {
    const row = await db
      .selectFrom('games')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    return row ? passDeadline(db, row, now) : false
  })
