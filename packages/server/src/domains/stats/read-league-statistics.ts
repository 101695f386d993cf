import { monthsUpTo } from '@matchbol/core/shared/kyiv-time'
import { Refusal } from '@matchbol/core/shared/refusal'
import { categoryFigures, type LikeMembers } from '@matchbol/core/stats/category-figures'
import type { LeagueStatistics } from '@matchbol/core/stats/contract'
import { gameShares, gamesByMonth } from '@matchbol/core/stats/game-shares'
import { BAND, ratingBands } from '@matchbol/core/stats/rating-bands'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { MONTHS, readLikeGames } from './like-games.ts'

/** What the page of a league draws beside its table. @throws Refusal NOT_FOUND */
export async function readLeagueStatistics(db: Db, leagueId: number, now: Date): Promise<LeagueStatistics> {
  const league = await db.selectFrom('leagues').select('id').where('id', '=', leagueId).executeTakeFirst()
  if (!league) throw new Refusal('NOT_FOUND')
  const groups = await readLikeGames(db, now)
    .where('games.league_id', '=', leagueId)
    .select(['games.inviter_category_id as inviterCategoryId', 'games.invitee_category_id as inviteeCategoryId'])
    .groupBy(['games.inviter_category_id', 'games.invitee_category_id'])
    .execute()
  const members = await readLikeMembers(db, leagueId)
  return {
    gamesByMonth: gamesByMonth(groups, monthsUpTo(now, MONTHS)),
    shares: gameShares(groups),
    ratingBands: ratingBands(members.flatMap(({ band, players }) => (band === null ? [] : [{ from: band, players }]))),
    categories: categoryFigures(members, groups),
  }
}

/** The active members of a league by category and band of ratings. */
async function readLikeMembers(db: Db, leagueId: number): Promise<LikeMembers[]> {
  const { rows } = await sql<LikeMembers>`
    select
      case when categories.id is null then null else json_build_object(
        'id', categories.id, 'name', categories.name, 'level', categories.level) end as category,
      case when ratings.rated_games > 0 then floor(ratings.points / ${BAND}) * ${BAND} end as band,
      count(*) as players,
      coalesce(sum(ratings.points), 0) as points
    from memberships
    left join categories on categories.id = memberships.category_id
    left join ratings on ratings.league_id = memberships.league_id and ratings.user_id = memberships.user_id
    where memberships.league_id = ${leagueId} and memberships.status = 'ACTIVE'
    group by categories.id, band`.execute(db)
  return rows
}
