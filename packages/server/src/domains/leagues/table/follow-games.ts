import type { CountedChange } from '@matchbol/core/games/completed-game'
import { LATEST, type StandingChange, standingChanges } from '@matchbol/core/games/standing-changes'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { sentRows } from '../../../platform/db/sent-rows.ts'
import { closeRatings, keepPlayers } from './close-season.ts'
import { followRatings } from './follow-members.ts'

interface Counted {
  leagueId: number
  changes: readonly CountedChange[]
}

/** Completed games of a league begin to count in the tables of their seasons, count otherwise, or no longer. The league is locked. */
export async function followGames(db: Db, { leagueId, changes }: Counted) {
  const seasons = await readSeasons(db, changes)
  const rows = standingChanges(changes, (id) => {
    const season = seasons.get(id)
    if (!season) throw new Error(`A game counts in season ${id}, which is not there`)
    return season.rules.pointsRule
  })
  if (rows.length === 0) return
  const late = rows.filter(({ seasonId }) => seasons.get(seasonId)?.status === 'FINISHED')
  if (late.length > 0) await keepPlayers(db, late)
  await addFigures(db, rows)
  const taken = rows.filter(({ went }) => went.length > 0)
  if (taken.length > 0) await mendRows(db, taken)
  if (late.length === 0) return
  await closeRatings(db, leagueId, changes, late)
  await followRatings(db, { leagueId, playerIds: late.map(({ playerId }) => playerId) })
}

async function readSeasons(db: Db, changes: readonly CountedChange[]) {
  const ids = new Set(changes.flatMap(({ before, after }) => [before?.seasonId ?? 0, after?.seasonId ?? 0]))
  const seasons = await db
    .selectFrom('seasons')
    .select(['id', 'status', 'rules'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(seasons.map((season) => [season.id, season]))
}

/** One statement for all rows, in the order of seasons and players. */
const addFigures = (db: Db, rows: readonly StandingChange[]) =>
  sql`
    insert into standings (season_id, player_id, category_id, name, rating,
      points, played, won, lost, sets_won, sets_lost, games_won, games_lost, own_walkovers, latest)
    select change."seasonId", change."playerId",
      case seasons.status when 'ACTIVE' then memberships.category_id else season_players.category_id end,
      users.last_name || ' ' || users.first_name,
      case when seasons.status <> 'ACTIVE' then season_players.rating when ratings.rated_games > 0 then ratings.points end,
      change.points, change.played, change.won, change.lost, change."setsWon", change."setsLost",
      change."gamesWon", change."gamesLost", change."ownWalkovers", change.came
    from ${sentRows(
      rows,
      sql`"seasonId" int, "playerId" int, points int, played int, won int, lost int,
      "setsWon" int, "setsLost" int, "gamesWon" int, "gamesLost" int, "ownWalkovers" int, came jsonb`,
    )} as change
    join users on users.id = change."playerId"
    join seasons on seasons.id = change."seasonId"
    left join memberships on memberships.user_id = users.id and memberships.league_id = seasons.league_id
    left join ratings on ratings.user_id = users.id and ratings.league_id = seasons.league_id
    left join season_players on season_players.season_id = seasons.id and season_players.player_id = users.id
    order by 1, 2
    on conflict (season_id, player_id) do update set
      rating = excluded.rating,
      points = standings.points + excluded.points,
      played = standings.played + excluded.played,
      won = standings.won + excluded.won,
      lost = standings.lost + excluded.lost,
      sets_won = standings.sets_won + excluded.sets_won,
      sets_lost = standings.sets_lost + excluded.sets_lost,
      games_won = standings.games_won + excluded.games_won,
      games_lost = standings.games_lost + excluded.games_lost,
      own_walkovers = standings.own_walkovers + excluded.own_walkovers,
      latest = (
        select jsonb_agg(ending order by ending) from (
          select ending from jsonb_array_elements(standings.latest || excluded.latest) ending
          order by ending desc limit ${LATEST}
        ) newest)`.execute(db)

/** Of whom a game was taken away: the latest are read anew, and who has none left stands there only as a member. */
async function mendRows(db: Db, rows: readonly StandingChange[]) {
  const of = sql`json_to_recordset(${JSON.stringify(rows)}::json) as taken ("seasonId" int, "playerId" int)`
  const isOf = sql`standings.season_id = taken."seasonId" and standings.player_id = taken."playerId"`
  const endings = (side: 'inviter_id' | 'invitee_id') => sql`
    select jsonb_build_array((extract(epoch from completed_at) * 1000)::bigint, completed_sequence,
      coalesce(winner_id = taken."playerId", false)::int) as ending
    from games
    where season_id = taken."seasonId" and ${sql.ref(side)} = taken."playerId" and status = 'COMPLETED' and kind = 'RATED'`
  await sql`
    update standings set latest = coalesce((
      select jsonb_agg(ending order by ending) from (
        select ending from (${endings('inviter_id')} union all ${endings('invitee_id')}) of_both_sides
        order by ending desc limit ${LATEST}
      ) newest), '[]')
    from ${of} where ${isOf}`.execute(db)
  await sql`
    delete from standings using ${of}, seasons
    where ${isOf} and standings.played = 0 and seasons.id = standings.season_id and not exists (
      select from memberships
      where seasons.status = 'ACTIVE' and memberships.status = 'ACTIVE'
        and memberships.league_id = seasons.league_id and memberships.user_id = standings.player_id
    ) and not exists (
      select from season_players
      where season_players.season_id = standings.season_id and season_players.player_id = standings.player_id
    )`.execute(db)
}
