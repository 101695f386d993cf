import type { Home } from '@matchbol/core/overview/contract'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db/client.ts'
import { selectNewestPosts } from '../blog/list-posts.ts'
import { cardOf } from '../blog/post-row.ts'
import { selectNextEvents } from '../events/list-events.ts'
import { gamesOf, selectGames } from '../games/game-row.ts'
import { leagueMemory } from '../leagues/league-memory.ts'
import { selectGameOfTheWeek } from '../ratings/game-of-the-week.ts'
import { readLeaders } from '../ratings/read-leaders.ts'
import { countOpenLeagues, selectCounts, selectMostPlayed } from '../stats/read-summary.ts'

const LEAGUES_TO_CHOOSE = 3
const LEAGUES_WITH_LEADERS = 4
const LEADERS = 5
const ON_BOARD = 6
const POSTS = 3
const EVENTS = 3

/** All that the home page shows to everybody, in three statements. */
export async function readHome(db: Db, named: number | undefined, now: Date): Promise<Home> {
  const known = new Map((await leagueMemory(db).all()).map((league) => [league.id, league]))
  const leagueId = named !== undefined && known.get(named)?.isActive ? named : null
  const kept = await readKept(db, leagueId, now)
  const liveliest = kept.liveliest.flatMap(({ id, playersCount }) => {
    const league = known.get(id)
    return league ? [{ id, name: league.name, gender: league.gender, playersCount }] : []
  })
  const { best } = kept
  const onBoard = kept.newest.map(({ id }) => id)
  const cards = await readCards(db, [...onBoard, ...(best ? [best.id] : [])])
  const bestCard = best && cards.get(best.id)
  const leaders = await readLeaders(
    db,
    liveliest.map(({ id }) => id),
    LEADERS,
  )
  return {
    ...{ players: kept.players, gamesCount: kept.games, leaguesCount: await countOpenLeagues(db) },
    leagues: liveliest.slice(0, LEAGUES_TO_CHOOSE).map(({ id, name }) => ({ id, name })),
    leagueId,
    games: onBoard.flatMap((id) => cards.get(id) ?? []),
    best: bestCard ? { game: bestCard, isOfLastWeek: best.isOfLastWeek } : null,
    leaders: liveliest.flatMap((league) => {
      const rows = leaders.get(league.id)
      return rows ? [{ league, rows }] : []
    }),
    posts: kept.posts.map(cardOf),
    events: kept.events.map(({ starts_at, ends_at, ...event }) => ({
      ...event,
      startsAt: new Date(starts_at).toISOString(), // in JSON that a statement made
      endsAt: new Date(ends_at).toISOString(),
    })),
  }
}

/** What does not change is written out: with parameters in its place PostgreSQL would plan the statement anew each time (`pageSize`). */
const readKept = (db: Db, leagueId: number | null, now: Date) =>
  selectCounts(db)
    .select([
      jsonArrayFrom(selectMostPlayed(db, LEAGUES_WITH_LEADERS)).as('liveliest'),
      jsonArrayFrom(
        db
          .selectFrom('games')
          .select('games.id')
          .where('games.status', '=', sql.lit('COMPLETED'))
          .$if(leagueId !== null, (games) => games.where('games.league_id', '=', leagueId))
          .orderBy('games.completed_at', 'desc')
          .orderBy('games.id', 'desc')
          .limit(sql.lit(ON_BOARD)),
      ).as('newest'),
      jsonObjectFrom(selectGameOfTheWeek(db, now)).as('best'),
      jsonArrayFrom(selectNewestPosts(db, POSTS)).as('posts'),
      jsonArrayFrom(selectNextEvents(db, EVENTS, now)).as('events'),
    ])
    .executeTakeFirstOrThrow()

async function readCards(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Home['games'][number]>()
  const rows = await selectGames(db).where('games.id', 'in', ids).execute()
  return new Map((await gamesOf(db, rows, null)).map((game) => [game.id, game]))
}
