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
  const tied = groups.flatMap((group, nth) => group.map(({ id }) => ({ id, nth })))
  const results = tied.length > 0 ? await readResults(db, season.id, tied) : []
  const tallies = tallySeason(tied, results, season.rules.pointsRule)
  const pointsAgainst = new Map(tallies.map((tally) => [tally.id, tally.pointsAgainst]))
  return (playerId: number) => pointsAgainst.get(playerId) ?? new Map<number, number>()
}

async function readResults(db: Db, seasonId: number, tied: readonly { id: number; nth: number }[]) {
  // Looked up, not joined: where few are tied the planner would hold each game against each of them.
  const groupOf = Object.fromEntries(tied.map(({ id, nth }) => [id, nth]))
  const { rows: games } = await sql<Meeting>`
    select kind, format, inviter_id as a, invitee_id as b, winner_id as "winnerId", score_details as details,
      completed_sequence as sequence
    from json_to_recordset(${JSON.stringify(tied)}::json) as tied (id int, nth int)
    join games on games.season_id = ${seasonId} and games.status = 'COMPLETED' and games.inviter_id = tied.id
    where (${JSON.stringify(groupOf)}::jsonb ->> games.invitee_id::text)::int = tied.nth`.execute(db)
  return games.flatMap((game) => seasonResultOf(game) ?? [])
}

type Meeting = Parameters<typeof seasonResultOf>[0]
