import type { Outcome } from '@matchbol/core/games/score/score-details'
import { KYIV } from '@matchbol/core/shared/kyiv-time'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** Statistics look back over so many months of Kyiv's calendar, the present one included. */
export const MONTHS = 12

/** Sets won by one game; a match tie-break has no games, so that it is none. */
const oneGameApart = '$.sets[*] ? (@.a - @.b == 1 || @.b - @.a == 1)'

/** The completed games of the last months, counted by all that the statistics tell apart: a few rows, however many games. */
export const readLikeGames = (db: Db, now: Date) =>
  db
    .selectFrom('games')
    .where('games.status', '=', 'COMPLETED')
    .where(sinceFirstMonth(now))
    .select((eb) => [
      sql<string>`to_char(games.completed_at at time zone ${sql.lit(KYIV)}, 'YYYY-MM')`.as('month'),
      'games.format',
      sql<Outcome>`coalesce(games.score_details ->> 'outcome', 'COMPLETED')`.as('outcome'),
      sql<number>`coalesce(jsonb_array_length(games.score_details -> 'sets'), 0)`.as('sets'),
      sql<boolean>`coalesce(jsonb_path_exists(games.score_details, ${oneGameApart}::jsonpath), false)`.as(
        'hasTiebreak',
      ),
      eb.fn.countAll<number>().as('games'),
    ])
    .groupBy(['month', 'games.format', 'outcome', 'sets', 'hasTiebreak'])

/** From the first moment of the earliest of the months on. */
const sinceFirstMonth = (now: Date): Expression<SqlBool> => sql<boolean>`games.completed_at >= (
  date_trunc('month', ${now}::timestamptz at time zone ${sql.lit(KYIV)}) - make_interval(months => ${MONTHS - 1})
) at time zone ${sql.lit(KYIV)}`
