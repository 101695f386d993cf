import type { HeadToHead } from '@matchbol/core/games/pair-shapes'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { chanceShown } from '@matchbol/core/ratings/chance'
import { metaFor, type PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { versionOf } from '../../../platform/version-of.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { gamesOf, selectGames } from '../game-row.ts'
import { ofPair } from './read-meetings.ts'

/** All completed meetings of two players, newest first, and what they add up to. @throws Refusal NOT_FOUND */
export async function readHeadToHead(db: Db, aId: number, bId: number, paging: PageQuery): Promise<HeadToHead> {
  const [{ a, b, mayBeShared }, leagues] = await Promise.all([readBoth(db, aId, bId), readLeagues(db, aId, bId)])
  const [ofA, ofB] = aId < bId ? (['a', 'b'] as const) : (['b', 'a'] as const)
  const total = (figure: (typeof keptFigures)[number]) => leagues.reduce((sum, league) => sum + league[figure], 0)
  const meta = metaFor(paging, total('played'))
  const shown = {
    a,
    b,
    wonByA: total(`won_by_${ofA}`),
    wonByB: total(`won_by_${ofB}`),
    setsWon: { a: total(`sets_of_${ofA}`), b: total(`sets_of_${ofB}`) },
    gamesWon: { a: total(`games_of_${ofA}`), b: total(`games_of_${ofB}`) },
  }
  return {
    ...shown,
    leagues: leagues.map((row) => {
      const standings = [
        { points: row.points_a, games: row.rated_a },
        { points: row.points_b, games: row.rated_b },
      ] as const
      return {
        league: { id: row.id, name: row.name },
        wonByA: row[`won_by_${ofA}`],
        wonByB: row[`won_by_${ofB}`],
        strength: {
          a: { points: row.points_a, ratedGames: row.rated_a },
          b: { points: row.points_b, ratedGames: row.rated_b },
        },
        chance: row.may_meet ? chanceShown(...standings) : null,
      }
    }),
    pictureVersion: meta.total > 0 && mayBeShared ? versionOf([shown, meta.total]) : null,
    games: meta.total === 0 ? [] : await readPage(db, aId, bId, paging),
    meta,
  }
}

async function readBoth(db: Db, aId: number, bId: number) {
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo_url', 'hide_from_search'])
    .where('id', 'in', [aId, bId])
    .execute()
  const a = people.find(({ id }) => id === aId)
  const b = people.find(({ id }) => id === bId)
  if (!a || !b || a === b) throw new Refusal('NOT_FOUND')
  return { a: playerRefOf(a), b: playerRefOf(b), mayBeShared: !a.hide_from_search && !b.hide_from_search }
}

/** As `pairs` keeps them: there `a` is the one with the smaller id. */
const keptFigures = [
  ...(['played', 'won_by_a', 'won_by_b'] as const),
  ...(['sets_of_a', 'sets_of_b', 'games_of_a', 'games_of_b'] as const),
]

/** What two have between them in a league, and how strong they are there, `_a` being the one who was asked about first. */
type LeagueRow = Record<(typeof keptFigures)[number], number> &
  Record<'points_a' | 'points_b' | 'rated_a' | 'rated_b', number> & { id: number; name: string; may_meet: boolean }

/** The leagues in which they have met, and those in which both play now. */
async function readLeagues(db: Db, aId: number, bId: number): Promise<LeagueRow[]> {
  const figures = sql.join(
    keptFigures.map((figure) => sql`coalesce(${sql.ref(`pairs.${figure}`)}, 0) as ${sql.ref(figure)}`),
  )
  const { rows } = await sql<LeagueRow>`
    select leagues.id, leagues.name, ${figures},
      (leagues.is_active and of_a.status = 'ACTIVE' and of_b.status = 'ACTIVE') is true as may_meet,
      coalesce(rating_a.points, category_a.start_points, ${START_POINTS}) as points_a,
      coalesce(rating_b.points, category_b.start_points, ${START_POINTS}) as points_b,
      coalesce(rating_a.rated_games, 0) as rated_a, coalesce(rating_b.rated_games, 0) as rated_b
    from (
      select league_id from pairs where a = ${Math.min(aId, bId)} and b = ${Math.max(aId, bId)}
      union
      select mine.league_id from memberships mine
        join memberships theirs on theirs.league_id = mine.league_id
        join leagues on leagues.id = mine.league_id
      where mine.user_id = ${aId} and theirs.user_id = ${bId}
        and mine.status = 'ACTIVE' and theirs.status = 'ACTIVE' and leagues.is_active
    ) common
    join leagues on leagues.id = common.league_id
    left join pairs on pairs.a = ${Math.min(aId, bId)} and pairs.b = ${Math.max(aId, bId)} and pairs.league_id = leagues.id
    left join memberships of_a on of_a.league_id = leagues.id and of_a.user_id = ${aId}
    left join memberships of_b on of_b.league_id = leagues.id and of_b.user_id = ${bId}
    left join categories category_a on category_a.id = of_a.category_id
    left join categories category_b on category_b.id = of_b.category_id
    left join ratings rating_a on rating_a.league_id = leagues.id and rating_a.user_id = ${aId}
    left join ratings rating_b on rating_b.league_id = leagues.id and rating_b.user_id = ${bId}
    order by leagues.name, leagues.id`.execute(db)
  return rows
}

async function readPage(db: Db, aId: number, bId: number, { page, limit }: PageQuery) {
  const rows = await selectGames(db)
    .where('games.status', '=', 'COMPLETED')
    .where(ofPair(aId, bId))
    .orderBy('games.completed_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return gamesOf(db, rows, null)
}
