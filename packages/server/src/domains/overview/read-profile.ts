import { type Profile, profile } from '@matchbol/core/overview/contract'
import { WITH_PROFILE } from '@matchbol/core/overview/with-profile'
import { Refusal } from '@matchbol/core/shared/refusal'
import { MOST_TICKETS_IN_PROFILE } from '@matchbol/core/tickets/limits'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db/client.ts'
import { compiledOnce } from '../../platform/db/compiled-once.ts'
import { isOpen } from '../games/open-games.ts'
import { listGamesToConfirm } from '../games/reads/list-games.ts'
import { membershipsOf, userLeaguesOf } from '../leagues/memberships.ts'
import { ratingOf, selectRatings } from '../ratings/read-ratings.ts'
import { accountOf } from '../users/account-row.ts'

/** The specification's User: the account and all that the header and the overview show. @throws Refusal NOT_FOUND */
export async function readProfile(db: Db, userId: number, now: Date): Promise<Profile> {
  const [row] = await readOwn(db, { userId, now })
  if (!row) throw new Refusal('NOT_FOUND')
  const { resultsToUserCount, ...gameStats } = row.counts
  const gamesAwaitingConfirmation = resultsToUserCount > 0 ? await listGamesToConfirm(db, userId) : []
  return {
    ...accountOf(row),
    leagues: await userLeaguesOf(db, row.memberships),
    ratings: row.ratings.map(ratingOf),
    tickets: row.tickets,
    blogPosts: row.posts,
    gameStats,
    resultsToUserCount,
    gamesAwaitingConfirmation,
    movedUp: row.moved_up,
    hasCalendar: row.has_calendar,
  }
}

/** What a write brings along for who asks by the header. */
export const ownProfile = {
  header: WITH_PROFILE,
  read: async (db: Db, userId: number, now: Date): Promise<Profile> =>
    profile.parse(await readProfile(db, userId, now)),
}

/** The account with the person's ratings and what is counted of their own. */
const readOwn = compiledOnce((db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('users')
    .selectAll('users')
    .select([countsOf(userId, now).as('counts'), membershipsOf(userId).as('memberships')])
    .select(jsonArrayFrom(selectRatings(db, userId)).as('ratings'))
    .select([postsOf(userId).as('posts'), ticketsOf(userId).as('tickets')])
    .select(movedUpOf(userId, now).as('moved_up'))
    .select(sql<boolean>`exists(select from calendar_feeds where user_id = ${userId})`.as('has_calendar'))
    .where('id', '=', userId),
)

/** The person's articles: the header counts those that are public. */
const postsOf = (userId: number) =>
  sql<Profile['blogPosts']>`(
    select coalesce(json_agg(json_build_object('id', id, 'published', status = 'PUBLISHED') order by id), '[]')
    from posts where author_id = ${userId})`

/** The person's tickets: the header counts those that are open, the cabinet those with an answer that was not read. */
const ticketsOf = (userId: number) =>
  sql<Profile['tickets']>`(
    select coalesce(json_agg(json_build_object('id', id, 'status', status, 'isUnread', answer_id > seen_id, 'gameId', game_id) order by id), '[]')
    from (
      select id, status, answer_id, seen_id, game_id from tickets where author_id = ${userId} and status <> 'CLOSED'
      order by id desc limit ${MOST_TICKETS_IN_PROFILE}
    ) newest)`

/** Where the person has moved up from the line: told until the event begins. */
const movedUpOf = (userId: number, now: Date) =>
  sql<Profile['movedUp']>`(
    select coalesce(json_agg(json_build_object('id', events.id, 'title', title,
      'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by starts_at, events.id), '[]')
    from event_registrations own join events on events.id = own.event_id
    where own.user_id = ${userId} and own.status = 'REGISTERED' and own.moved_up_at is not null
      and events.status = 'PUBLISHED' and starts_at > ${now}::timestamptz)`

/** The counts that the header wears: invitations in both directions, those to me, games agreed upon, and results that wait for me. */
const countsOf = (userId: number, now: Date) =>
  sql<Profile['gameStats'] & Pick<Profile, 'resultsToUserCount'>>`(
    select json_build_object(
      'totalInvitationsCount', count(*) filter (where status = 'PENDING'),
      'pendingGamesCount', count(*) filter (where status = 'ACCEPTED'),
      'invitationsToUserCount', count(*) filter (where status = 'PENDING' and invitee_id = ${userId}),
      'resultsToUserCount', count(*) filter (where (status = 'PENDING_CONFIRMATION' and submitted_by <> ${userId})
        or (status = 'DISPUTED' and not was_resubmitted)
        or (status = 'ACCEPTED' and agreed_at <= ${now}::timestamptz)))
    from games
    where (inviter_id = ${userId} or invitee_id = ${userId}) and ${isOpen})`
