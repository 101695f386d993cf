import type { CompletedGame } from '@matchbol/core/games/completed-game'
import { addFigures, newest, type StandingChange, standingChanges } from '@matchbol/core/games/standing-changes'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { projection } from '../../../platform/projections/projection.ts'
import type { SeasonsTable } from '../tables.ts'

/** A row for each player of each season's table. */
export const standings = projection({
  table: 'standings',
  version: 1,
  key: ['season_id', 'player_id'],
  async *expected(db) {
    for (const season of await db.selectFrom('seasons').selectAll().orderBy('id').execute())
      yield rowsOf(await readPlayers(db, season), await readFigures(db, season))
  },
})

/** How many of them lie where in the table's order. */
export const standingCounts = projection({
  table: 'standing_counts',
  version: 1,
  key: ['season_id', 'category_id', 'level', 'band', 'part'],
  async *expected(db) {
    for (const { id } of await db.selectFrom('seasons').select('id').orderBy('id').execute()) {
      const { rows } = await sql<Count>`
        select season_id, list as category_id, level, band, case level when 2 then part else 0 end as part, count(*) as players
        from standings, lateral (values (0), (category_id)) lists (list), (values (1), (2)) levels (level)
        where season_id = ${id} and list is not null
        group by 1, 2, 3, 4, 5`.execute(db)
      yield rows
    }
  },
})

interface Count {
  season_id: number
  category_id: number
  level: number
  band: number
  part: number
  players: number
}

type Season = Selectable<SeasonsTable>

interface Player {
  season_id: number
  player_id: number
  category_id: number | null
  name: string
  rating: number | null
}

/** Whoever has played, and beside them the members: of now, or of when the season ended. */
async function readPlayers(db: Db, season: Season): Promise<Player[]> {
  const name = sql`users.last_name || ' ' || users.first_name as name`
  const { rows } =
    season.status === 'FINISHED'
      ? await sql<Player>`
          select season_id, player_id, category_id, ${name}, rating
          from season_players join users on users.id = player_id
          where season_id = ${season.id}`.execute(db)
      : await sql<Player>`
          select ${season.id}::int as season_id, users.id as player_id, category_id, ${name},
            case when rated_games > 0 then points end as rating
          from users
          left join memberships on memberships.user_id = users.id and memberships.league_id = ${season.league_id}
          left join ratings on ratings.user_id = users.id and ratings.league_id = ${season.league_id}
          where users.id in (
            select user_id from memberships where league_id = ${season.league_id} and status = 'ACTIVE'
            union select inviter_id from games where season_id = ${season.id} and status = 'COMPLETED' and kind = 'RATED'
            union select invitee_id from games where season_id = ${season.id} and status = 'COMPLETED' and kind = 'RATED'
          )`.execute(db)
  return rows
}

const GAMES_AT_ONCE = 2000

async function readFigures(db: Db, season: Season): Promise<Map<number, StandingChange>> {
  const figures = new Map<number, StandingChange>()
  for (let last = 0; ; ) {
    const games = await db
      .selectFrom('games')
      .select(['id', 'kind', 'format', 'inviter_id', 'invitee_id', 'winner_id', 'score_details'])
      .select(['completed_at', 'completed_sequence'])
      .where('league_id', '=', season.league_id)
      .where('season_id', '=', season.id)
      .where('status', '=', 'COMPLETED')
      .where('completed_sequence', '>', last)
      .orderBy('completed_sequence')
      .limit(GAMES_AT_ONCE)
      .execute()
    if (games.length === 0) return figures
    last = games.at(-1)?.completed_sequence ?? last
    const changes = games.flatMap(({ score_details: details, completed_at: completedAt, ...game }) => {
      if (!details || !completedAt) return []
      const after: CompletedGame = {
        id: game.id,
        leagueId: season.league_id,
        seasonId: season.id,
        kind: game.kind,
        format: game.format,
        a: game.inviter_id,
        b: game.invitee_id,
        categoryA: null,
        categoryB: null,
        winnerId: game.winner_id,
        details,
        completedAt: completedAt.toISOString(),
        sequence: game.completed_sequence ?? 0,
      }
      return [{ before: null, after }]
    })
    for (const row of standingChanges(changes, () => season.rules.pointsRule))
      figures.set(row.playerId, sumOf(figures.get(row.playerId), row))
  }
}

function sumOf(sum: StandingChange | undefined, row: StandingChange): StandingChange {
  if (!sum) return row
  addFigures(row, sum)
  return { ...row, came: newest([...sum.came, ...row.came]) }
}

const rowsOf = (players: readonly Player[], figures: ReadonlyMap<number, StandingChange>) =>
  players.map((player) => {
    const own = figures.get(player.player_id)
    return {
      ...player,
      points: own?.points ?? 0,
      played: own?.played ?? 0,
      won: own?.won ?? 0,
      lost: own?.lost ?? 0,
      sets_won: own?.setsWon ?? 0,
      sets_lost: own?.setsLost ?? 0,
      games_won: own?.gamesWon ?? 0,
      games_lost: own?.gamesLost ?? 0,
      own_walkovers: own?.ownWalkovers ?? 0,
      latest: own?.came ?? [],
    }
  })
