import type { CompletedGame } from '@matchbol/core/games/completed-game'
import { addFigures, newest, type StandingChange, standingChanges } from '@matchbol/core/games/standing-changes'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { groupsOf, inBatches } from '../../../platform/db/in-batches.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { projection } from '../../../platform/projections/projection.ts'
import type { SeasonsTable } from '../tables.ts'

/** A row for each player of each season's table. */
export const standings = projection({
  table: 'standings',
  version: 1,
  key: ['season_id', 'player_id'],
  async *expected(db) {
    const seasons = await db.selectFrom('seasons').selectAll().orderBy('id').execute()
    const playersOf = inOrder(groupsOf(inBatches(db, everyPlayer), ({ season_id }) => season_id))
    const figuresOf = inOrder(figuresBySeason(db, new Map(seasons.map((season) => [season.id, season]))))
    for (const { id } of seasons) {
      const figures = await figuresOf(id)
      yield rowsOf((await playersOf(id))?.rows ?? [], figures?.players ?? new Map())
    }
  },
})

/** Finds what is asked for in ascending order of its keys, among what comes in that order. */
function inOrder<Keyed extends { key: number }>(coming: AsyncGenerator<Keyed>) {
  let next: IteratorResult<Keyed, unknown> | undefined
  return async (key: number): Promise<Keyed | undefined> => {
    next ??= await coming.next()
    if (next.done || next.value.key !== key) return undefined
    const found = next.value
    next = undefined
    return found
  }
}

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

/** Whoever has played, and beside them the members: of now, or of when the season ended. All at once: one by one, each season's games would be looked up. */
const everyPlayer = sql<Player>`
  select people.season_id, users.id as player_id, memberships.category_id,
    users.last_name || ' ' || users.first_name as name, case when ratings.rated_games > 0 then ratings.points end as rating
  from (
    select seasons.id as season_id, league_id, user_id
    from seasons join memberships using (league_id)
    where seasons.status <> 'FINISHED' and memberships.status = 'ACTIVE'
    union
    select seasons.id, seasons.league_id, player_id
    from seasons join games on games.season_id = seasons.id
    cross join lateral (values (inviter_id), (invitee_id)) players (player_id)
    where seasons.status <> 'FINISHED' and games.status = 'COMPLETED' and games.kind = 'RATED'
  ) people
  join users on users.id = people.user_id
  left join memberships on memberships.user_id = users.id and memberships.league_id = people.league_id
  left join ratings on ratings.user_id = users.id and ratings.league_id = people.league_id
  union all
  select season_id, player_id, category_id, last_name || ' ' || first_name, rating
  from season_players join users on users.id = player_id
  order by season_id`

interface SeasonFigures {
  /** The season. */
  key: number
  players: Map<number, StandingChange>
}

const counted = [
  ...(['id', 'league_id', 'kind', 'format', 'inviter_id', 'invitee_id', 'winner_id'] as const),
  ...(['score_details', 'completed_at', 'completed_sequence'] as const),
] satisfies (keyof Tables['games'])[]

async function* figuresBySeason(db: Db, seasons: ReadonlyMap<number, Season>): AsyncGenerator<SeasonFigures> {
  const games = db
    .selectFrom('games')
    .select(counted)
    .select((eb) => eb.ref('season_id').$notNull().as('season_id'))
    .where('status', '=', 'COMPLETED')
    .where('season_id', 'is not', null)
    .orderBy('season_id')
  let open: SeasonFigures | undefined
  for await (const batch of inBatches(db, games))
    for (const [key, ofSeason] of Map.groupBy(batch, ({ season_id }) => season_id)) {
      if (open && open.key !== key) yield open
      if (open?.key !== key) open = { key, players: new Map() }
      addGames(open.players, ofSeason.flatMap(countedGameOf), seasons.get(key))
    }
  if (open) yield open
}

function addGames(figures: Map<number, StandingChange>, games: readonly CompletedGame[], season: Season | undefined) {
  if (!season) return
  const changes = games.map((after) => ({ before: null, after }))
  for (const row of standingChanges(changes, () => season.rules.pointsRule))
    figures.set(row.playerId, sumOf(figures.get(row.playerId), row))
}

function countedGameOf(
  row: Selectable<Pick<Tables['games'], (typeof counted)[number]>> & { season_id: number },
): CompletedGame[] {
  if (!row.score_details || !row.completed_at) return []
  return [
    {
      id: row.id,
      leagueId: row.league_id,
      seasonId: row.season_id,
      kind: row.kind,
      format: row.format,
      a: row.inviter_id,
      b: row.invitee_id,
      categoryA: null,
      categoryB: null,
      winnerId: row.winner_id,
      details: row.score_details,
      completedAt: row.completed_at.toISOString(),
      sequence: row.completed_sequence ?? 0,
    },
  ]
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
