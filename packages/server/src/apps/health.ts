import { Refusal } from '@matchbol/core/shared/refusal'
import { healthContract } from '@matchbol/core/site/contract'
import { sql } from 'kysely'
import { type Route, serve } from '../platform/http/serve.ts'

/** `/healthz`: the process is up. `/readyz`: it can do its work. Both say nothing else. */
export const healthRoutes: Route[] = serve(healthContract, {
  'GET /healthz': () => ({ content: '{"status":"up"}' }),
  'GET /readyz': async ({ db }) => {
    const { rows } = await sql`select 1`.execute(db).catch(() => ({ rows: [] }))
    if (rows.length === 0) throw new Refusal('UNAVAILABLE')
    return { content: '{"status":"ready"}' }
  },
})
