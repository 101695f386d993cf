import type { gamesContract } from '@matchbol/core/games/contract'
import type { Game, GameStatus } from '@matchbol/core/games/game-shapes'
import type { Page, PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db/client.ts'
import { pageOf } from '../../../platform/db/paging.ts'
import type { Caller } from '../../../platform/http/serve.ts'
import { peopleNamed } from '../../users/people-named.ts'
import { gameOf, selectGames } from '../game-row.ts'

type Query = z.output<(typeof gamesContract)['GET /api/v1/games']['query']>

/** Games by filter, newest first. Anybody lists the completed ones; of the others a player finds their own, an administrator all. */
export async function listGames(db: Db, filter: Query, me: Caller | null): Promise<Page<Game>> {
  const { leagueId, seasonId, categoryId, playerId, q, status = 'COMPLETED', from, to, ...paging } = filter
  let query = visibleGames(db, me).where('games.status', '=', status)
  if (leagueId !== undefined) query = query.where('games.league_id', '=', leagueId)
  if (seasonId !== undefined) query = query.where('games.season_id', '=', seasonId)
  if (playerId !== undefined)
    query = query.where((eb) => eb.or([eb('inviter_id', '=', playerId), eb('invitee_id', '=', playerId)]))
  if (q) query = query.where(hasPlayerNamed(db, q))
  if (categoryId !== undefined)
    query = query.where((eb) =>
      eb.or([eb('inviter_category_id', '=', categoryId), eb('invitee_category_id', '=', categoryId)]),
    )
  if (from) query = query.where('games.completed_at', '>=', from)
  if (to) query = query.where('games.completed_at', '<', to)
  return pageOfGames(db, query, newestFirst, paging, me)
}

/** All games of a player that the reader may see. */
export async function listGamesOfPlayer(
  db: Db,
  playerId: number,
  { status, ...paging }: PageQuery & { status?: GameStatus | undefined },
  me: Caller,
): Promise<Page<Game>> {
  let query = visibleGames(db, me).where((eb) =>
    eb.or([eb('inviter_id', '=', playerId), eb('invitee_id', '=', playerId)]),
  )
  if (status) query = query.where('games.status', '=', status)
  return pageOfGames(db, query, newestFirst, paging, me)
}

/** Own invitations that wait for an answer, in both directions, the one that runs out first first. */
export async function listInvitations(db: Db, me: Caller): Promise<Game[]> {
  const rows = await selectGames(db)
    .where('games.status', '=', 'PENDING')
    .where((eb) => eb.or([eb('inviter_id', '=', me.id), eb('invitee_id', '=', me.id)]))
    .orderBy('games.expires_at')
    .execute()
  return rows.map((row) => gameOf(row, me))
}

/** Results that wait for this person's word, the one that stands by itself first first. */
export async function listGamesToConfirm(db: Db, userId: number): Promise<Game[]> {
  const rows = await selectGames(db)
    .where('games.status', '=', 'PENDING_CONFIRMATION')
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .where('games.submitted_by', '!=', userId)
    .orderBy('games.confirm_by')
    .execute()
  return rows.map((row) => gameOf(row, { id: userId, isAdmin: false }))
}

/** What waits for an administrator: disputed games, and results that no deadline confirms. The last to be moved comes first. */
export function listGamesToDecide(db: Db, paging: PageQuery, me: Caller): Promise<Page<Game>> {
  const waiting = visibleGames(db, me).where((eb) =>
    eb.or([
      eb('games.status', '=', 'DISPUTED'),
      eb.and([eb('games.status', '=', 'PENDING_CONFIRMATION'), eb('games.confirm_by', 'is', null)]),
    ]),
  )
  return pageOfGames(db, waiting, lastMovedFirst, paging, me)
}

const hasPlayerNamed = (db: Db, q: string) => {
  const named = peopleNamed(db, q)
  return sql<boolean>`(games.inviter_id in ${named} or games.invitee_id in ${named})`
}

/** Ids alone: whatever else a game shows is read for those of one page only. */
const visibleGames = (db: Db, me: Caller | null) => {
  const query = db.selectFrom('games').select('games.id')
  if (me?.isAdmin) return query
  return query.where((eb) =>
    eb.or([
      eb('games.status', '=', 'COMPLETED'),
      ...(me ? [eb('games.inviter_id', '=', me.id), eb('games.invitee_id', '=', me.id)] : []),
    ]),
  )
}

const newestFirst = sql`games.completed_at desc, games.id desc` // nulls, the games still to be played, come first
const lastMovedFirst = sql`(select max(at) from game_events where game_id = games.id) desc, games.id desc`

async function pageOfGames(
  db: Db,
  ids: ReturnType<typeof visibleGames>,
  order: typeof newestFirst,
  paging: PageQuery,
  me: Caller | null,
) {
  const { data, meta } = await pageOf(ids.orderBy(order), paging)
  if (data.length === 0) return { data: [], meta }
  const listed = data.map(({ id }) => id)
  const rows = await selectGames(db).where('games.id', 'in', listed).orderBy(order).execute()
  return { data: rows.map((row) => gameOf(row, me)), meta }
}
