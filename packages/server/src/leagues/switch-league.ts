import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../db/client.ts'
import { joinLeague } from './join-league.ts'
import { leaveLeague, type OnLeft } from './leave-league.ts'

interface Switch {
  fromLeagueId: number
  leagueId: number
  categoryId: number | null
}

/**
 * Leaves one league and joins another; if either fails, neither has happened.
 * @throws Refusal ALREADY_MEMBER also where the two are one: leaving it would call off the open games there
 */
export const switchLeague = (
  db: Db,
  userId: number,
  actorId: number,
  { fromLeagueId, leagueId, categoryId }: Switch,
  now: Date,
  onLeft: OnLeft,
) =>
  inTransaction(db, async (db) => {
    if (fromLeagueId === leagueId) throw new Refusal('ALREADY_MEMBER')
    await leaveLeague(db, { userId, leagueId: fromLeagueId, actorId }, now, onLeft)
    return joinLeague(db, userId, leagueId, categoryId, now)
  })
