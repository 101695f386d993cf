import { createServer } from 'node:http'
import { Pool } from 'pg'

/**
 * What the same machine does with as little as possible between a request and its answer: the floor that our figures are held against.
 * `/hello` is a server that says it; `/row` and `/rows` read one game and 50 of a league and answer in JSON.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const oneRow = {
  name: 'row',
  text: 'select id, league_id, inviter_id, invitee_id, winner_id, score, score_details, completed_at from games where id = $1',
}
const fiftyRows = {
  name: 'rows',
  text: `select id, league_id, inviter_id, invitee_id, winner_id, score, score_details, completed_at from games
    where league_id = $1 and status = 'COMPLETED' order by completed_at desc, id desc limit 50`,
}

const answers: Record<string, (id: string) => Promise<string> | string> = {
  '/hello': () => 'hello',
  '/row': async (id) => JSON.stringify((await pool.query({ ...oneRow, values: [id] })).rows[0]),
  '/rows': async (id) => JSON.stringify((await pool.query({ ...fiftyRows, values: [id] })).rows),
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const body = await answers[pathname]?.(searchParams.get('id') ?? '1')
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${Object(server.address()).port}`)
})
process.once('SIGTERM', () => process.exit(0))
