import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** `/healthz`: the process is up. `/readyz`: it can do its work. Both say nothing else. */
export const healthRoutes = (readyDb: () => Db | undefined) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'up' }))
    .get('/readyz', async (c) => {
      const db = readyDb()
      const ready = db !== undefined && (await answers(db))
      return ready ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503, { 'retry-after': '5' })
    })

const answers = (db: Db) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
