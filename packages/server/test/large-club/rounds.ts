import { START_POINTS } from '@matchbol/core/leagues/limits'
import { DEFAULT_FORMAT } from '@matchbol/core/leagues/match-format'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'
import { SCORE_SLOTS } from './scores.ts'
import { uniform } from './uniform.ts'

/** Where each member's rating begins; nobody plays before `first_round`, and who gave up not from `last_round` on. */
export async function prepareStandings(db: Db, rounds: number) {
  await sql`
    create temp table club_standings as
    select members.*, memberships.category_id,
      case when ${uniform(['members.user_id'], 3)} < 0.2 then first_round + ${rounds}::int / 2 else ${rounds}::int end as last_round,
      coalesce(start_points, ${START_POINTS})::float8 as start_points, coalesce(start_points, ${START_POINTS})::float8 as points,
      0 as games, 0 as won, ''::text as last_five, null::timestamptz as last_at
    from (
      select *, case when ${uniform(['user_id'], 2)} < 0.05 then ${rounds}::int
        else floor(${uniform(['user_id'], 4)} * ${rounds}::int / 4)::int end as first_round
      from club_members
    ) members
    join memberships using (league_id, user_id)
    left join categories on categories.id = memberships.category_id`.execute(db)
  await sql`create temp table club_counts as select id as league_id, 0 as games from leagues`.execute(db)
}

/** Members meet in boxes of eight, each with each, and in every other round whom the league is wide enough for. */
const opponentIn = (round: number): RawBuilder<number> => {
  const turn = sql.lit(Math.floor(round / 2) % 7)
  const place = sql`(number % 8)`
  const other = sql`((${turn} - ${place} + 14) % 7)`
  return round % 2 === 0
    ? sql`case when ${place} = 7 then -1 else number - ${place} + (case when ${other} = ${place} then 7 else ${other} end) end`
    : sql`case when number < size / 2 then size / 2 + (number + ${sql.lit(round * 37)}) % greatest(size / 2, 1) else -1 end`
}

interface Round {
  round: number
  startsAt: Date
  endsAt: Date
}

/** Plays one round of every league: nobody twice in it, so that the ratings of all its games move at once, as one by one. */
export async function playRound(db: Db, { round, startsAt, endsAt }: Round) {
  await sql`drop table if exists club_round`.execute(db)
  await sql`
    create temp table club_round as
    with pairs as (
      select league_id, number, user_id, ${opponentIn(round)} as opponent, size, strength, category_id, points, games
      from club_standings
      where ${round}::int >= first_round and ${round}::int < last_round
    ), meetings as (
      select a.league_id, a.number, a.user_id as a, b.user_id as b, a.category_id as category_a, b.category_id as category_b,
        a.size, a.points as points_a, b.points as points_b, a.games as games_a, b.games as games_b,
        case when ${uniform(['a.user_id', 'b.user_id'], 100 + round)} < 1 / (1 + exp(6 * (b.strength - a.strength)))
          then 'a' else 'b' end as winner,
        floor(${uniform(['a.user_id', 'b.user_id'], 200 + round)} * ${SCORE_SLOTS})::int as slot
      from pairs a join pairs b on b.league_id = a.league_id and b.number = a.opponent and a.opponent > a.number
    ), ended as (
      select *, row_number() over (partition by league_id order by number)::int as place from meetings
    )
    select (select coalesce(max(id), 0) from games) + row_number() over (order by place::float8 / size, league_id)::int as game_id,
      ended.*, club_counts.games + place as sequence,
      date_trunc('second', ${startsAt}::timestamptz + (${endsAt}::timestamptz - ${startsAt}::timestamptz) * (place::float8 / (size / 2 + 1))) as at,
      case winner when 'a' then a else b end as winner_id, case winner when 'a' then b else a end as loser_id,
      case winner when 'a' then points_a else points_b end as points_w, case winner when 'a' then points_b else points_a end as points_l,
      case winner when 'a' then games_a else games_b end as games_w, case winner when 'a' then games_b else games_a end as games_l,
      (a + b) % 4 = 0 as is_invited, f, m, score, details, is_retired
    from ended join club_counts using (league_id) join club_scores using (slot, winner)`.execute(db)
  await rateRound(db)
  await keepGames(db)
  await keepStandings(db)
}

/** As `roundToHundredths` of core rounds. */
const hundredths = (points: RawBuilder<number>) =>
  sql<number>`sign(${points}) * floor(floor(abs(${points}) * 1e8 + 0.5) / 1e6 + 0.5) / 100`
const logistic = (lead: RawBuilder<number>) => sql<number>`1 / (1 + power(10::float8, -(${lead}) / 400))`

/** The formula of `ratings/rating.ts` in core, for all games of a round; a replay of a league says whether it is. */
async function rateRound(db: Db) {
  const certainty = sql`1 / sqrt(1 + 4 / (games_w + 1)::float8 + 4 / (games_l + 1)::float8)`
  await sql`drop table if exists club_steps`.execute(db)
  await sql`
    create temp table club_steps as
    with expectations as (
      select *, ${logistic(sql`points_w - points_l`)} as expected, ${logistic(sql`${certainty} * (points_w - points_l)`)} as chance,
        400 / sqrt((games_w + 5)::float8) as k_w, 400 / sqrt((games_l + 5)::float8) as k_l
      from club_round where f is not null
    ), weights as (select *, f * m * (1 - expected) as weight from expectations),
    sides as (
      select game_id, league_id, sequence, at, f, m, true as has_won, winner_id as user_id, loser_id as opponent_id, points_w as before,
        games_w as games, k_w as k, expected, chance, ${hundredths(sql`k_w * weight`)} as change
      from weights
      union all
      select game_id, league_id, sequence, at, f, m, false, loser_id, winner_id, points_l, games_l, k_l, 1 - expected, 1 - chance,
        ${hundredths(sql`k_l * -weight`)}
      from weights
    )
    select *, ${hundredths(sql`before + change`)} as after from sides`.execute(db)
  await sql`
    insert into rating_changes (game_id, user_id, opponent_id, league_id, sequence, at, before, after, change, rated_games,
      k, f, m, expected, chance)
    select game_id, user_id, opponent_id, league_id, sequence, at, before, after, change, games, k, f, m, expected, chance
    from club_steps`.execute(db)
}

/** A quarter was invited on the site, the others were recorded afterwards; each was confirmed, and has its log. */
async function keepGames(db: Db) {
  await sql`
    insert into games (id, version, status, kind, is_recorded, league_id, season_id, format, inviter_id, invitee_id,
      inviter_category_id, invitee_category_id, created_at, accepted_at, score_details, score, winner_id, submitted_by,
      completed_at, completed_sequence)
    select game_id, case when is_invited then 4 else 2 end, 'COMPLETED', 'RATED', not is_invited, league_id, league_id,
      ${DEFAULT_FORMAT}, a, b, category_a, category_b,
      case when is_invited then at - interval '3 days' else at + interval '1 hour' end,
      case when is_invited then at - interval '2 days' end,
      case when is_retired then details || jsonb_build_object('retiredId', loser_id) else details end,
      score, winner_id, a, at, sequence
    from club_round`.execute(db)
  await sql`
    insert into game_events (game_id, version, actor_id, move, at, details)
    select game_id, version, actor_id, move, moved_at, log.details
    from club_round
    left join (
      select game_id, floor(after + 0.5) - floor(before + 0.5) as gained from club_steps where has_won
    ) winners using (game_id)
    left join (
      select game_id, floor(after + 0.5) - floor(before + 0.5) as gained from club_steps where not has_won
    ) losers using (game_id)
    cross join lateral (values
      (1, a, 'invite', at - interval '3 days', '{}'::jsonb, true),
      (2, b, 'accept', at - interval '2 days', '{}', true),
      (3, a, 'submit', at + interval '1 hour', jsonb_build_object('score', score), true),
      (1, a, 'record', at + interval '1 hour', jsonb_build_object('score', score), false),
      (case when is_invited then 4 else 2 end, b, 'confirm', at + interval '3 hours', case when f is null then '{}' else jsonb_build_object('ratings', jsonb_build_object(
        'a', case winner when 'a' then winners.gained else losers.gained end,
        'b', case winner when 'a' then losers.gained else winners.gained end)) end, is_invited)
    ) as log (version, actor_id, move, moved_at, details, of_invited)
    where of_invited = is_invited`.execute(db)
}

async function keepStandings(db: Db) {
  await sql`
    create temp table club_next as
    select league_id, user_id, number, size, strength, category_id, first_round, last_round, start_points,
      coalesce(after, points) as points, standings.games + (after is not null)::int as games, won + coalesce(has_won::int, 0) as won,
      case when after is null then last_five else right(last_five || case when has_won then 'W' else 'L' end, 5) end as last_five,
      coalesce(at, last_at) as last_at
    from club_standings standings
    left join (select league_id, user_id, after, has_won, at from club_steps) moved using (league_id, user_id)`.execute(
    db,
  )
  await sql`drop table club_standings`.execute(db)
  await sql`alter table club_next rename to club_standings`.execute(db)
  await sql`
    update club_counts set games = club_counts.games + played.games
    from (select league_id, count(*)::int as games from club_round group by league_id) played
    where played.league_id = club_counts.league_id`.execute(db)
}

/** Stores the ratings and counters that the rounds led to. */
export async function keepRatings(db: Db) {
  await sql`
    insert into ratings (user_id, league_id, points, rated_games, won, last_five, start_points, last_rated_at)
    select user_id, league_id, points, games, won, last_five, start_points, last_at from club_standings where games > 0`.execute(
    db,
  )
  await sql`update leagues set completed_games = games from club_counts where id = league_id`.execute(db)
}
