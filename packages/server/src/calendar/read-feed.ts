import { fullName } from '@matchbol/core/users/names'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { feedHash } from './feed-secret.ts'
import { type CalendarGame, type CalendarOf, writeCalendar } from './write-calendar.ts'

/** Games stay in the feed for this many days after they were played. */
const PAST_DAYS = 90

/** The calendar behind a secret address: games with an agreed time. Nothing for a wrong secret and for who is blocked or deleted. */
export async function readFeed(db: Db, secret: string, of: CalendarOf, now: Date): Promise<string | undefined> {
  const owner = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select('users.id')
    .where('secret_hash', '=', feedHash(secret))
    .where('users.status', '=', 'ACTIVE')
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return owner && writeCalendar(await listCalendarGames(db, owner.id, now), of)
}

async function listCalendarGames(db: Db, userId: number, now: Date): Promise<CalendarGame[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('leagues', 'leagues.id', 'games.league_id')
    .innerJoin('users as opponent', (join) =>
      join.on('opponent.id', '=', sql<number>`case when inviter_id = ${userId} then invitee_id else inviter_id end`),
    )
    .select(['games.id', 'version', 'games.status', 'kind', 'agreed_at', 'place', 'score', 'winner_id'])
    .select(['leagues.name as league', 'opponent.first_name', 'opponent.last_name'])
    .select(sql<Date>`(select max(at) from game_events where game_id = games.id)`.as('changed_at'))
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .where('games.status', 'in', ['ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED', 'COMPLETED'])
    .where('agreed_at', '>=', new Date(now.getTime() - PAST_DAYS * 86_400_000))
    .orderBy('agreed_at')
    .orderBy('games.id')
    .execute()
  return rows.flatMap(({ agreed_at, ...row }) =>
    agreed_at === null
      ? []
      : {
          id: row.id,
          version: row.version,
          startsAt: agreed_at,
          changedAt: row.changed_at,
          opponent: fullName({ firstName: row.first_name, lastName: row.last_name }) ?? '',
          league: row.league,
          isFriendly: row.kind === 'FRIENDLY',
          place: row.place,
          score: row.status === 'COMPLETED' ? row.score : null,
          isWon: row.winner_id === userId,
        },
  )
}
