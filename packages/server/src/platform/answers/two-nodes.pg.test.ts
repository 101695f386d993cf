import type { Endpoint } from '@matchbol/core/shared/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runs } from '../../../../core/test/property-runs.ts'
import type { Busiest } from '../../../test/busiest.ts'
import { openBusyLeagues } from '../../../test/busy-leagues.ts'
import { openCli } from '../../../test/cli.ts'
import { openDesk } from '../../../test/desk.ts'
import { openEventBoard } from '../../../test/event-board.ts'
import { askAs, type OpenFront, openFront } from '../../../test/front.ts'
import { pageRequests, readRequests } from '../../../test/read-requests.ts'
import { domains } from '../../apps/domains.ts'
import { inTransaction } from '../db/client.ts'
import { openPostgres } from '../db/postgres.ts'
import { dropAllKept } from '../events/emit.ts'

const HAPPENINGS = runs(4, 3_000)
/** So long a node may take to hear of what was done on the other: far above the few milliseconds that it takes. */
const HEARD_WITHIN_MS = 2_000

let here: OpenFront
let there: OpenFront
let slug: string
let eventId: number
beforeAll(async () => {
  here = await openFront()
  const admin = await here.world.person('Марія Адмін', 'ADMIN')
  slug = (await openDesk(here.world, admin).published(admin, 'Як тримати подачу')).slug
  eventId = (await openEventBoard(here.world, admin).open()).id
  const { engine } = here.world.database
  const url = (engine.kind === 'postgres' && engine.pool.options.connectionString) || ''
  there = await openFront({}, await openPostgres(url))
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** As a guest gets it, from what is kept where it is kept. */
const ask = async ({ address }: OpenFront, path: string) => {
  const { status, text, headers } = await askAs(address, path, { host: 'localhost' })
  return { path, status, text: stable(text), etag: headers.etag }
}
/** Made for this request alone: what carries a length is nothing that anybody else may have asked. */
const askAnew = async ({ address }: OpenFront, path: string) => {
  const { status, text } = await askAs(address, path, { host: 'localhost', 'content-length': '0' })
  return { path, status, text: stable(text) }
}
/** What was asked for each time anew carries the id of its request where it is refused. */
const stable = (text: string) => text.replace(/"requestId":"[^"]*"/g, '')

/** Every kept call and every public page, about whoever has just played and about both leagues. */
async function everyAddress() {
  const { db } = here.world
  const leagues = await db.selectFrom('leagues').select('id').orderBy('id').execute()
  const subjects = await Promise.all(leagues.map(({ id }) => latestIn(id)))
  const addresses = subjects
    .flatMap((subject) => (subject ? [...keptCalls(subject), ...Object.values(pageRequests(subject))] : []))
    .flatMap(({ addresses }) => addresses)
    .filter((address) => !/page=\d\d/.test(address))
  return [...new Set(addresses)].map(encodeURI)
}

const keptCalls = (subject: Busiest) =>
  Object.entries(readRequests(subject)).flatMap(([call, request]) => (kept.has(call) ? [request] : []))
const kept = new Set(
  domains.flatMap(({ contract }) =>
    Object.entries<Endpoint>(contract).flatMap(([call, { madeFrom }]) => (madeFrom ? [call] : [])),
  ),
)

async function latestIn(leagueId: number): Promise<Busiest | undefined> {
  const { db } = here.world
  const game = await db
    .selectFrom('games')
    .select(['id', 'season_id', 'inviter_id', 'invitee_id'])
    .where('league_id', '=', leagueId)
    .where('status', '=', 'COMPLETED')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const category = await db.selectFrom('categories').select('id').where('league_id', '=', leagueId).executeTakeFirst()
  if (!game?.season_id || !category) return undefined
  const players = { playerId: game.inviter_id, rivalId: game.invitee_id, otherId: game.invitee_id }
  return { leagueId, categoryId: category.id, seasonId: game.season_id, gameId: game.id, ...players, slug, eventId }
}

it('whatever happens on one node, it never shows the state before once that was answered, and the other soon gives the same bytes and ETag', async () => {
  const leagues = await openBusyLeagues(here.world, 27, 6)
  await leagues.live(20, 4)
  for (let lived = 0; lived < HAPPENINGS; lived += 2) {
    const addresses = await everyAddress()
    there.world.clock.now = here.world.clock.now
    // There at first: what is compared below is an answer, not twice a refusal, but for who has just been deleted.
    for (const path of addresses)
      for (const { status } of await Promise.all([ask(here, path), ask(there, path)]))
        expect([path, status]).toEqual([path, 200])
    const { now } = here.world.clock
    await leagues.live(2, 2)
    here.world.clock.now = now // else the day is over, and with it all that is kept
    const fresh = []
    for (const path of addresses) fresh.push(await askAnew(here, path))
    const kept = []
    for (const answer of fresh) {
      kept.push(await ask(here, answer.path))
      expect(kept.at(-1)).toMatchObject(answer)
    }
    const patience = performance.now() + HEARD_WITHIN_MS
    for (const answer of kept) {
      let seen = await ask(there, answer.path)
      while (seen.text !== answer.text && performance.now() < patience) seen = await ask(there, answer.path)
      expect(seen).toEqual(answer)
    }
  }
}, 600_000)

it.each([
  ['rebuild-projections', 'update standings set points = points + 7'],
  ['replay-ratings', 'update ratings set points = points + 7'],
])('what %s puts right from the command line every node shows', async (command, mistake) => {
  const { db } = here.world
  await sql.raw(mistake).execute(db)
  await inTransaction(db, dropAllKept)
  const wrong = new Map<string, string>()
  for (const path of await everyAddress()) {
    if (path.startsWith('/og/')) continue
    for (const node of [here, there]) wrong.set(path, (await ask(node, path)).text)
  }
  const cli = openCli(here.world)
  expect(await cli.matchbol(command)).toMatchObject({ code: 1 })
  cli.remove()
  const mended = []
  for (const [path, text] of wrong) {
    const answer = await askAnew(here, path)
    if (answer.text !== text) mended.push(answer)
  }
  expect(mended.length).toBeGreaterThan(4)
  for (const answer of mended)
    for (const node of [here, there])
      await vi.waitFor(async () => expect(await ask(node, answer.path)).toMatchObject(answer), HEARD_WITHIN_MS)
})
