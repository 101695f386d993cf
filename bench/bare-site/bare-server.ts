import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Pool } from 'pg'

/** Draws the bare page with 50 games of the league that the address names, read by one statement, and sends what brings it to life. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const text = `select id, completed_at::text as "completedAt", inviter_id as "inviterId", invitee_id as "inviteeId", score
  from games where league_id = $1 and status = 'COMPLETED' order by completed_at desc, id desc limit 50`
globalThis.readLeague = async (leagueId) => (await pool.query({ name: 'games', text, values: [leagueId] })).rows

const built = new URL('dist/server/server.js', import.meta.url)
const { default: start } = (await import(built.href)) as { default: { fetch(request: Request): Promise<Response> } }
const assets = new URL('dist/client/assets/', import.meta.url)
const scripts = new Map(
  readdirSync(assets).map((name) => [`/assets/${name}`, brotliCompressSync(readFileSync(new URL(name, assets)))]),
)
const draw = getRequestListener((request) => start.fetch(request))
const server = createServer((request, response) => {
  const script = scripts.get(request.url ?? '')
  if (!script) return draw(request, response)
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script)
})
server.listen(0, '127.0.0.1', () => console.log(`ready: http://127.0.0.1:${Object(server.address()).port}`))
process.once('SIGTERM', () => process.exit(0))
