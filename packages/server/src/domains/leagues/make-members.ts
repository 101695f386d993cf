import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { sentRows } from '../../platform/db/sent-rows.ts'
import { emit } from '../../platform/events/emit.ts'
import { nameOfMember } from './member-names.ts'

/**
 * Makes everybody an active member, a newcomer since their first game. Whoever had left is back as they were.
 * @param firstGames when each player played first, by user id
 * @returns each player's category, and how many were no active members before
 */
export async function makeMembers(db: Db, leagueId: number, firstGames: ReadonlyMap<number, Date>, now: Date) {
  const firsts = [...firstGames].map(([user_id, joined_at]) => ({ user_id, joined_at }))
  const names = sql.join(nameOfMember.map((column) => sql.ref(column)))
  const { rows: added } = await sql<{ personId: number; categoryId: number | null }>`
    insert into memberships (user_id, league_id, status, joined_at, ${names})
    select users.id, ${leagueId}, 'ACTIVE', joined_at, ${names}
    from ${sentRows(firsts, sql`user_id int, joined_at timestamptz`)} firsts join users on users.id = firsts.user_id
    on conflict (user_id, league_id) do update set status = 'ACTIVE', left_at = null where memberships.status <> 'ACTIVE'
    returning user_id as "personId", category_id as "categoryId"`.execute(db)
  if (added.length > 0) await emit(db, { type: 'membership.started', leagueId, members: added }, now)
  const members = await db
    .selectFrom('memberships')
    .select(['user_id', 'category_id'])
    .where('league_id', '=', leagueId)
    .where('user_id', '=', sql<number>`any(${[...firstGames.keys()]}::int[])`)
    .execute()
  const categories = new Map(members.map(({ user_id, category_id }) => [user_id, category_id]))
  return { categories, added: added.length }
}
