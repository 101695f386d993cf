import type { CompletedGame } from '@matchbol/core/games/completed-game'
import { type PairDifference, pairDifferences } from '@matchbol/core/games/pair-tally'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { groupsOf } from '../../../platform/db/in-batches.ts'
import { projection } from '../../../platform/projections/projection.ts'
import { allCompletedGames } from '../completed-games.ts'

/** What each two have between them in a league grows with every game that they complete: a statement. */
export const addPairs = (leagueId: number, differences: readonly PairDifference[]) =>
  sql`
    insert into pairs as kept
    select * from json_populate_recordset(
      null::pairs, ${JSON.stringify(differences.map((difference) => rowOf(leagueId, difference)))}::json
    ) order by a, b
    on conflict (a, b, league_id) do update set
      played = kept.played + excluded.played,
      won_by_a = kept.won_by_a + excluded.won_by_a,
      won_by_b = kept.won_by_b + excluded.won_by_b,
      sets_of_a = kept.sets_of_a + excluded.sets_of_a,
      sets_of_b = kept.sets_of_b + excluded.sets_of_b,
      games_of_a = kept.games_of_a + excluded.games_of_a,
      games_of_b = kept.games_of_b + excluded.games_of_b,
      last_at = greatest(kept.last_at, excluded.last_at)`

/** After a correction another game may be the latest of the two, or none. */
export async function findLast(db: Db, leagueId: number, a: number, b: number) {
  await sql`
    update pairs set last_at = coalesce((
      select max(completed_at) from games
      where status = 'COMPLETED' and least(inviter_id, invitee_id) = ${a} and greatest(inviter_id, invitee_id) = ${b}
        and league_id = ${leagueId}), last_at)
    where a = ${a} and b = ${b} and league_id = ${leagueId}`.execute(db)
  await sql`delete from pairs where a = ${a} and b = ${b} and league_id = ${leagueId} and played = 0`.execute(db)
}

const rowOf = (leagueId: number, of: PairDifference) => ({
  a: of.a,
  b: of.b,
  league_id: leagueId,
  played: of.played,
  won_by_a: of.wonByA,
  won_by_b: of.wonByB,
  sets_of_a: of.setsOfA,
  sets_of_b: of.setsOfB,
  games_of_a: of.gamesOfA,
  games_of_b: of.gamesOfB,
  last_at: of.lastAt,
})

export const keptPairs = projection({
  table: 'pairs',
  version: 1,
  key: ['a', 'b', 'league_id'],
  expected: expectedPairs,
})

async function* expectedPairs(db: Db) {
  const order = sql`least(inviter_id, invitee_id), greatest(inviter_id, invitee_id), league_id`
  for await (const { rows } of groupsOf(allCompletedGames(db, order), pairOf)) yield ofGames(rows)
}

const pairOf = ({ a, b, leagueId }: CompletedGame) => `${Math.min(a, b)} ${Math.max(a, b)} ${leagueId}`

const ofGames = (games: readonly CompletedGame[]) =>
  pairDifferences(games.map((after) => ({ before: null, after }))).map((pair) => rowOf(games[0]?.leagueId ?? 0, pair))
