import { LEAGUES_AT_A_GLANCE } from '@matchbol/core/leagues/limits'
import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { listCategories } from './categories.ts'
import { listSeasons, readLeague } from './list-leagues.ts'

/**
 * The league that a page is about: the one named, else the liveliest, an open one before all that are closed. Null where there is
 * none yet.
 * @throws Refusal NOT_FOUND where the one named is not there
 */
export async function chosenLeagueId(db: Db, named: number | undefined): Promise<number | null> {
  const leagues = db.selectFrom('leagues').select('id')
  const chosen = await (named === undefined
    ? leagues.orderBy('is_active', 'desc').orderBy(sql`completed_games - voided_games`, 'desc').orderBy('id').limit(1)
    : leagues.where('id', '=', named)
  ).executeTakeFirst()
  if (!chosen && named !== undefined) throw new Refusal('NOT_FOUND')
  return chosen?.id ?? null
}

/** @throws Refusal NOT_FOUND where the league named is not there */
export async function readLeagueChoice(db: Db, named: number | undefined) {
  const [id, leagues] = await Promise.all([chosenLeagueId(db, named), fewLeagues(db)])
  if (id === null) return { league: null, leagues, seasons: [], categories: [] }
  const all = { page: 1, limit: MOST_PAGE_SIZE }
  const [league, seasons, categories] = await Promise.all([
    readLeague(db, id),
    listSeasons(db, id, all),
    listCategories(db, { leagueId: id, ...all }),
  ])
  return {
    league,
    leagues,
    seasons: seasons.data,
    categories: categories.data,
  }
}

/** All leagues by name; null where they are too many for a list. */
async function fewLeagues(db: Db) {
  const leagues = await db
    .selectFrom('leagues')
    .select(['id', 'name', 'city'])
    .orderBy('name')
    .orderBy('id')
    .limit(LEAGUES_AT_A_GLANCE + 1)
    .execute()
  return leagues.length > LEAGUES_AT_A_GLANCE ? null : leagues
}
