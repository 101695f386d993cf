import { effectOfResult } from '@matchbol/core/games/result-effect'
import { verdictOf } from '@matchbol/core/games/result-rules'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { leagueTable, type TablePlayer } from '@matchbol/core/leagues/table/table'
import type { SeasonResult } from '@matchbol/core/leagues/table/tally'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { FrozenRow, SeasonsTable } from '../tables.ts'
import { readClosingRatings } from './closing-ratings.ts'

type Season = Selectable<SeasonsTable>
type Player = TablePlayer & { categoryId: number | null }

/**
 * The table of a season as its completed games make it. Once it is frozen its people and their categories are those of
 * that moment, and once the season is finished the ratings are those it ended with: what comes later is another season's.
 */
export async function computeTable(db: Db, seasonId: number): Promise<FrozenRow[]> {
  const season = await db.selectFrom('seasons').selectAll().where('id', '=', seasonId).executeTakeFirstOrThrow()
  const results = await readResults(db, seasonId)
  const players = await readPlayers(db, season, results)
  const categories = new Map(players.map((player) => [player.id, player.categoryId]))
  return leagueTable(players, results, season.rules.pointsRule).map((row) => ({
    ...row,
    categoryId: categories.get(row.playerId) ?? null,
  }))
}

async function readResults(db: Db, seasonId: number): Promise<SeasonResult[]> {
  const games = await db
    .selectFrom('games')
    .select(['kind', 'format', 'inviter_id', 'invitee_id', 'winner_id', 'score_details', 'completed_sequence'])
    .where('season_id', '=', seasonId)
    .where('status', '=', 'COMPLETED')
    .where('kind', '=', 'RATED')
    .orderBy('completed_at')
    .orderBy('completed_sequence')
    .execute()
  return games.flatMap(({ score_details: details, ...game }, order) => {
    if (!details) return []
    const { kind, format, inviter_id: a, invitee_id: b, winner_id: winnerId } = game
    const verdict = verdictOf(details, winnerId, { format, inviterId: a, inviteeId: b })
    const { season } = effectOfResult({ kind, outcome: details.outcome, format: formatOf(format) }, verdict)
    return season ? [{ a, b, winnerId, ...season, order }] : []
  })
}

/** Whoever has played in the season, and beside them the league's members: of now, or of when the table was frozen. */
async function readPlayers(db: Db, season: Season, results: readonly SeasonResult[]): Promise<Player[]> {
  const frozen = new Map(season.frozen_table?.map((row) => [row.playerId, row.categoryId]))
  const ids = [...new Set([...results.flatMap(({ a, b }) => [a, b]), ...frozen.keys()])]
  const rows = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.league_id', '=', season.league_id),
    )
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.user_id', '=', 'users.id').on('ratings.league_id', '=', season.league_id),
    )
    .select(['users.id', 'users.first_name', 'users.last_name', 'memberships.category_id'])
    .select(['ratings.points', 'ratings.rated_games'])
    .where((eb) =>
      eb.or([
        ...(season.frozen_table ? [] : [eb('memberships.status', '=', 'ACTIVE')]),
        sql<boolean>`users.id = any(${ids}::int[])`,
      ]),
    )
    .execute()
  const closing = season.status === 'FINISHED' ? await readClosingRatings(db, season.league_id, season.id) : undefined
  return rows.map((row) => ({
    id: row.id,
    name: `${row.last_name} ${row.first_name}`,
    rating: closing ? (closing.get(row.id) ?? null) : row.rated_games ? row.points : null,
    categoryId: frozen.has(row.id) ? (frozen.get(row.id) ?? null) : row.category_id,
  }))
}
