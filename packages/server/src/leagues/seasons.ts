import type { NextSeason, Season, SeasonChanges } from '@matchbol/core/leagues/league-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../db/client.ts'
import { seasonOf } from './league-row.ts'

/** What the end of a season means to the domains that come later: its table is frozen. */
export type OnSeasonFinished = (db: Db, seasonId: number) => Promise<void>

const columns = ['id', 'league_id', 'name', 'starts_at', 'ends_at', 'status', 'rules'] as const

/**
 * Finishes the running season and starts the next under the league's present rules, in one transaction: a league always
 * has exactly one running season.
 * @throws Refusal NOT_FOUND, SEASON_ENDS_BEFORE_START
 */
export const startNextSeason = (
  db: Db,
  leagueId: number,
  next: NextSeason,
  now: Date,
  onFinished: OnSeasonFinished,
): Promise<Season> =>
  inTransaction(db, async (db) => {
    const league = await db
      .selectFrom('leagues')
      .select('rules')
      .where('id', '=', leagueId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!league) throw new Refusal('NOT_FOUND')
    const startsAt = next.startsAt ?? now
    checkDates(startsAt, next.endsAt)
    const finished = await db
      .updateTable('seasons')
      .set({ status: 'FINISHED', ends_at: now })
      .where('league_id', '=', leagueId)
      .where('status', '=', 'ACTIVE')
      .returning('id')
      .executeTakeFirstOrThrow()
    await onFinished(db, finished.id)
    const row = await db
      .insertInto('seasons')
      .values({
        league_id: leagueId,
        name: next.name,
        starts_at: startsAt,
        ends_at: next.endsAt ?? null,
        status: 'ACTIVE',
        rules: JSON.stringify(league.rules),
        frozen_table: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return seasonOf(row)
  })

/** Renames a season, or moves the announced end of the running one. @throws Refusal NOT_FOUND, SEASON_FINISHED, SEASON_ENDS_BEFORE_START */
export const changeSeason = (db: Db, id: number, changes: SeasonChanges): Promise<Season> =>
  inTransaction(db, async (db) => {
    const season = await db.selectFrom('seasons').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!season) throw new Refusal('NOT_FOUND')
    if (changes.endsAt !== undefined && season.status === 'FINISHED') throw new Refusal('SEASON_FINISHED')
    checkDates(season.starts_at, changes.endsAt)
    const row = await db
      .updateTable('seasons')
      .set({
        name: changes.name ?? season.name,
        ends_at: changes.endsAt === undefined ? season.ends_at : changes.endsAt,
      })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
    return seasonOf(row)
  })

function checkDates(startsAt: Date, endsAt: Date | null | undefined) {
  if (endsAt && endsAt <= startsAt) throw new Refusal('SEASON_ENDS_BEFORE_START')
}
