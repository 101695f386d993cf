import { sql } from 'kysely'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Db, inTransaction } from '../../../platform/db/client.ts'
import { lockLeague } from '../../leagues/lock-league.ts'
import { makeMembers } from '../../leagues/make-members.ts'
import { type ImportedGame, importGames } from './import-games.ts'
import type { KeyedRow } from './import-key.ts'
import { createMissing, findPeople } from './import-players.ts'
import type { RefusedRow } from './import-row.ts'

export interface ImportTarget {
  leagueId: number
  seasonId: number
}

export interface BatchReport {
  imported: KeyedRow[]
  alreadyThere: number
  refused: RefusedRow[]
  rated: number
  playersCreated: number
  membersAdded: number
}

/** Imports some results in one transaction: all of them, or none. Those that are there already are passed over. */
export const importBatch = (db: Db, target: ImportTarget, rows: readonly KeyedRow[], now: Date): Promise<BatchReport> =>
  inTransaction(db, async (db) => {
    await lockLeague(db, target.leagueId)
    const news = await withoutKnown(db, rows)
    const people = await findPeople(db, target.leagueId, news)
    const isClear = ({ winner, loser }: KeyedRow) =>
      people.get(winner.folded) !== 'ambiguous' && people.get(loser.folded) !== 'ambiguous'
    const imported = news.filter(isClear)
    const playersCreated = await createMissing(db, imported, people, now)
    const games = imported.map((row) => ({
      row,
      winnerId: Number(people.get(row.winner.folded)),
      loserId: Number(people.get(row.loser.folded)),
    }))
    const { rated, membersAdded } = games.length > 0 ? await playAll(db, target, games, now) : nothing
    return {
      imported,
      alreadyThere: rows.length - news.length,
      refused: news.filter((row) => !isClear(row)).map(({ row }) => ({ row, fault: 'NAME_AMBIGUOUS' })),
      rated,
      playersCreated,
      membersAdded,
    }
  })

const nothing = { rated: 0, membersAdded: 0 }

async function playAll(db: Db, target: ImportTarget, games: readonly ImportedGame[], now: Date) {
  const season = await db
    .selectFrom('seasons')
    .select('status')
    .where('id', '=', target.seasonId)
    .executeTakeFirstOrThrow()
  const { categories, added } = await makeMembers(db, target.leagueId, firstGamesOf(games), now)
  const rated = await importGames(db, games, { ...target, categories }, now)
  const details = { ...target, imported: games.length, isFrozen: season.status === 'FINISHED' }
  await writeAudit(db, { action: 'games.imported', actorId: null, at: now, details })
  return { rated, membersAdded: added }
}

async function withoutKnown(db: Db, rows: readonly KeyedRow[]): Promise<KeyedRow[]> {
  const keys = rows.map(({ key }) => key)
  const known = await db
    .selectFrom('games')
    .select('import_key')
    .where('import_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const there = new Set(known.map(({ import_key }) => import_key))
  return rows.filter(({ key }) => !there.has(key))
}

function firstGamesOf(games: readonly ImportedGame[]): Map<number, Date> {
  const first = new Map<number, Date>()
  for (const { row, winnerId, loserId } of games.toReversed())
    for (const id of [winnerId, loserId]) first.set(id, row.completedAt)
  return first
}
