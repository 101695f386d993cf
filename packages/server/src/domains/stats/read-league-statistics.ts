import { Refusal } from '@matchbol/core/shared/refusal'
import { categoryFigures, type LikeMembers } from '@matchbol/core/stats/category-figures'
import type { LeagueStatistics } from '@matchbol/core/stats/contract'
import { allShares, gamesByMonth, statisticsMonths } from '@matchbol/core/stats/game-shares'
import { BAND, ratingBands } from '@matchbol/core/stats/rating-bands'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { NO_CATEGORY } from './totals/keep-totals.ts'
import { firstMonth, monthOf, shareNames } from './totals/shares-columns.ts'

/** What the page of a league draws beside its table. @throws Refusal NOT_FOUND */
export async function readLeagueStatistics(db: Db, leagueId: number, now: Date): Promise<LeagueStatistics> {
  const league = await db.selectFrom('leagues').select('id').where('id', '=', leagueId).executeTakeFirst()
  if (!league) throw new Refusal('NOT_FOUND')
  const months = await readMonths(db, leagueId, now)
  const members = await readLikeMembers(db, leagueId)
  return {
    gamesByMonth: gamesByMonth(months, statisticsMonths(now)),
    shares: allShares(months),
    ratingBands: ratingBands(members.flatMap(({ band, players }) => (band === null ? [] : [{ from: band, players }]))),
    categories: categoryFigures(members, await readCategoryGames(db, leagueId, now)),
  }
}

const readMonths = async (db: Db, leagueId: number, now: Date) =>
  (
    await db
      .selectFrom('league_months')
      .select(['month', ...shareNames])
      .where('league_id', '=', leagueId)
      .where('month', '>=', firstMonth(now))
      .execute()
  ).map(monthOf)

/** Games of the last twelve months with at least one player of a category. */
const readCategoryGames = (db: Db, leagueId: number, now: Date) =>
  db
    .selectFrom('category_months')
    .select((eb) => [
      eb
        .fn('nullif', ['category_id', sql.lit(NO_CATEGORY)])
        .$castTo<number | null>()
        .as('categoryId'),
      eb.fn.sum<number>('games').as('games'),
    ])
    .where('league_id', '=', leagueId)
    .where('month', '>=', firstMonth(now))
    .groupBy('category_id')
    .execute()

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
