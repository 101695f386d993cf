import { createServer, type ServerResponse } from 'node:http'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { selectGames } from '../packages/server/src/domains/games/game-row.ts'
import { gameInFull } from '../packages/server/src/domains/games/reads/read-game-in-full.ts'
import type { Tables } from '../packages/server/src/platform/db/tables.ts'

/**
 * What the same machine does with as little as possible between a request and its answer: the floor that our figures are held against.
 * `/hello` is a server that says it; `/row` and `/rows` read one game and 50 of a league and answer in JSON. `/game` and `/games` do so by
 * the product's own statement: what their answers cost for what is in them. `/sent?bytes=` sends so many bytes under a given number of
 * headers, `/sent?bytes=0` the 304 of them: the floor of a page that is kept.
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

const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
const wholeGame = { name: 'game', text: gameInFull(db, { id: 0 }).compile().sql }
const games = selectGames(db)
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

/** As long as ours are, the one of what a page may load among them. */
const headers = ['default-src '.repeat(45), ...Array.from({ length: 12 }, () => 'same-origin-allow-popups')].flatMap(
  (value, place) => [`x-header-of-a-page-${place}`, value],
)
const bodies = new Map<string, Buffer>()

function sendBytes(response: ServerResponse, bytes: string) {
  if (bytes === '0') return response.writeHead(304, headers).end()
  const body = bodies.get(bytes) ?? Buffer.alloc(Number(bytes), 'x')
  bodies.set(bytes, body)
  return response.writeHead(200, [...headers, 'content-length', bytes]).end(body)
}

const server = createServer(async (request, response) => {
  const { url = '/' } = request
  if (url.startsWith('/sent?bytes=')) return sendBytes(response, url.slice('/sent?bytes='.length))
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const body = await answers[pathname]?.(searchParams.get('id') ?? '1')
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready: http://127.0.0.1:${Object(server.address()).port}`)
})
process.once('SIGTERM', () => process.exit(0))
