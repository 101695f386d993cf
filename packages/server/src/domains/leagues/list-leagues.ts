import type { PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { containing, mapPage, pageOf } from '../../platform/db/paging.ts'
import { leagueOf, seasonColumns, seasonOf, selectLeagues } from './league-row.ts'

interface Filter extends PageQuery {
  isActive?: boolean | undefined
  /** A part of the name or of the city. */
  q?: string | undefined
}

/** Leagues by name. */
export async function listLeagues(db: Db, { isActive, q, ...paging }: Filter) {
  let query = selectLeagues(db).orderBy('leagues.name').orderBy('leagues.id')
  if (isActive !== undefined) query = query.where('leagues.is_active', '=', isActive)
  if (q)
    query = query.where((eb) =>
      eb.or([eb('leagues.name', 'ilike', containing(q)), eb('leagues.city', 'ilike', containing(q))]),
    )
  return mapPage(await pageOf(query, paging), leagueOf)
}

/** @throws Refusal NOT_FOUND */
export async function readLeague(db: Db, id: number) {
  const row = await selectLeagues(db).where('leagues.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return leagueOf(row)
}

/** Seasons of a league, newest first. @throws Refusal NOT_FOUND: a league always has a season */
export async function listSeasons(db: Db, leagueId: number, paging: PageQuery) {
  const query = db
    .selectFrom('seasons')
    .select(seasonColumns)
    .where('league_id', '=', leagueId)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
  const page = await pageOf(query, paging)
  if (page.meta.total === 0) throw new Refusal('NOT_FOUND')
  return mapPage(page, seasonOf)
}
