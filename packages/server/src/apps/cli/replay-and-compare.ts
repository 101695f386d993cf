import { sql } from 'kysely'
import { ratedGamesFrom } from '../../domains/games/moves/correct-history.ts'
import { lockLeague } from '../../domains/leagues/lock-league.ts'
import { replayLeague } from '../../domains/ratings/replay-league.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { type Db, inTransaction } from '../../platform/db/client.ts'

export interface Compared {
  all: number
  differed: number
}

/** What makes two rows the same. Points are compared exactly. */
const compared = {
  ratings: {
    key: ['user_id'],
    exact: ['points', 'rated_games', 'won', 'last_five', 'start_points', 'last_rated_at'],
    computed: [],
  },
  rating_changes: {
    key: ['game_id', 'user_id'],
    exact: ['opponent_id', 'sequence', 'at', 'before', 'after', 'change', 'rated_games'],
    computed: ['k', 'f', 'm', 'expected', 'chance'],
  },
} as const
/** The last bit of a double may come out otherwise in another version of the runtime. */
const NEGLIGIBLE = 1e-9

/** Replays a league from its first game and holds the result against what was stored until then. */
export const replayAndCompare = (db: Db, leagueId: number, now: Date) =>
  inTransaction(db, async (db) => {
    await lockLeague(db, leagueId)
    await setAside(db, 'ratings', leagueId)
    await setAside(db, 'rating_changes', leagueId)
    await replayLeague(db, leagueId, 1, () => ratedGamesFrom(db, leagueId, 1, now), now)
    const ratings = await compare(db, 'ratings', leagueId)
    const changes = await compare(db, 'rating_changes', leagueId)
    if (ratings.differed + changes.differed > 0) {
      const details = { leagueId, ratings: ratings.differed, changes: changes.differed }
      await writeAudit(db, { action: 'ratings.replayed', actorId: null, at: now, details })
    }
    return { ratings, changes }
  })

const asideOf = (table: keyof typeof compared) => sql.table(`stored_${table}`)

async function setAside(db: Db, table: keyof typeof compared, leagueId: number) {
  await sql`create temp table ${asideOf(table)} (like ${sql.table(table)}) on commit drop`.execute(db)
  await sql`insert into ${asideOf(table)} select * from ${sql.table(table)} where league_id = ${leagueId}`.execute(db)
}

/** A row that only one of the two has differs as well. */
async function compare(db: Db, table: keyof typeof compared, leagueId: number): Promise<Compared> {
  const { key, exact, computed } = compared[table]
  const replayed = (column: string) => sql.ref(`replayed.${column}`)
  const stored = (column: string) => sql.ref(`stored.${column}`)
  const differs = [
    ...exact.map((column) => sql`${replayed(column)} is distinct from ${stored(column)}`),
    ...computed.map((column) => sql`abs(${replayed(column)} - ${stored(column)}) > ${NEGLIGIBLE}::float8`),
  ]
  const { rows } = await sql<Compared>`
    select count(*) as all, count(*) filter (where ${sql.join(differs, sql` or `)}) as differed
    from (select * from ${sql.table(table)} where league_id = ${leagueId}) replayed
    full join ${asideOf(table)} stored using (${sql.join(key.map((column) => sql.ref(column)))})`.execute(db)
  return rows[0] ?? { all: 0, differed: 0 }
}
