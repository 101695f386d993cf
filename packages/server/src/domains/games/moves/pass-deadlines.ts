import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Db, inTransaction } from '../../../platform/db/client.ts'
import { passDeadline } from './move-game.ts'

/** Games of each kind that are looked for at a time. */
const FOUND_AT_ONCE = 500
/** Games of one league that are settled in one transaction. */
const SETTLED_AT_ONCE = 50
/** Games settled in one run at about most; the next run goes on. */
const MOST_A_RUN = 10_000

interface Due {
  id: number
  league_id: number
}

/**
 * What deadlines do: every game whose deadline has passed is settled, some of one league in a transaction. Whatever a person does
 * at the same moment is decided by the lock on the row. One game that cannot be settled does not hold up the others.
 * @returns how many were settled
 */
export async function passDeadlines(db: Db, now: Date, log: Logger): Promise<number> {
  let settled = 0
  const left: number[] = []
  while (settled + left.length < MOST_A_RUN) {
    const due = await findDue(db, now, left)
    if (due.length === 0) break
    for (const games of Map.groupBy(due, ({ league_id }) => league_id).values())
      for (let start = 0; start < games.length; start += SETTLED_AT_ONCE) {
        const ids = games.slice(start, start + SETTLED_AT_ONCE).map(({ id }) => id)
        const done = await settleSome(db, ids, now, log)
        settled += done.length
        left.push(...ids.filter((id) => !done.includes(id)))
      }
  }
  return settled
}

async function findDue(db: Db, now: Date, left: readonly number[]): Promise<Due[]> {
  const due = (status: string, deadline: string) => sql<Due>`(
    select id, league_id from games
    where status = ${sql.lit(status)} and ${sql.ref(deadline)} <= ${now} and id <> all(${left}::int[])
    order by ${sql.ref(deadline)} limit ${FOUND_AT_ONCE}
  )`
  const { rows } = await sql<Due>`
    ${due('PENDING', 'expires_at')}
    union all ${due('ACCEPTED', 'play_by')}
    union all ${due('PENDING_CONFIRMATION', 'confirm_by')}`.execute(db)
  return rows
}

/** All together, or where one of them cannot be settled each by itself. @returns which were settled */
async function settleSome(db: Db, ids: readonly number[], now: Date, log: Logger): Promise<number[]> {
  try {
    return await settle(db, ids, now)
  } catch (error) {
    if (ids.length === 1) {
      log.error({ err: error, gameId: ids[0] }, 'a deadline could not be passed')
      return []
    }
    const settled: number[] = []
    for (const id of ids) settled.push(...(await settleSome(db, [id], now, log)))
    return settled
  }
}

/** A row that another node or a person holds right now is left to them. */
const settle = (db: Db, ids: readonly number[], now: Date) =>
  inTransaction(db, async (db) => {
    const rows = await db
      .selectFrom('games')
      .selectAll()
      .where('id', '=', sql<number>`any(${ids}::int[])`)
      .orderBy('id')
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    const settled: number[] = []
    for (const id of ids) {
      const row = rows.find((row) => row.id === id)
      if (row && (await passDeadline(db, row, now))) settled.push(id)
    }
    return settled
  })
