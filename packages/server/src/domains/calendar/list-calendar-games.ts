import { fullName } from '@matchbol/core/users/names'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { CalendarGame } from './write-calendar.ts'

/** One game, or all from a moment on. */
type Wanted = { id: number } | { since: Date }

/** The games of a person that have an agreed time and are not called off, in the order of their times. */
export async function listCalendarGames(db: Db, userId: number, wanted: Wanted): Promise<CalendarGame[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('leagues', 'leagues.id', 'games.league_id')
    .innerJoin('users as opponent', (join) =>
      join.on('opponent.id', '=', sql<number>`case when inviter_id = ${userId} then invitee_id else inviter_id end`),
    )
    .select([
      'games.id',
      'games.version',
      'games.status',
      'kind',
      'agreed_at',
      'completed_at',
      'place',
      'score',
      'winner_id',
    ])
    .select(['leagues.name as league', 'opponent.first_name', 'opponent.last_name'])
    .select(sql<Date>`(select max(at) from game_events where game_id = games.id)`.as('changed_at'))
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .where('games.status', 'in', ['ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED', 'COMPLETED'])
    .where((eb) => ('id' in wanted ? eb('games.id', '=', wanted.id) : eb('agreed_at', '>=', wanted.since)))
    .orderBy('agreed_at')
    .orderBy('games.id')
    .execute()
  return rows.flatMap(({ agreed_at, ...row }) => {
    const isCompleted = row.status === 'COMPLETED'
    if (agreed_at === null) return []
    return {
      id: row.id,
      version: row.version,
      startsAt: agreed_at,
      changedAt: row.changed_at,
      opponent: fullName({ firstName: row.first_name, lastName: row.last_name }) ?? '',
      league: row.league,
      isFriendly: row.kind === 'FRIENDLY',
      place: row.place,
      score: isCompleted ? row.score : null,
      playedAt: isCompleted ? row.completed_at : null,
      isWon: row.winner_id === userId,
    }
  })
}
