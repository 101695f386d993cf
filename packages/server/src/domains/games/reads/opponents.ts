import type { gamesContract } from '@matchbol/core/games/contract'
import { checkNotPaused, checkPairing } from '@matchbol/core/games/invitation-rules'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { openStatuses } from '@matchbol/core/games/rules'
import { formatWeight } from '@matchbol/core/games/score/format-weight'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { chanceShown, type Standing } from '@matchbol/core/ratings/chance'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { whatIf } from '@matchbol/core/ratings/what-if'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../../platform/db/client.ts'
import { mapPage, pageOf } from '../../../platform/db/paging.ts'
import { categoryRefOf } from '../../leagues/league-row.ts'
import { standingOf } from '../../ratings/standing.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { peopleNamed } from '../../users/people-named.ts'

type Query = z.output<(typeof gamesContract)['GET /api/v1/games/opponents']['query']>

/**
 * The other members of a league, nearest in rating first or longest not met first, each with the chance shown and with the rule that stands
 * against an invitation now, if one does.
 * @throws Refusal NOT_FOUND, NOT_A_MEMBER
 */
export async function listOpponents(
  db: Db,
  myId: number,
  { leagueId, q, opponentId, sort, ...paging }: Query,
  now: Date,
) {
  const league = await readLeagueOf(db, leagueId, myId)
  const mine = await standingOf(db, myId, leagueId)
  let query = selectOpponents(db, leagueId, myId)
  if (sort === 'longest') query = query.orderBy('last_completed_at', (order) => order.asc().nullsLast())
  query = query.orderBy(nearness(mine)).orderBy('users.id')
  if (opponentId !== undefined) query = query.where('users.id', '=', opponentId)
  if (q) query = query.where('users.id', 'in', peopleNamed(db, q))
  return mapPage(await pageOf(query, paging), (row): Opponent => {
    const theirs = { points: row.points, games: row.rated_games }
    return {
      player: playerRefOf(row),
      category: categoryRefOf(row),
      points: row.points,
      ratedGames: row.rated_games,
      isProvisional: isProvisional(row.rated_games),
      chance: chanceShown(mine, theirs),
      lastMeetingAt: row.last_completed_at?.toISOString() ?? null,
      refusal: refusalOf(row.open_game_id, () => {
        const opponent = {
          id: row.id,
          categoryId: row.category_id,
          pausedUntil: row.paused_until,
          openGames: row.open_games,
        }
        const playedAt = row.last_completed_at ? [row.last_completed_at] : []
        checkPairing({ ...league, opponent, hasOpenGame: row.open_game_id !== null, playedAt }, now)
        checkNotPaused(opponent, now)
      }),
    }
  })
}

/** The chance against an opponent and what a win or a loss would move. @throws Refusal NOT_FOUND */
export async function readWhatIf(db: Db, myId: number, opponentId: number, leagueId: number) {
  const season = await db
    .selectFrom('seasons')
    .select('rules')
    .where('league_id', '=', leagueId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  const opponent = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', opponentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!season || !opponent) throw new Refusal('NOT_FOUND')
  const standings = [await standingOf(db, myId, leagueId), await standingOf(db, opponentId, leagueId)] as const
  return whatIf(...standings, formatWeight(formatOf(season.rules.format)))
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

async function readLeagueOf(db: Db, leagueId: number, myId: number) {
  const row = await db
    .selectFrom('leagues')
    .innerJoin('seasons', (join) =>
      join.onRef('seasons.league_id', '=', 'leagues.id').on('seasons.status', '=', 'ACTIVE'),
    )
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.league_id', '=', 'leagues.id')
        .on('memberships.user_id', '=', myId)
        .on('memberships.status', '=', 'ACTIVE'),
    )
    .select(['leagues.is_active', 'seasons.rules', 'memberships.id as membership_id', 'memberships.category_id'])
    .select(openGamesOf(sql`${myId}::int`).as('open_games'))
    .where('leagues.id', '=', leagueId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.membership_id === null) throw new Refusal('NOT_A_MEMBER')
  const me = { id: myId, categoryId: row.category_id, pausedUntil: null, openGames: row.open_games }
  return { me, isLeagueActive: row.is_active, rules: row.rules }
}

const nearness = ({ points }: Standing) =>
  sql`abs(coalesce(ratings.points, categories.start_points, ${START_POINTS}) - ${points})`

const selectOpponents = (db: Db, leagueId: number, myId: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('leagues', 'leagues.id', 'memberships.league_id')
    .leftJoin('categories', 'categories.id', 'memberships.category_id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.user_id', '=', 'users.id').onRef('ratings.league_id', '=', 'memberships.league_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('games')
          .select([
            sql<number | null>`max(id) filter (where status = any(${[...openStatuses]}::text[]))`.as('open_game_id'),
            sql<Date | null>`max(completed_at) filter (where status = 'COMPLETED')`.as('last_completed_at'),
          ])
          .whereRef('games.league_id', '=', 'memberships.league_id')
          .where(
            sql<boolean>`((inviter_id = ${myId} and invitee_id = users.id) or (inviter_id = users.id and invitee_id = ${myId}))`,
          )
          .as('between_us'),
      (join) => join.onTrue(),
    )
    .where('memberships.league_id', '=', leagueId)
    .where('memberships.status', '=', 'ACTIVE')
    .where('users.status', '=', 'ACTIVE')
    .where('users.id', '!=', myId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url', 'users.paused_until'])
    .select(['categories.id as category_id', 'categories.name as category_name', 'categories.level as category_level'])
    .select([
      sql<number>`coalesce(ratings.points, categories.start_points, ${START_POINTS})`.as('points'),
      sql<number>`coalesce(ratings.rated_games, 0)`.as('rated_games'),
      sql<number | null>`between_us.open_game_id`.as('open_game_id'),
      sql<Date | null>`between_us.last_completed_at`.as('last_completed_at'),
      openGamesOf(sql`users.id`).as('open_games'),
    ])

const openGamesOf = (userId: ReturnType<typeof sql>) => sql<number>`(
  select count(*) from games open
  where open.league_id = leagues.id and (open.inviter_id = ${userId} or open.invitee_id = ${userId})
    and open.status = any(${[...openStatuses]}::text[])
)`
