import { sql } from 'kysely'
import { type Claims, createTokens } from '../packages/server/src/domains/auth/tokens.ts'
import type { Db } from '../packages/server/src/platform/db/client.ts'
import { leaveAsItIs } from '../packages/server/src/platform/db/migrate.ts'
import { openPostgres } from '../packages/server/src/platform/db/postgres.ts'
import { JOB_SCHEMA } from '../packages/server/src/platform/jobs/enqueue.ts'
import { findBusiest } from '../packages/server/test/busiest.ts'
import { openCluster, type SizeName } from './cluster.ts'
import { SECRET, startProcess, startProduct } from './node.ts'
import type { Club } from './row.ts'

const tokens = createTokens(SECRET)

/**
 * Starts a club with everything that asks it. @returns with it a function that stops all of it, and one after which it has nothing left
 * to do: what one row has made work for is not to be counted in another
 */
export async function openClub(name: SizeName, folder: string, say: (text: string) => void) {
  const cluster = await openCluster(name, folder, say)
  const database = await openPostgres(cluster.url, leaveAsItIs)
  const busiest = await findBusiest(database.db)
  const sessions = {
    player: await openSession(database.db, busiest.playerId),
    admin: await openSession(database.db, await adminOf(database.db)),
  }
  const headersOf: Club['headersOf'] = async (who) => (who === 'guest' ? {} : headersFor(sessions[who]))
  await database.close()
  const beIdle = () => forgetJobs(cluster.url)
  await beIdle()
  const yardsticks = await startProcess(new URL('yardstick-server.ts', import.meta.url), { DATABASE_URL: cluster.url })
  const product = await startProduct(cluster.url)
  const uncached = await startProduct(cluster.url, { CACHE_MB: '0' })
  const club: Club = { name, cluster, product, uncached, yardsticks, busiest, headersOf }
  const stop = async () => {
    await Promise.all([product.stop(), uncached.stop(), yardsticks.stop()])
    await cluster.stop()
  }
  return { club, stop, beIdle }
}

async function forgetJobs(url: string) {
  const database = await openPostgres(url, leaveAsItIs)
  await sql`delete from ${sql.table(`${JOB_SCHEMA}.job`)} where state in ('created', 'retry')`.execute(database.db)
  await database.close()
}

/** Authorization by a session that began now: its token lasts half an hour. */
export const bearerOf = async (db: Db, userId: number) => headersFor(await openSession(db, userId))

async function openSession(db: Db, userId: number): Promise<Claims> {
  const now = new Date()
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, device: 'bench', started_at: now, refreshed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId, sessionId: id, generation: 1 }
}

const headersFor = async (claims: Claims): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tokens.sign(claims, new Date())}`,
})

/** The last of all people becomes an administrator. */
async function adminOf(db: Db): Promise<number> {
  const { id } = await db.selectFrom('users').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', id).execute()
  return id
}
