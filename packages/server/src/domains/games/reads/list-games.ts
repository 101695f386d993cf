import type { gamesContract } from '@matchbol/core/games/contract'
import { type Game, type GameStatus, gameStatuses } from '@matchbol/core/games/game-shapes'
import { openStatuses } from '@matchbol/core/games/rules'
import { MOST_COUNTED } from '@matchbol/core/shared/limits'
import { metaFor, metaOfSearch, type Page, type PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db/client.ts'
import { compiledOnce } from '../../../platform/db/compiled-once.ts'
import type { Caller } from '../../../platform/http/serve.ts'
import { gamesOf, selectGames } from '../game-row.ts'
import { type FoundGames, findGames, type GameFilter, newestFirst } from './find-games.ts'

type Query = z.output<(typeof gamesContract)['GET /api/v1/games']['query']>
type QueryOfPlayer = z.output<(typeof gamesContract)['GET /api/v1/games/player/{id}']['query']>

/** Games by filter, newest first. Anybody lists the completed ones; of the others a player finds their own, an administrator all. */
export async function listGames(db: Db, query: Query, me: Caller | null): Promise<Page<Game>> {
  const { page, limit, status = 'COMPLETED', ...filter } = query
  const paging = { page, limit }
  if (status === 'COMPLETED' || me?.isAdmin) return listFound(db, [{ ...filter, statuses: [status] }], paging, me)
  if (!me) return { data: [], meta: metaFor(paging, 0) }
  return listFound(db, [{ ...filter, statuses: [status], ofId: me.id }], paging, me)
}

/** All games of a player that the reader may see, or those in a status, or those that are open. */
export async function listGamesOfPlayer(
  db: Db,
  playerId: number,
  { status, isOpen, ...paging }: QueryOfPlayer,
  me: Caller,
): Promise<Page<Game>> {
  const statuses: readonly GameStatus[] = status ? [status] : isOpen ? openStatuses : gameStatuses
  if (me.isAdmin || me.id === playerId) return listFound(db, [{ playerId, statuses }], paging, me)
  const [completed, others] = [statuses.filter((it) => it === 'COMPLETED'), statuses.filter((it) => it !== 'COMPLETED')]
  return listFound(
    db,
    [
      { playerId, statuses: completed },
      { playerId, statuses: others, ofId: me.id },
    ],
    paging,
    me,
  )
}

/** Own invitations that wait for an answer, in both directions, the one that runs out first first. */
export async function listInvitations(db: Db, me: Caller): Promise<Game[]> {
  const rows = await selectGames(db)
    .where('games.status', '=', 'PENDING')
    .where((eb) => eb.or([eb('inviter_id', '=', me.id), eb('invitee_id', '=', me.id)]))
    .orderBy('games.expires_at')
    .execute()
  return gamesOf(db, rows, me)
}

/** Results that wait for this person's word, the one that stands by itself first first. */
export async function listGamesToConfirm(db: Db, userId: number): Promise<Game[]> {
  return gamesOf(db, await selectToConfirm(db, { userId }), { id: userId, isAdmin: false })
}

const selectToConfirm = compiledOnce((db, { userId }: { userId: number }) =>
  selectGames(db)
    .where('games.status', '=', 'PENDING_CONFIRMATION')
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .where('games.submitted_by', '!=', userId)
    .orderBy('games.confirm_by'),
)

/** What waits for an administrator: disputed games, and results that no deadline confirms. The last to be moved comes first. */
export function listGamesToDecide(db: Db, paging: PageQuery, me: Caller): Promise<Page<Game>> {
  // As the index of these games has it.
  const waiting = sql`from games where games.status = 'DISPUTED'
    or (games.status = 'PENDING_CONFIRMATION' and games.confirm_by is null)`
  const page = sql<{ id: number }>`(
    select games.id ${waiting} order by ${lastMovedFirst} limit ${paging.limit} offset ${(paging.page - 1) * paging.limit}
  )`
  const total = sql<number>`(select count(*) from (select 1 ${waiting} limit ${MOST_COUNTED + 1}) counted)`
  return readFound(db, { page, total, isExact: false }, lastMovedFirst, paging, me)
}

const lastMovedFirst = sql`games.moved_at desc, games.id desc`

async function listFound(db: Db, filters: readonly GameFilter[], paging: PageQuery, me: Caller | null) {
  return readFound(db, await findGames(db, filters, paging), newestFirst, paging, me)
}

/** The cards of the games found: what they show is read for those of the page only. */
async function readFound(
  db: Db,
  { page, total, isExact, isPart = sql<boolean>`false` }: FoundGames,
  order: typeof newestFirst,
  paging: PageQuery,
  me: Caller | null,
): Promise<Page<Game>> {
  if (!isExact) metaFor(paging, MOST_COUNTED) // a page that nobody counts to is refused before anything is read
  const rows = await selectGames(db)
    .innerJoin(page.as<'listed'>('listed'), 'listed.id', 'games.id')
    .select([total.as('total_rows'), isPart.as('is_part')])
    .orderBy(order)
    .execute()
  const { total_rows: counted, is_part } = rows[0] ?? { total_rows: 0, is_part: false }
  const meta = (isExact ? metaFor : metaOfSearch)(paging, counted)
  return { data: await gamesOf(db, rows, me), meta: is_part ? { ...meta, isAtLeast: true } : meta }
}
