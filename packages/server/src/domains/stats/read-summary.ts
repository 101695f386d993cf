import { kyivMonth } from '@matchbol/core/shared/kyiv-time'
import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { allShares, gamesByMonth, statisticsMonths } from '@matchbol/core/stats/game-shares'
import { ratingBands } from '@matchbol/core/stats/rating-bands'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db/client.ts'
import { leagueMemory } from '../leagues/league-memory.ts'
import { playerRefOf } from '../users/account-row.ts'
import { firstMonth, monthOf, shareNames } from './totals/shares-columns.ts'

const MOST_ACTIVE = 5
const MOST_PLAYED = 12

/** Figures of the whole site, in one statement. */
export async function readSummary(db: Db, now: Date): Promise<SiteStatistics> {
  const { players, months, bands, mostActive, mostPlayed, ...counts } = await selectCounts(db)
    .select([
      jsonArrayFrom(siteMonths(db, now)).as('months'),
      jsonArrayFrom(siteBands(db)).as('bands'),
      jsonArrayFrom(mostActiveIn(db, kyivMonth(now))).as('mostActive'),
      jsonArrayFrom(selectMostPlayed(db, MOST_PLAYED)).as('mostPlayed'),
    ])
    .executeTakeFirstOrThrow()
  const endings = months.map(monthOf)
  return {
    ...counts,
    leagues: await countOpenLeagues(db),
    players,
    gamesByMonth: gamesByMonth(endings, statisticsMonths(now)),
    shares: allShares(endings),
    ratingBands: ratingBands(bands),
    mostActive: mostActive.map(({ games, won, ...person }) => ({ player: playerRefOf(person), games, won })),
    mostPlayed: await leagueCards(db, mostPlayed),
  }
}

/** The most played open leagues, with what grows of them. */
export const selectMostPlayed = (db: Db, most: number) =>
  db
    .selectFrom('leagues as played')
    .select((eb) => [
      'played.id',
      'played.active_members as playersCount',
      eb('played.completed_games', '-', eb.ref('played.voided_games')).as('gamesCount'),
    ])
    .where('played.is_active', '=', sql.lit(true))
    .orderBy('gamesCount', 'desc')
    .orderBy('played.id')
    .limit(sql.lit(most))

async function leagueCards<Counted extends { id: number }>(db: Db, counted: readonly Counted[]) {
  const leagues = await Promise.all(counted.map(({ id }) => leagueMemory(db).league(id)))
  return counted.flatMap((counts, nth) => {
    const league = leagues[nth]
    if (!league) return []
    const { name, city, gender, activeSeason } = league
    return [{ ...counts, name, city, gender, seasonName: activeSeason.name }]
  })
}

/** How many people play, and how many games were completed: a row. */
export const selectCounts = (db: Db) =>
  db.selectNoFrom([
    sql<number>`coalesce((select sum(players) from site_people), 0)`.as('players'),
    sql<number>`coalesce((select sum(games) from site_months), 0)`.as('games'),
  ])

export async function countOpenLeagues(db: Db): Promise<number> {
  const leagues = await leagueMemory(db).all()
  return leagues.filter(({ isActive }) => isActive).length
}

const siteMonths = (db: Db, now: Date) =>
  db
    .selectFrom('site_months')
    .select((eb) => ['month', ...shareNames.map((name) => eb.fn.sum<number>(name).as(name))])
    .where('month', '>=', firstMonth(now))
    .groupBy('month')

/** Ratings of active members, in each league by itself. */
const siteBands = (db: Db) =>
  db
    .selectFrom('site_bands')
    .select((eb) => ['band as from', eb.fn.sum<number>('players').as('players')])
    .groupBy('band')

const mostActiveIn = (db: Db, month: string) =>
  db
    .selectFrom('player_months')
    .innerJoin('users', 'users.id', 'player_months.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url', 'games', 'won'])
    .where('month', '=', month)
    .orderBy('games', 'desc')
    .orderBy('won', 'desc')
    .orderBy('user_id')
    .limit(sql.lit(MOST_ACTIVE))
