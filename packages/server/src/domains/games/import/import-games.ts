import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/events/emit.ts'
import { countCompletedGames } from '../../leagues/count-games.ts'
import { moveRatings } from '../../ratings/move-ratings.ts'
import { completedGameOf } from '../game-row.ts'
import { ratedFactsFrom, shownRatings } from '../moves/complete-game.ts'
import type { KeyedRow } from './import-key.ts'

interface Placed {
  leagueId: number
  seasonId: number
  /** Categories of the players now, which the games keep. */
  categories: ReadonlyMap<number, number | null>
}

/** A result whose players are known. */
export interface ImportedGame {
  row: KeyedRow
  winnerId: number
  loserId: number
}

/**
 * Writes results as completed games of a league, one after another, each of side a, who won, and moves the ratings: with so many
 * statements, however many games. Nobody has an imported game open, so `games.counted` alone tells of them.
 * @returns how many moved ratings
 */
export async function importGames(db: Db, games: readonly ImportedGame[], placed: Placed, now: Date): Promise<number> {
  const { leagueId } = placed
  const last = await countCompletedGames(db, leagueId, games.length)
  const rows = games.map((game, nth) => gameRow(game, placed, last - games.length + 1 + nth))
  const ids = await insertGames(db, rows, now)
  const written = rows.map((row) => ({ ...row, id: ids.get(row.completed_sequence) ?? 0 }))
  const rated = written.flatMap((row) => {
    const facts = ratedFactsFrom(row, now)
    return facts ? [{ ...facts, sequence: row.completed_sequence }] : []
  })
  const steps = rated.length > 0 ? await moveRatings(db, leagueId, rated, now) : []
  const ratings = new Map(steps.map((step) => [step.game.gameId, shownRatings(step, step.game.winnerId)]))
  await log(
    db,
    written.map(({ id, score }) => ({ game_id: id, details: { score, ratings: ratings.get(id) } })),
    now,
  )
  const changes = written.map((row) => ({ before: null, after: completedGameOf(row) }))
  await emit(db, { type: 'games.counted', leagueId, changes }, now)
  return steps.length
}

type NewRow = ReturnType<typeof gameRow>

function gameRow({ row, winnerId, loserId }: ImportedGame, { leagueId, seasonId, categories }: Placed, place: number) {
  const details: ScoreDetails = {
    outcome: row.played.outcome,
    sets: [...row.played.sets],
    ...(row.played.outcome === 'RETIRED' && { retiredId: loserId }),
  }
  return {
    status: 'COMPLETED' as const,
    kind: 'RATED' as const,
    format: row.format,
    league_id: leagueId,
    season_id: seasonId,
    inviter_id: winnerId,
    invitee_id: loserId,
    inviter_category_id: categories.get(winnerId) ?? null,
    invitee_category_id: categories.get(loserId) ?? null,
    score_details: details,
    score: row.score,
    winner_id: winnerId,
    completed_at: row.completedAt,
    completed_sequence: place,
    import_key: row.key,
  }
}

const columns = sql.raw(
  `status, kind, format, league_id, season_id, inviter_id, invitee_id, inviter_category_id, invitee_category_id,
   score_details, score, winner_id, completed_at, completed_sequence, import_key`,
)

/** @returns ids by places */
async function insertGames(db: Db, rows: readonly NewRow[], now: Date): Promise<Map<number, number>> {
  const inserted = await sql<{ id: number; place: number }>`
    insert into games (created_at, ${columns})
    select ${now}::timestamptz, ${columns} from json_populate_recordset(null::games, ${JSON.stringify(rows)}::json)
    returning id, completed_sequence as place`.execute(db)
  return new Map(inserted.rows.map(({ id, place }) => [place, id]))
}

const log = (db: Db, rows: readonly object[], now: Date) =>
  sql`
    insert into game_events (game_id, version, move, at, details)
    select game_id, 1, 'import', ${now}::timestamptz, details
    from json_populate_recordset(null::game_events, ${JSON.stringify(rows)}::json)`.execute(db)
