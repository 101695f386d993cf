import type { HeadToHead } from '@matchbol/core/games/contract'
import type { PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { playerRefOf } from '../users/account-row.ts'
import { gameOf, selectGames } from './game-row.ts'

/** How often each of two has won against the other, and when they met last; in one league, or in all. */
export async function readMeetings(db: Db, aId: number, bId: number, leagueId?: number) {
  const row = await db
    .selectFrom('games')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('winner_id', '=', aId).as('won_by_a'),
      eb.fn.countAll<number>().filterWhere('winner_id', '=', bId).as('won_by_b'),
      eb.fn.max('completed_at').as('last_at'),
    ])
    .where('status', '=', 'COMPLETED')
    .where(ofPair(aId, bId))
    .where(leagueId === undefined ? sql<boolean>`true` : sql<boolean>`league_id = ${leagueId}`)
    .executeTakeFirstOrThrow()
  return { wonByA: row.won_by_a, wonByB: row.won_by_b, lastAt: row.last_at }
}

/** All completed meetings of two players, newest first. @throws Refusal NOT_FOUND */
export async function readHeadToHead(
  db: Db,
  aId: number,
  bId: number,
  { page, limit }: PageQuery,
): Promise<HeadToHead> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo_url'])
    .where('id', 'in', [aId, bId])
    .execute()
  const a = people.find(({ id }) => id === aId)
  const b = people.find(({ id }) => id === bId)
  if (!a || !b) throw new Refusal('NOT_FOUND')
  const { wonByA, wonByB } = await readMeetings(db, aId, bId)
  const rows = await selectGames(db)
    .where('games.status', '=', 'COMPLETED')
    .where(ofPair(aId, bId))
    .orderBy('games.completed_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { a: playerRefOf(a), b: playerRefOf(b), wonByA, wonByB, games: rows.map((row) => gameOf(row, null)) }
}

const ofPair = (aId: number, bId: number) =>
  sql<boolean>`((inviter_id = ${aId} and invitee_id = ${bId}) or (inviter_id = ${bId} and invitee_id = ${aId}))`
