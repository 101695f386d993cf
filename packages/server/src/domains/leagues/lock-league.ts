import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'

/**
 * Lets one at a time move ratings of a league, replay them, change its rules, end its season or become its member: members are counted
 * in its row. It is the first lock of each of them but for people and the game's own, so that none waits for another in a circle.
 * @throws Refusal NOT_FOUND
 */
export async function lockLeague(db: Db, id: number) {
  const league = await db
    .selectFrom('leagues')
    .select(['id', 'rules', 'is_active as isActive', 'gender'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!league) throw new Refusal('NOT_FOUND')
  return league
}

/** The running season of a league, for a game accepted now. Locked, so that it does not end under the move. */
export async function lockActiveSeason(db: Db, leagueId: number) {
  for (;;) {
    // One that ends while we wait for its lock is not found; a league always has the next one by then.
    const season = await selectActive(db, leagueId).forShare().executeTakeFirst()
    if (season) return season
  }
}

/** The rules that a game is played by: those its season started with; before it has one, those of the running season. */
export async function rulesOfSeason(db: Db, seasonId: number | null, leagueId: number) {
  const season =
    seasonId === null
      ? selectActive(db, leagueId)
      : db.selectFrom('seasons').select(['id', 'rules']).where('id', '=', seasonId)
  return (await season.executeTakeFirstOrThrow()).rules
}

const selectActive = (db: Db, leagueId: number) =>
  db.selectFrom('seasons').select(['id', 'rules']).where('league_id', '=', leagueId).where('status', '=', 'ACTIVE')
