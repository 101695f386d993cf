import { createServer } from 'node:http'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { selectGames } from '../packages/server/src/domains/games/game-row.ts'
import type { Tables } from '../packages/server/src/platform/db/tables.ts'

/**
 * What the same machine does with as little as possible between a request and its answer: the floor that our figures are held against.
 * `/hello` is a server that says it; `/row` and `/rows` read one game and 50 of a league and answer in JSON. `/game` and `/games` do so by
 * the product's own statement: what their answers cost for what is in them.
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

const games = selectGames(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
const wholeGame = { name: 'game', text: games.where('games.id', '=', 0).compile().sql }
const ofLeague = games.where('games.status', '=', sql.lit('COMPLETED')).where('games.league_id', '=', 0)
const newestFirst = ofLeague.orderBy('games.completed_at', 'desc').orderBy('games.id', 'desc').limit(sql.lit(50))
const wholeGames = { name: 'games', text: newestFirst.compile().sql }

const answers: Record<string, (id: string) => Promise<string> | string> = {
  '/hello': () => 'hello',
  '/row': async (id) => JSON.stringify((await pool.query({ ...oneRow, values: [id] })).rows[0]),
  '/game': async (id) => JSON.stringify((await pool.query({ ...wholeGame, values: [id] })).rows[0]),
  '/games': async (id) => JSON.stringify((await pool.query({ ...wholeGames, values: [id] })).rows),
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
