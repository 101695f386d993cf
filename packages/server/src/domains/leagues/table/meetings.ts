import { seasonResultOf } from '@matchbol/core/games/standing-changes'
import type { Season } from '@matchbol/core/leagues/league-shapes'
import { tallySeason } from '@matchbol/core/leagues/table/tally'
import { countsMeetings, tiedGroups } from '@matchbol/core/leagues/table/tie-break'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { StandingRow } from './table-rows.ts'

/**
 * What those who are tied took from each other in a season, for head-to-head.
 * @param rows of the table, in its order
 * @returns a player's season points from each opponent, by id
 */
export async function readMeetings(db: Db, season: Season, rows: readonly StandingRow[]) {
  const groups = tiedGroups(rows).filter(countsMeetings)
  const results = groups.length > 0 ? await readResults(db, season.id, groups) : []
  const tallies = tallySeason(groups.flat(), results, season.rules.pointsRule)
  const pointsAgainst = new Map(tallies.map((tally) => [tally.id, tally.pointsAgainst]))
  return (playerId: number) => pointsAgainst.get(playerId) ?? new Map<number, number>()
}

/** Each two of a group are looked up by the index of pairs: of a player's other games none is read. */
async function readResults(db: Db, seasonId: number, groups: readonly (readonly { id: number }[])[]) {
  const pairs = groups.flatMap((group) => group.flatMap((a) => group.flatMap((b) => (a === b ? [] : { a, b }))))
  const { rows: games } = await sql<Meeting>`
    select meetings.*
    from unnest(${pairs.map(({ a }) => a.id)}::int[], ${pairs.map(({ b }) => b.id)}::int[]) as pair (a, b)
    cross join lateral (
      select kind, format, inviter_id as a, invitee_id as b, winner_id as "winnerId", score_details as details,
        completed_sequence as sequence
      from games
      where games.season_id = ${seasonId} and games.status = 'COMPLETED'
        and games.inviter_id = pair.a and games.invitee_id = pair.b
      offset 0 -- apart: joined, the planner would hold each game of the season against each pair where these are few
    ) meetings`.execute(db)
  return games.flatMap((game) => seasonResultOf(game) ?? [])
}

type Meeting = Parameters<typeof seasonResultOf>[0]
