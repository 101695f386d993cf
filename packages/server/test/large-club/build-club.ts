import { DAY } from '@matchbol/core/shared/durations'
import { sql } from 'kysely'
import { projections } from '../../src/apps/domains.ts'
import { blog } from '../../src/domains/blog/domain.ts'
import { events } from '../../src/domains/events/domain.ts'
import { search } from '../../src/domains/search/domain.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { nameOf } from '../../src/platform/projections/projection.ts'
import { buildProjections } from '../../src/platform/projections/rebuild-projection.ts'
import type { ClubSize } from './club-size.ts'
import { makeEvents } from './events.ts'
import { withoutIndexes } from './indexes.ts'
import { makeOpenGames } from './open-games.ts'
import { makeLeagues, makePeople } from './people.ts'
import { makePosts } from './posts.ts'
import { keepRatings, playRound, prepareStandings } from './rounds.ts'
import { prepareScores } from './scores.ts'
import { makeTickets } from './tickets.ts'

/** How long ago everything began. */
const HISTORY_DAYS = 210
/** How many of a round's pairs do not play: one of the two has not begun, or has given up. */
const IDLE_SHARE = 0.28

/**
 * Fills an empty, migrated database with a club of any size, by SQL and set by set: consistent with every rule, so that a replay of the
 * ratings and a rebuild of what is derived find no difference. The same size and time give the same club.
 */
export async function buildClub(db: Db, size: ClubSize, now: Date, say: (text: string) => void = () => {}) {
  await buildSources(db, size, now, say)
  say('projections')
  await buildProjections(db, projections, now)
  await sql`analyze`.execute(db)
}

/** Fills all but what is derived, which is then due to be built. */
export async function buildSources(db: Db, size: ClubSize, now: Date, say: (text: string) => void) {
  await atOnce(db, async (db) => {
    await playGames(db, size, now, say)
    await writeContent(db, size, now)
    for (const table of counted) await countOn(db, table)
    await sql`discard temp`.execute(db)
  })
  await db.deleteFrom('projections').execute()
}

/** Fills what a club of an older version has nothing of: its people and games stay. */
export async function addContent(db: Db, size: ClubSize, now: Date) {
  await atOnce(db, async (db) => {
    await writeContent(db, size, now)
    for (const table of [...Object.keys(content), 'ticket_messages']) await countOn(db, table)
  })
  await db.deleteFrom('projections').where('name', 'in', ofContent.map(nameOf)).execute()
}

/** On one connection, where no foreign key is checked row by row and no statement is too long. */
const atOnce = (db: Db, fill: (db: Db) => Promise<void>) =>
  db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    await sql`set session_replication_role = replica`.execute(db)
    await fill(db)
    await sql`analyze`.execute(db)
    await sql`set session_replication_role = origin`.execute(db)
    await sql`set statement_timeout = '30s'`.execute(db)
  })

async function playGames(db: Db, size: ClubSize, now: Date, say: (text: string) => void) {
  const founded = new Date(now.getTime() - HISTORY_DAYS * DAY)
  const rounds = Math.ceil((2 * size.games) / size.players / (1 - IDLE_SHARE))
  await withoutIndexes(db, ['games', 'game_events', 'rating_changes', 'ratings', 'memberships', 'users'], async () => {
    await makePeople(db, size, founded)
    await makeLeagues(db, size, founded)
    await prepareScores(db)
    await prepareStandings(db, rounds)
    for (let round = 0; round < rounds; round++) {
      await playRound(db, { round, ...daysOf(round, rounds, now) })
      say(`round ${round + 1} of ${rounds}`)
    }
    await makeOpenGames(db, now)
    await keepRatings(db)
  })
}

/** What is written beside the games, by the table whose emptiness says that there is none of it. */
const content = { posts: makePosts, tickets: makeTickets, events: makeEvents }
const ofContent = [blog, events, search].flatMap(({ projections = [] }) => projections)

async function writeContent(db: Db, size: ClubSize, now: Date) {
  for (const [table, make] of Object.entries(content)) if (await isEmpty(db, table)) await make(db, size.players, now)
}

async function isEmpty(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
  return rows.length === 0
}

/** Rounds follow each other, the last one ends yesterday. */
function daysOf(round: number, rounds: number, now: Date) {
  const length = ((HISTORY_DAYS - 2) * DAY) / rounds
  const startsAt = now.getTime() - (HISTORY_DAYS - 1) * DAY + round * length
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + length) }
}

/** Tables whose rows were given their ids here. */
const counted = ['users', 'leagues', 'categories', 'seasons', 'games', 'posts', 'tickets', 'ticket_messages', 'events']

/** New rows get the ids after those that were given here. */
const countOn = (db: Db, table: string) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db)
