import { Refusal } from '@matchbol/core/shared/refusal'
import { categoryFigures } from '@matchbol/core/stats/category-figures'
import type { LeagueStatistics } from '@matchbol/core/stats/contract'
import { allShares, gamesByMonth, statisticsMonths } from '@matchbol/core/stats/game-shares'
import { ratingBands } from '@matchbol/core/stats/rating-bands'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db/client.ts'
import { liveliestLeague } from '../leagues/choose-league.ts'
import { type KnownLeague, leagueMemory } from '../leagues/league-memory.ts'
import { UNRATED } from './totals/keep-members.ts'
import { firstMonth, monthOf, shareNames } from './totals/shares-columns.ts'

/** What the page of a league draws beside its table, in one statement. @throws Refusal NOT_FOUND */
export async function readLeagueStatistics(db: Db, leagueId: number, now: Date): Promise<LeagueStatistics> {
  const league = await leagueMemory(db).league(leagueId)
  const kept = league && (await readKept(db, leagueId, now))
  if (!kept) throw new Refusal('NOT_FOUND')
  return statisticsOf(league, kept, now)
}

type Kept = NonNullable<Awaited<ReturnType<typeof readKept>>>

export function statisticsOf(league: KnownLeague, kept: Kept, now: Date): LeagueStatistics {
  const categories = new Map(league.categories.map(({ id, name, level }) => [id, { id, name, level }]))
  const months = kept.months.map(monthOf)
  const members = kept.bands.map(({ categoryId, band, ...sums }) => ({
    ...sums,
    category: categories.get(categoryId) ?? null,
    band: band === UNRATED ? null : band,
  }))
  const games = kept.games.map(({ categoryId, games }) => ({ categoryId: categoryId || null, games }))
  return {
    gamesByMonth: gamesByMonth(months, statisticsMonths(now)),
    shares: allShares(months),
    ratingBands: ratingBands(members.flatMap(({ band, players }) => (band === null ? [] : [{ from: band, players }]))),
    categories: categoryFigures(members, games),
  }
}

/** The figures of a league, of the liveliest one where none is named. */
export const readKept = (db: Db, leagueId: number | undefined, now: Date) =>
  db
    .selectFrom('leagues')
    .where('leagues.id', '=', (eb) => (leagueId === undefined ? liveliestLeague(db) : eb.val(leagueId)))
    .select(['leagues.id', 'leagues.active_members as playersCount'])
    .select(sql<number>`leagues.completed_games - leagues.voided_games`.as('gamesCount'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('league_months')
          .select(['month', ...shareNames])
          .whereRef('league_id', '=', 'leagues.id')
          .where('month', '>=', firstMonth(now)),
      ).as('months'),
      jsonArrayFrom(
        eb
          .selectFrom('category_months')
          .select((of) => ['category_id as categoryId', of.fn.sum<number>('games').as('games')])
          .whereRef('league_id', '=', 'leagues.id')
          .where('month', '>=', firstMonth(now))
          .groupBy('category_id'),
      ).as('games'),
      jsonArrayFrom(
        eb
          .selectFrom('member_bands')
          .select(['category_id as categoryId', 'band', 'players', 'points'])
          .whereRef('league_id', '=', 'leagues.id'),
      ).as('bands'),
    ])
    .executeTakeFirst()
