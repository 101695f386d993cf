import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { membersNamed } from '../leagues/member-names.ts'
import { playerRefOf } from '../users/account-row.ts'
import { peopleNamed } from '../users/people-named.ts'

const AT_MOST = 10

/** Players with completed games by their name, for whoever looks for their games. A blank finds nobody. */
export async function findPlayers(db: Db, { q, leagueId }: { q: string; leagueId?: number | undefined }) {
  if (q === '') return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo_url'])
    .where('id', 'in', leagueId === undefined ? namedOnSite(db, q) : namedIn(db, q, leagueId))
    .orderBy(sql`last_name collate uk`)
    .orderBy(sql`first_name collate uk`)
    .orderBy('id')
    .limit(AT_MOST)
    .execute()
  return rows.map(playerRefOf)
}

const namedOnSite = (db: Db, q: string) =>
  peopleNamed(db, q, (people) => {
    const pairsOf = (side: 'a' | 'b') =>
      people.selectFrom('pairs').select('pairs.played').whereRef(`pairs.${side}`, '=', 'users.id')
    return people.exists(pairsOf('a').unionAll(pairsOf('b')))
  })

/** Who has played in a league is or was a member of it. */
const namedIn = (db: Db, q: string, leagueId: number) =>
  membersNamed(db, q, leagueId, (members) => {
    const pairsOf = (side: 'a' | 'b') =>
      members
        .selectFrom('pairs')
        .select('pairs.played')
        .whereRef(`pairs.${side}`, '=', 'memberships.user_id')
        .where('pairs.league_id', '=', leagueId)
    return members.exists(pairsOf('a').unionAll(pairsOf('b')))
  })
