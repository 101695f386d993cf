import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { playerRefOf } from '../users/account-row.ts'
import { peopleNamed } from '../users/people-named.ts'

const AT_MOST = 10

/** Players with completed games by a part of their name, for whoever looks for their games. A blank finds nobody. */
export async function findPlayers(db: Db, { q, leagueId }: { q: string; leagueId?: number | undefined }) {
  if (q === '') return []
  const hasPlayed = (people: ExpressionBuilder<Tables, 'users'>) =>
    people.exists(pairsOf(people, 'a').unionAll(pairsOf(people, 'b')))
  const pairsOf = (people: ExpressionBuilder<Tables, 'users'>, side: 'a' | 'b') =>
    people
      .selectFrom('pairs')
      .select('pairs.played')
      .whereRef(`pairs.${side}`, '=', 'users.id')
      .$if(leagueId !== undefined, (pairs) => pairs.where('pairs.league_id', '=', Number(leagueId)))
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo_url'])
    .where('id', 'in', peopleNamed(db, q, hasPlayed))
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(AT_MOST)
    .execute()
  return rows.map(playerRefOf)
}
