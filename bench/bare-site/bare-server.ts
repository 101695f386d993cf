import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Pool } from 'pg'

/** Draws the bare page with 50 games of the league that the address names, read by one statement. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const text = `select id, completed_at as "completedAt", inviter_id as "inviterId", invitee_id as "inviteeId", score
  from games where league_id = $1 and status = 'COMPLETED' order by completed_at desc, id desc limit 50`
globalThis.readLeague = async (leagueId) => (await pool.query({ name: 'games', text, values: [leagueId] })).rows

const built = new URL('dist/server/server.js', import.meta.url)
const { default: start } = (await import(built.href)) as { default: { fetch(request: Request): Promise<Response> } }
const server = createServer(getRequestListener((request) => start.fetch(request)))
server.listen(0, '127.0.0.1', () => console.log(`ready: http://127.0.0.1:${Object(server.address()).port}`))
process.once('SIGTERM', () => process.exit(0))
