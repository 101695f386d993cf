import { weekGame } from '@matchbol/core/games/week-game'
import type { Home } from '@matchbol/core/overview/contract'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db/client.ts'
import { gamesOf, selectGames } from '../games/game-row.ts'
import { leagueMemory } from '../leagues/league-memory.ts'
import { readLeaders } from '../ratings/read-leaders.ts'
import { selectCounts, selectMostPlayed } from '../stats/read-summary.ts'

const LEAGUES_TO_CHOOSE = 3
const LEAGUES_WITH_LEADERS = 4
const LEADERS = 5
const ON_BOARD = 6
/** Among so many of the newest games the game of the week is looked for. */
const NEWEST = 30

/** All that the home page shows to everybody, in three statements. */
export async function readHome(db: Db, named: number | undefined, now: Date): Promise<Home> {
  const known = new Map((await leagueMemory(db).all()).map((league) => [league.id, league]))
  const leagueId = named !== undefined && known.get(named)?.isActive ? named : null
  const kept = await readKept(db, leagueId)
  const liveliest = kept.liveliest.flatMap(({ id, playersCount }) => {
    const league = known.get(id)
    return league ? [{ id, name: league.name, gender: league.gender, playersCount }] : []
  })
  const best = weekGame(kept.newest.map(playedOf), now)
  const onBoard = (leagueId === null ? kept.newest : kept.ofLeague).slice(0, ON_BOARD).map(({ id }) => id)
  const cards = await readCards(db, [...onBoard, ...(best ? [best.game.id] : [])])
  const bestCard = best && cards.get(best.game.id)
  const leaders = await readLeaders(
    db,
    liveliest.map(({ id }) => id),
    LEADERS,
  )
  return {
    ...{ players: kept.players, gamesCount: kept.games, leaguesCount: kept.leagues },
    leagues: liveliest.slice(0, LEAGUES_TO_CHOOSE).map(({ id, name }) => ({ id, name })),
    leagueId,
    games: onBoard.flatMap((id) => cards.get(id) ?? []),
    best: bestCard ? { game: bestCard, isOfLastWeek: best.isOfLastWeek } : null,
    leaders: liveliest.flatMap((league) => {
      const rows = leaders.get(league.id)
      return rows ? [{ league, rows }] : []
    }),
  }
}

const readKept = (db: Db, leagueId: number | null) =>
  selectCounts(db)
    .select([
      jsonArrayFrom(selectMostPlayed(db, LEAGUES_WITH_LEADERS)).as('liveliest'),
      jsonArrayFrom(newestGames(db)).as('newest'),
      jsonArrayFrom(
        db
          .selectFrom('games')
          .select('games.id')
          .where('games.status', '=', 'COMPLETED')
          .where('games.league_id', '=', leagueId ?? 0)
          .orderBy('games.completed_at', 'desc')
          .orderBy('games.id', 'desc')
          .limit(ON_BOARD),
      ).as('ofLeague'),
    ])
    .executeTakeFirstOrThrow()

/** With what the ratings of their players were before. */
const newestGames = (db: Db) =>
  db
    .selectFrom(
      db
        .selectFrom('games')
        .select(['id', 'completed_at', 'inviter_id', 'invitee_id', 'winner_id'])
        .where('status', '=', 'COMPLETED')
        .orderBy('completed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .as('newest'),
    )
    .leftJoin('rating_changes as ofA', (join) =>
      join.onRef('ofA.game_id', '=', 'newest.id').onRef('ofA.user_id', '=', 'newest.inviter_id'),
    )
    .leftJoin('rating_changes as ofB', (join) =>
      join.onRef('ofB.game_id', '=', 'newest.id').onRef('ofB.user_id', '=', 'newest.invitee_id'),
    )
    .select(['newest.id', 'completed_at', 'inviter_id', 'invitee_id', 'winner_id'])
    .select(['ofA.before as before_a', 'ofB.before as before_b'])
    .orderBy('completed_at', 'desc')
    .orderBy('newest.id', 'desc')

type Newest = Awaited<ReturnType<typeof readKept>>['newest'][number]

const playedOf = ({ id, completed_at, winner_id, ...row }: Newest) => ({
  id,
  a: { id: row.inviter_id, rating: row.before_a === null ? null : { before: row.before_a } },
  b: { id: row.invitee_id, rating: row.before_b === null ? null : { before: row.before_b } },
  winnerId: winner_id,
  completedAt: completed_at,
})

async function readCards(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Home['games'][number]>()
  const rows = await selectGames(db).where('games.id', 'in', ids).execute()
  return new Map((await gamesOf(db, rows, null)).map((game) => [game.id, game]))
}
