import type { leaguesContract } from '@matchbol/core/leagues/contract'
import type { Season } from '@matchbol/core/leagues/league-shapes'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { leavesOutHeadToHead, placeRows } from '@matchbol/core/leagues/table/table-page'
import type { TableQuery } from '@matchbol/core/leagues/table/table-shapes'
import type { ReplyOf } from '@matchbol/core/shared/endpoint'
import { metaFor, type PageMeta } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { type KnownLeague, leagueMemory } from '../league-memory.ts'
import { readMeetings } from './meetings.ts'
import { readPageOfRows, readRowsAround, type StandingRow, type TableRows } from './table-rows.ts'

interface LeagueTable {
  data: ReplyOf<(typeof leaguesContract)['GET /api/v1/leagues/{id}/table']>
  meta: PageMeta
}

/**
 * A page of the table of a season, of the running one by default; with a category its players only, a table of their own. It reads its
 * rows and those that may be tied with them, whatever the number of players.
 * @throws Refusal NOT_FOUND where there is no such league, season of it or page
 */
export async function readLeagueTable(db: Db, leagueId: number, query: TableQuery): Promise<LeagueTable> {
  const league = await leagueMemory(db).league(leagueId)
  const season =
    query.season === undefined ? league?.activeSeason : league?.seasons.find(({ id }) => id === query.season)
  if (!league || !season) throw new Refusal('NOT_FOUND')
  const list = { leagueId, seasonId: season.id, categoryId: query.categoryId }
  const { playerId } = query
  if (playerId !== undefined)
    return readRowOf(db, league, season, query, await readRowsAround(db, list, playerId), playerId)
  const from = (query.page - 1) * query.limit
  const kept = await readPageOfRows(db, list, from, query.limit)
  const wanted = { from: from - kept.before, to: from - kept.before + query.limit }
  return {
    data: {
      season: shownSeason(season),
      isHeadToHeadLeftOut: leavesOutHeadToHead(kept.rows, wanted),
      rows: (await placed(db, league, season, kept)).slice(Math.max(0, wanted.from), wanted.to),
    },
    meta: metaFor(query, kept.total),
  }
}

/** Only one player's row, and the page it stands on. */
async function readRowOf(
  db: Db,
  league: KnownLeague,
  season: Season,
  { limit }: TableQuery,
  kept: TableRows,
  playerId: number,
): Promise<LeagueTable> {
  const row = (await placed(db, league, season, kept)).find(({ player }) => player.id === playerId)
  const at = kept.rows.findIndex(({ id }) => id === playerId)
  return {
    data: {
      season: shownSeason(season),
      isHeadToHeadLeftOut: leavesOutHeadToHead(kept.rows, { from: at, to: at + 1 }),
      rows: row ? [row] : [],
    },
    meta: metaFor({ page: row ? Math.ceil(row.place / limit) : 1, limit }, kept.total),
  }
}

const shownSeason = ({ id, name, status, startsAt, endsAt }: Season) => ({
  id,
  name,
  isFinished: status === 'FINISHED',
  startsAt,
  endsAt,
})

async function placed(db: Db, league: KnownLeague, season: Season, kept: TableRows) {
  const pointsAgainst = await readMeetings(db, season, kept.rows)
  const rows = kept.rows.map((row) => ({ ...row, pointsAgainst: pointsAgainst(row.id) }))
  return placeRows(rows, kept.before).map(({ player, place, above }) => ({
    place,
    above,
    ...rowOf(player, league, season),
  }))
}

/** While a season runs: how many games each rating rests on; that of a newcomer is what theirs will start from. */
function rowOf(row: StandingRow, { categories }: KnownLeague, { status }: Season) {
  const category = categories.find(({ id }) => id === row.categoryId)
  const isRunning = status === 'ACTIVE'
  return {
    player: playerRefOf(row),
    category: category ? { id: category.id, name: category.name, level: category.level } : null,
    played: row.played,
    won: row.won,
    lost: row.lost,
    setsWon: row.setsWon,
    setsLost: row.setsLost,
    gamesWon: row.gamesWon,
    gamesLost: row.gamesLost,
    lastFive: row.latest.map(([, , won]) => (won ? 'W' : 'L')).join(''),
    points: row.points,
    rating: row.rating ?? (isRunning ? (category?.startPoints ?? START_POINTS) : null),
    ratedGames: isRunning ? row.ratedGames : null,
  }
}
