import type { gamesContract } from '@matchbol/core/games/contract'
import { checkNotPaused, checkPairing } from '@matchbol/core/games/invitation-rules'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { chanceShown } from '@matchbol/core/ratings/chance'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { MOST_COUNTED, MOST_NAMED } from '@matchbol/core/shared/limits'
import { metaFor, metaOfSearch, type Page } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db/client.ts'
import { type KnownLeague, leagueMemory } from '../../leagues/league-memory.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { isOpen } from '../open-games.ts'
import { candidates, foundAmong, type Me, numberOf } from './opponent-candidates.ts'

type Query = z.output<(typeof gamesContract)['GET /api/v1/games/opponents']['query']>

/**
 * The other members of a league, nearest in rating first or longest not met first, those who have never signed in after all others, each with
 * the chance shown and with the rule that stands against an invitation now, if one does.
 * @throws Refusal NOT_FOUND, NOT_A_MEMBER
 */
export async function listOpponents(db: Db, myId: number, query: Query, now: Date): Promise<Page<Opponent>> {
  const most = query.q === undefined ? MOST_COUNTED : MOST_NAMED
  metaFor(query, most) // a page that nobody counts to is refused before anything is read
  const league = await leagueMemory(db).league(query.leagueId)
  if (!league) throw new Refusal('NOT_FOUND')
  const me = await readMe(db, league, myId)
  const rows = await readPage(db, league, me, query)
  const pairing = {
    me: { id: me.id, categoryId: me.categoryId, pausedUntil: null, openGames: me.openGames },
    isLeagueActive: league.isActive,
    rules: league.activeSeason.rules,
  }
  const data = rows.map((row): Opponent => {
    const theirs = { points: row.points, games: row.rated_games }
    const category = league.categories.find(({ id }) => id === row.category_id)
    return {
      player: playerRefOf(row),
      category: category ? { id: category.id, name: category.name, level: category.level } : null,
      points: row.points,
      ratedGames: row.rated_games,
      isProvisional: isProvisional(row.rated_games),
      chance: chanceShown(me, theirs),
      hasSignedIn: row.has_signed_in,
      lastMeetingAt: row.last_at?.toISOString() ?? null,
      refusal: refusalOf(row.open_game_id, () => {
        const { paused_until: pausedUntil, open_games: openGames } = row
        const opponent = { id: row.id, categoryId: row.category_id, pausedUntil, openGames }
        const playedAt = row.last_at ? [row.last_at] : []
        checkPairing({ ...pairing, opponent, hasOpenGame: row.open_game_id !== null, playedAt }, now)
        checkNotPaused(opponent, now)
      }),
    }
  })
  return { data, meta: metaOfSearch(query, rows[0]?.total_rows ?? 0, most) }
}

function refusalOf(openGameId: number | null, check: () => void): Opponent['refusal'] {
  try {
    check()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const gameId = error.code === 'OPEN_GAME_EXISTS' ? openGameId : null
    return { code: error.code, until: error.details.until ?? null, gameId }
  }
}

async function readMe(db: Db, league: KnownLeague, myId: number): Promise<Me & { openGames: number }> {
  const row = await db
    .selectFrom('memberships')
    .leftJoin('ratings', (join) =>
      join
        .onRef('ratings.user_id', '=', 'memberships.user_id')
        .onRef('ratings.league_id', '=', 'memberships.league_id'),
    )
    .select(['memberships.category_id', 'ratings.points', 'ratings.rated_games'])
    .select(openGamesOf(league.id, sql`${myId}::int`).as('open_games'))
    .where('memberships.league_id', '=', league.id)
    .where('memberships.user_id', '=', myId)
    .where('memberships.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_A_MEMBER')
  const category = league.categories.find(({ id }) => id === row.category_id)
  return {
    id: myId,
    categoryId: row.category_id,
    points: row.points ?? category?.startPoints ?? START_POINTS,
    games: row.rated_games ?? 0,
    openGames: row.open_games,
  }
}

interface OpponentRow {
  id: number
  first_name: string
  last_name: string
  photo_url: string | null
  paused_until: Date | null
  category_id: number | null
  points: number
  rated_games: number
  last_at: Date | null
  has_signed_in: boolean
  open_game_id: number | null
  open_games: number
  total_rows: number
}

/** Those of the page with all that is shown of them, which is read for nobody else. */
async function readPage(db: Db, league: KnownLeague, me: Me, query: Query): Promise<OpponentRow[]> {
  const offset = (query.page - 1) * query.limit
  const wanted = { ...query, atMost: offset + query.limit }
  const among = candidates(league, me, wanted)
  const { rows } = await sql<OpponentRow>`
    with ${foundAmong(db, league, me, wanted)} page as (
      select user_id, last_at, distance, has_signed_in from (${among}) candidate
      order by has_signed_in desc, last_at, distance, user_id limit ${query.limit} offset ${offset}
    )
    select users.id, users.first_name, users.last_name, users.photo_url, users.paused_until,
      memberships.category_id, coalesce(ratings.points, categories.start_points, ${START_POINTS}) as points,
      coalesce(ratings.rated_games, 0) as rated_games, pairs.last_at, page.has_signed_in,
      (
        select games.id from games
        where games.league_id = ${league.id} and least(inviter_id, invitee_id) = least(users.id, ${me.id})
          and greatest(inviter_id, invitee_id) = greatest(users.id, ${me.id}) and ${isOpen}
      ) as open_game_id,
      ${openGamesOf(league.id, sql`users.id`)} as open_games,
      ${numberOf(league, me, query)} as total_rows
    from page
    join users on users.id = page.user_id
    join memberships on memberships.league_id = ${league.id} and memberships.user_id = users.id
    left join categories on categories.id = memberships.category_id
    left join ratings on ratings.league_id = ${league.id} and ratings.user_id = users.id
    left join pairs on pairs.a = least(users.id, ${me.id}) and pairs.b = greatest(users.id, ${me.id})
      and pairs.league_id = ${league.id}
    order by page.has_signed_in desc, page.last_at, page.distance, users.id`.execute(db)
  return rows
}

const openGamesOf = (leagueId: number, userId: ReturnType<typeof sql>) => sql<number>`(
  (select count(*) from games where games.inviter_id = ${userId} and games.league_id = ${leagueId} and ${isOpen})
  + (select count(*) from games where games.invitee_id = ${userId} and games.league_id = ${leagueId} and ${isOpen})
)`
