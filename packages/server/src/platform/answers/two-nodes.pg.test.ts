import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../../core/test/property-runs.ts'
import { openBusyLeagues } from '../../../test/busy-leagues.ts'
import { askAs, type OpenFront, openFront } from '../../../test/front.ts'
import { openPostgres } from '../db/postgres.ts'

const HAPPENINGS = runs(8, 3_000)
/** So long a node may take to hear of what was done on the other: far above the few milliseconds that it takes. */
const HEARD_WITHIN_MS = 2_000

let here: OpenFront
let there: OpenFront
beforeAll(async () => {
  here = await openFront()
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
  const { status, text } = await askAs(address, path, { host: 'localhost' })
  return { path, status, text: shownIn(text) }
}
/** Made for this request alone: what carries a length is nothing that anybody else may have asked. */
const askAnew = async ({ address }: OpenFront, path: string) => {
  const { status, text } = await askAs(address, path, { host: 'localhost', 'content-length': '0' })
  return { path, status, text: shownIn(text) }
}
/** Without when it was drawn, which a page tells its scripts, and without what the order of a sum leaves at the end of an average. */
const shownIn = (text: string) =>
  text
    .replace(/"requestId":"[^"]*"|<script\b[\s\S]*?<\/script>|оновлено[^/]*/g, '')
    .replace(/\d+\.\d{4,}/g, (figure) => String(Number(Number(figure).toFixed(3))))

async function everyAddress() {
  const { db } = here.world
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  const leagues = ids(await db.selectFrom('leagues').select('id').execute())
  const people = ids(await db.selectFrom('users').select('id').orderBy('id').limit(4).execute())
  const games = ids(
    await db
      .selectFrom('games')
      .select('id')
      .where('status', '=', 'COMPLETED')
      .orderBy('id', 'desc')
      .limit(2)
      .execute(),
  )
  return [
    ...['/', '/stats/leagues', '/api/v1/games', '/api/v1/leagues', '/api/v1/stats/summary', '/api/v1/categories'],
    '/api/v1/home',
    ...leagues.flatMap((id) => [
      ...[`/api/v1/leagues/${id}`, `/api/v1/leagues/${id}/table`, `/api/v1/leagues/${id}/seasons`],
      ...[`/api/v1/stats/leagues/${id}`, `/api/v1/user-leagues/players?leagueId=${id}`],
      ...[`/api/v1/players?leagueId=${id}&all=true`, `/api/v1/ratings/categories?leagueId=${id}`],
      `/api/v1/games?leagueId=${id}`,
    ]),
    ...people.flatMap((id) => [
      ...[`/api/v1/players/${id}`, `/api/v1/stats/players/${id}`, `/api/v1/ratings?userId=${id}`],
      ...[`/api/v1/rating-history/user/${id}`, `/api/v1/games?playerId=${id}`],
      `/api/v1/players/${id}/head-to-head/${id === people[0] ? people[1] : people[0]}`,
    ]),
    ...games.map((id) => `/api/v1/games/${id}`),
    '/api/v1/stats/players?q=%D0%B3%D1%80%D0%B0%D0%B2%D1%87%D0%B8%D0%BD%D1%8F1',
  ]
}

it('whatever happens on one node, it never shows the state before once that was answered, and the other soon does not', async () => {
  const leagues = await openBusyLeagues(here.world, 27, 6)
  await leagues.live(20, 4)
  for (let lived = 0; lived < HAPPENINGS; lived += 2) {
    const addresses = await everyAddress()
    there.world.clock.now = here.world.clock.now
    for (const path of addresses) await Promise.all([ask(here, path), ask(there, path)])
    const { now } = here.world.clock
    await leagues.live(2, 2)
    here.world.clock.now = now // else the day is over, and with it all that is kept
    const fresh = []
    for (const path of addresses) fresh.push(await askAnew(here, path))
    for (const answer of fresh) expect(await ask(here, answer.path)).toEqual(answer)
    const patience = performance.now() + HEARD_WITHIN_MS
    for (const answer of fresh) {
      let seen = await ask(there, answer.path)
      while (seen.text !== answer.text && performance.now() < patience) seen = await ask(there, answer.path)
      expect(seen).toEqual(answer)
    }
  }
}, 600_000)
