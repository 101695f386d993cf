import { metaFor, type PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { fewLeagues } from '../leagues/choose-league.ts'
import { type KnownLeague, type LeagueMemory, leagueMemory } from '../leagues/league-memory.ts'
import { readLeagueTable } from '../leagues/table/league-table.ts'
import { leaguePictureVersion, PLACES_ON_PICTURE } from '../leagues/table/table-picture.ts'
import { readKept, statisticsOf } from './read-league-statistics.ts'

interface Asked extends PageQuery {
  leagueId?: number | undefined
  season?: number | undefined
  categoryId?: number | undefined
}

/**
 * A page of a league's table with all that stands around it; of the liveliest league where none is named. A season or category of
 * another league, left over from before another was chosen, is passed over.
 * @throws Refusal NOT_FOUND where the league, season or category named is not there, and for a page beyond the last
 */
export async function readLeaguePage(db: Db, { leagueId, season, categoryId, ...paging }: Asked, now: Date) {
  const memory = leagueMemory(db)
  const kept = await readKept(db, leagueId, now)
  const league = kept && (await memory.league(kept.id))
  if (!league && leagueId !== undefined) throw new Refusal('NOT_FOUND')
  if (!league) return { data: null, meta: metaFor(paging, 0) }
  const shown = (await namedPart(memory, league, 'seasons', season)) ?? league.activeSeason
  const category = await namedPart(memory, league, 'categories', categoryId)
  const table = await readLeagueTable(db, league.id, { ...paging, season: shown.id, categoryId: category?.id })
  const isOnPicture =
    shown === league.activeSeason && !category && paging.page === 1 && paging.limit >= PLACES_ON_PICTURE
  const {
    season: { name },
    rows,
  } = table.data
  const data = {
    league: { ...league, playersCount: kept.playersCount, gamesCount: kept.gamesCount },
    leagues: await fewLeagues(db),
    seasons: league.seasons,
    categories: league.categories,
    categoryId: category?.id ?? null,
    rules: shown.rules,
    table: table.data,
    pictureVersion: isOnPicture
      ? leaguePictureVersion({ league, season: name, rows, players: table.meta.total })
      : null,
    statistics: statisticsOf(league, kept, now),
  }
  return { data, meta: table.meta }
}

/** Nothing where it is another league's. @throws Refusal NOT_FOUND where no league has it */
async function namedPart<Part extends 'seasons' | 'categories'>(
  memory: LeagueMemory,
  league: KnownLeague,
  part: Part,
  named: number | undefined,
): Promise<KnownLeague[Part][number] | undefined> {
  const found = league[part].find(({ id }) => id === named)
  if (found || named === undefined) return found
  const others = await memory.all()
  if (others.every((other) => other[part].every(({ id }) => id !== named))) throw new Refusal('NOT_FOUND')
  return undefined
}
