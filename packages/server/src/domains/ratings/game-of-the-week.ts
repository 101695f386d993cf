import { KYIV } from '@matchbol/core/shared/kyiv-time'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/**
 * The greatest surprise of a week in Kyiv, as a part of a statement: the rated game that the weaker one won by the most; of equals
 * the newest. While this week, from Monday on, has none, that of the last. Found by an index, however many games a week has.
 */
export const selectGameOfTheWeek = (db: Db, now: Date) =>
  db
    .selectFrom(
      greatestSurprise(db, now, 0)
        .unionAll(greatestSurprise(db, now, 1))
        .as('surprises'),
    )
    .select(['id', 'isOfLastWeek'])
    .orderBy('isOfLastWeek')
    .limit(sql.lit(1))

const greatestSurprise = (db: Db, now: Date, weeksAgo: 0 | 1) =>
  db
    .selectFrom(
      db
        .selectFrom('rating_changes')
        .select(['game_id as id', sql<boolean>`${sql.lit(weeksAgo === 1)}`.as('isOfLastWeek')])
        .where('change', '>', sql.lit(0))
        .where(
          weekOf(sql`at`),
          '=',
          sql`${weekOf(sql`${now}::timestamptz`)} - ${sql.lit(weeksAgo * 7)} * interval '1 day'`,
        )
        .orderBy('expected')
        .orderBy('at', 'desc')
        .orderBy('game_id', 'desc')
        .limit(sql.lit(1))
        .as('surprise'),
    )
    .selectAll()

/** As the index has it. */
const weekOf = (moment: RawBuilder<unknown>) => sql`date_trunc('week', ${moment} at time zone ${sql.lit(KYIV)})`
