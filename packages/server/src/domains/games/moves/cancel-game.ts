import { isLateCancellation } from '@matchbol/core/games/deadlines'
import type { CancelReason } from '@matchbol/core/games/game-log'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import type { GameRow } from '../tables.ts'
import { type Moving, moveGame, moveLocked, passDeadline } from './move-game.ts'
import { noProposal } from './result-columns.ts'

/** Cancels an own invitation, or an agreed game with a reason; under 24 hours before it the log says it was late. */
export const cancelGame = (db: Db, moving: Moving, reason: string | null | undefined, now: Date) =>
  moveGame(db, moving, 'cancel', now, (_db, row) => {
    if (row.status === 'ACCEPTED' && !reason) throw new Refusal('REASON_NEEDED')
    return { columns: closed, details: { ...(reason && { reason }), ...lateness(row, now) } }
  })

/** Ends what a player had open in a league, or everywhere: they left, were removed or blocked. Results still finish by their deadlines. */
export async function cancelOpenGames(
  db: Db,
  { userId, leagueId, actorId }: { userId: number; leagueId?: number; actorId: number | null },
  reasonCode: CancelReason,
  now: Date,
) {
  let query = db
    .selectFrom('games')
    .selectAll()
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .where('status', 'in', ['PENDING', 'ACCEPTED'])
    .orderBy('id')
    .forNoKeyUpdate()
  if (leagueId !== undefined) query = query.where('league_id', '=', leagueId)
  for (const row of await query.execute())
    if (!(await passDeadline(db, row, now))) await callOff(db, row, actorId, reasonCode, now)
}

/** Ends a locked game that has become agreed again while one of the two is no longer in the league. */
export async function cancelWhereLeft(db: Db, { id }: Pick<GameRow, 'id'>, actorId: number, now: Date) {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (row.status !== 'ACCEPTED') return
  const present = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.league_id', '=', row.league_id)
    .where('memberships.status', '=', 'ACTIVE')
    .where('users.status', '=', 'ACTIVE')
    .where('users.id', 'in', [row.inviter_id, row.invitee_id])
    .forShare('memberships') // whoever leaves at this moment sees the game as it becomes
    .execute()
  if (present.length < 2) await callOff(db, row, actorId, 'NO_LONGER_IN_LEAGUE', now)
}

const callOff = (db: Db, row: GameRow, actorId: number | null, reasonCode: CancelReason, now: Date) =>
  moveLocked(db, row, { actor: 'departure', actorId }, 'cancel', now, () => ({
    columns: closed,
    details: { reasonCode, ...lateness(row, now) },
  }))

const closed = { expires_at: null, play_by: null, ...noProposal }

const lateness = (row: GameRow, now: Date) => (isLateCancellation(now, row.agreed_at) ? { late: true } : {})
