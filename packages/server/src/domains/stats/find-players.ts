import type { Db } from '../../platform/db/client.ts'
import { playerRefOf } from '../users/account-row.ts'
import { peopleNamed } from '../users/people-named.ts'

const AT_MOST = 10

/** Players with completed games by a part of their name, for whoever looks for their games. A blank finds nobody. */
export async function findPlayers(db: Db, { q, leagueId }: { q: string; leagueId?: number | undefined }) {
  if (q === '') return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo_url'])
    .where('id', 'in', peopleNamed(db, q))
    .where((eb) =>
      eb.or(
        (['inviter_id', 'invitee_id'] as const).map((side) =>
          eb.exists(
            eb
              .selectFrom('games')
              .select('games.id')
              .whereRef(`games.${side}`, '=', 'users.id')
              .where('games.status', '=', 'COMPLETED')
              .$if(leagueId !== undefined, (games) => games.where('games.league_id', '=', Number(leagueId))),
          ),
        ),
      ),
    )
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(AT_MOST)
    .execute()
  return rows.map(playerRefOf)
}
