import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

const MONTHS = 12

/** Figures of the whole site, and completed games by month of Kyiv for the last year. */
export async function readSummary(db: Db, now: Date) {
  const { rows } = await sql<{ players: number; games: number; leagues: number }>`
    select
      (select count(distinct user_id) from memberships where status = 'ACTIVE') as players,
      (select coalesce(sum(completed_games - voided_games), 0) from leagues) as games,
      (select count(*) from leagues where is_active) as leagues`.execute(db)
  const months = await sql<{ month: string; games: number }>`
    select to_char(months.month, 'YYYY-MM') as month, count(games.id) as games
    from generate_series(
      date_trunc('month', ${now}::timestamptz at time zone 'Europe/Kyiv') - make_interval(months => ${MONTHS - 1}),
      date_trunc('month', ${now}::timestamptz at time zone 'Europe/Kyiv'),
      interval '1 month') as months (month)
    left join games on games.status = 'COMPLETED'
      and games.completed_at >= months.month at time zone 'Europe/Kyiv'
      and games.completed_at < (months.month + interval '1 month') at time zone 'Europe/Kyiv'
    group by months.month
    order by months.month`.execute(db)
  return { ...(rows[0] ?? { players: 0, games: 0, leagues: 0 }), gamesByMonth: months.rows }
}
