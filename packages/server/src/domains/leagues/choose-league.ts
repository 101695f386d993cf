import { LEAGUES_AT_A_GLANCE } from '@matchbol/core/leagues/limits'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { leagueMemory } from './league-memory.ts'
import { leagueOf, selectLeagues } from './league-row.ts'

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

/** The league with what else can be chosen there. @throws Refusal NOT_FOUND where the league named is not there */
export async function readLeagueChoice(db: Db, named: number | undefined) {
  const leagues = await fewLeagues(db)
  const row = await selectLeagues(db)
    .where('leagues.id', '=', (eb) => (named === undefined ? liveliestLeague(db) : eb.val(named)))
    .executeTakeFirst()
  if (!row && named !== undefined) throw new Refusal('NOT_FOUND')
  const known = row && (await leagueMemory(db).league(row.id))
  return {
    league: row ? leagueOf(row) : null,
    leagues,
    seasons: known?.seasons ?? [],
    categories: known?.categories ?? [],
  }
}

/** All leagues by name; null where they are too many for a list. */
export async function fewLeagues(db: Db) {
  const leagues = await leagueMemory(db).all()
  return leagues.length > LEAGUES_AT_A_GLANCE ? null : leagues.map(({ id, name, city }) => ({ id, name, city }))
}
