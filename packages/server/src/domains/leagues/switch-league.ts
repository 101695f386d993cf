import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { type Joining, joinLeagueAs } from './join-league.ts'
import { leaveLeague } from './leave-league.ts'
import { aboutWhom, holdPersonActedFor } from './memberships.ts'

/**
 * Leaves one league and joins another; if either fails, neither has happened.
 * @throws Refusal ALREADY_MEMBER also where the two are one: leaving it would call off the open games there
 */
export const switchLeague = (
  db: Db,
  me: Caller,
  { fromLeagueId, ...joining }: Joining & { fromLeagueId: number },
  now: Date,
) =>
  inTransaction(db, async (db) => {
    const { id: userId } = await holdPersonActedFor(db, me, joining.userId)
    if (fromLeagueId === joining.leagueId) throw new Refusal('ALREADY_MEMBER', aboutWhom(userId, me.id))
    await leaveLeague(db, { userId, leagueId: fromLeagueId, actorId: me.id }, now)
    return joinLeagueAs(db, me, joining, now)
  })
