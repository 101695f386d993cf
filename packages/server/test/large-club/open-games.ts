import { DEFAULT_FORMAT } from '@matchbol/core/leagues/match-format'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

/** How games that have not ended, or never will, came to where they are. */
const states = [
  { status: 'PENDING', moves: ['invite'] },
  { status: 'ACCEPTED', moves: ['invite', 'accept'] },
  { status: 'PENDING_CONFIRMATION', moves: ['invite', 'accept', 'submit'] },
  { status: 'DISPUTED', moves: ['invite', 'accept', 'submit', 'dispute'] },
  { status: 'REJECTED', moves: ['invite', 'reject'] },
  { status: 'CANCELLED', moves: ['invite', 'accept', 'cancel'] },
  { status: 'EXPIRED', moves: ['invite', 'expire'] },
] as const

/** Every seventh member has invited the next one of the league, and the games stand at each state there is. */
export async function makeOpenGames(db: Db, now: Date) {
  const rows = states.flatMap(({ status, moves }, state) =>
    moves.map((move, place) => ({ state, status, move, version: place + 1, is_last: place === moves.length - 1 })),
  )
  await sql`
    create temp table club_states as
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as states (
      state int, status text, move text, version int, is_last boolean)`.execute(db)
  await sql`
    create temp table club_open as
    select (select coalesce(max(id), 0) from games) + row_number() over (order by a.league_id, a.number)::int as game_id,
      a.league_id, a.user_id as a, b.user_id as b, a.category_id as category_a, b.category_id as category_b,
      (a.number / 7 % ${states.length}::int) as state, ${now}::timestamptz - interval '10 hours' as at
    from club_standings a join club_standings b on b.league_id = a.league_id and b.number = a.number + 1
    where a.number % 7 = 0`.execute(db)
  const hasResult = sql`status in ('PENDING_CONFIRMATION', 'DISPUTED')`
  const wasAccepted = sql`status in ('ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED', 'CANCELLED')`
  await sql`
    insert into games (id, version, status, kind, league_id, season_id, format, inviter_id, invitee_id, inviter_category_id,
      invitee_category_id, created_at, moved_at, accepted_at, agreed_at, expires_at, play_by, confirm_by, score_details, score, winner_id,
      submitted_by, completed_at)
    select game_id, version, status, 'RATED', league_id, case when ${hasResult} then league_id end, ${DEFAULT_FORMAT}, a, b,
      category_a, category_b, at, at + version * interval '1 hour', case when ${wasAccepted} then at + interval '1 hour' end, null,
      at + interval '3 days', case when ${wasAccepted} then at + interval '14 days' end,
      case when status = 'PENDING_CONFIRMATION' then at + interval '30 hours' end,
      case when ${hasResult} then details end, case when ${hasResult} then score end, case when ${hasResult} then a end,
      case when ${hasResult} then a end, case when ${hasResult} then at + interval '2 hours' end
    from club_open join club_states using (state) join club_scores on slot = 0 and winner = 'a'
    where is_last`.execute(db)
  await sql`
    insert into game_events (game_id, version, actor_id, move, at, details)
    select game_id, version, case when move in ('accept', 'reject', 'dispute') then b when move = 'expire' then null else a end,
      move, at + version * interval '1 hour', case when move = 'submit' then '{"score": "6:4 6:4"}'::jsonb
        when move = 'dispute' then '{"reason": "Рахунок був інший"}' else '{}' end
    from club_open join club_states using (state)`.execute(db)
}
