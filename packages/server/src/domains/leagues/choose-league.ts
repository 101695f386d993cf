import { LEAGUES_AT_A_GLANCE } from '@matchbol/core/leagues/limits'
import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { listCategories } from './categories.ts'
import { leagueMemory } from './league-memory.ts'
import { listSeasons, readLeague } from './list-leagues.ts'

/**
 * The league that a page is about: the one named, else the liveliest, an open one before all that are closed. Null where there is
 * none yet.
 * @throws Refusal NOT_FOUND where the one named is not there
 */
export async function chosenLeagueId(db: Db, named: number | undefined): Promise<number | null> {
  if (named === undefined) return (await liveliestLeague(db).executeTakeFirst())?.id ?? null
  if (!(await leagueMemory(db).league(named))) throw new Refusal('NOT_FOUND')
  return named
}

/** The league that is shown where none is named, as a part of a statement. */
export const liveliestLeague = (db: Db) =>
  db
    .selectFrom('leagues')
    .select('id')
    .orderBy('is_active', 'desc')
    .orderBy(sql`completed_games - voided_games`, 'desc')
    .orderBy('id')
    .limit(1)

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
export async function fewLeagues(db: Db) {
  const leagues = await leagueMemory(db).all()
  return leagues.length > LEAGUES_AT_A_GLANCE ? null : leagues.map(({ id, name, city }) => ({ id, name, city }))
}
