import type { PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { pageFrom } from '../../platform/db/paging.ts'
import { leagueMemory } from './league-memory.ts'
import { leagueOf, selectLeagues } from './league-row.ts'

interface Filter extends PageQuery {
  isActive?: boolean | undefined
  /** A part of the name or of the city. */
  q?: string | undefined
}

/** Leagues by name. What grows, players and games, is counted for those of the page only. */
export async function listLeagues(db: Db, { isActive, q = '', ...paging }: Filter) {
  const sought = q.toLocaleLowerCase('uk')
  const leagues = (await leagueMemory(db).all()).filter(
    ({ name, city, ...league }) =>
      (isActive === undefined || league.isActive === isActive) &&
      (sought === '' || [name, city ?? ''].some((text) => text.toLocaleLowerCase('uk').includes(sought))),
  )
  const { data, meta } = pageFrom(leagues, paging)
  const ids = data.map(({ id }) => id)
  if (ids.length === 0) return { data: [], meta }
  const rows = await selectLeagues(db).where('leagues.id', 'in', ids).execute()
  const rowsById = new Map(rows.map((row) => [row.id, leagueOf(row)]))
  return { data: ids.flatMap((id) => rowsById.get(id) ?? []), meta }
}

/** @throws Refusal NOT_FOUND */
export async function readLeague(db: Db, id: number) {
  const row = await selectLeagues(db).where('leagues.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return leagueOf(row)
}

/** Seasons of a league, newest first. @throws Refusal NOT_FOUND */
export async function listSeasons(db: Db, leagueId: number, paging: PageQuery) {
  const league = await leagueMemory(db).league(leagueId)
  if (!league) throw new Refusal('NOT_FOUND')
  return pageFrom(league.seasons, paging)
}
