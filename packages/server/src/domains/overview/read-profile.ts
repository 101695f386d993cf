import type { Profile } from '@matchbol/core/overview/contract'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { hasFeed } from '../calendar/feed.ts'
import { listGamesToConfirm } from '../games/reads/list-games.ts'
import { listMemberships } from '../leagues/memberships.ts'
import { readRatings } from '../ratings/read-ratings.ts'
import { accountOf } from '../users/account-row.ts'

/** The specification's User: the account and all that the header and the overview show. @throws Refusal NOT_FOUND */
export async function readProfile(db: Db, userId: number, now: Date): Promise<Profile> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const { resultsToUserCount, ...gameStats } = await countGames(db, userId, now)
  return {
    ...accountOf(row),
    leagues: await listMemberships(db, userId),
    ratings: await readRatings(db, userId),
    tickets: [],
    blogPosts: [],
    gameStats,
    resultsToUserCount,
    gamesAwaitingConfirmation: await listGamesToConfirm(db, userId),
    hasCalendar: await hasFeed(db, userId),
  }
}

type Counts = Profile['gameStats'] & Pick<Profile, 'resultsToUserCount'>

/** The counts that the header wears: invitations in both directions, those to me, games agreed upon, and results that wait for me. */
async function countGames(db: Db, userId: number, now: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where status = 'PENDING') as "totalInvitationsCount",
      count(*) filter (where status = 'ACCEPTED') as "pendingGamesCount",
      count(*) filter (where status = 'PENDING' and invitee_id = ${userId}) as "invitationsToUserCount",
      count(*) filter (where (status = 'PENDING_CONFIRMATION' and submitted_by <> ${userId})
        or (status = 'DISPUTED' and not was_resubmitted)
        or (status = 'ACCEPTED' and agreed_at <= ${now})) as "resultsToUserCount"
    from games
    where (inviter_id = ${userId} or invitee_id = ${userId})
      and status in ('PENDING', 'ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED')`.execute(db)
  return rows[0] ?? { totalInvitationsCount: 0, pendingGamesCount: 0, invitationsToUserCount: 0, resultsToUserCount: 0 }
}
