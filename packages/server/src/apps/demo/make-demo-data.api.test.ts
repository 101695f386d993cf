import { postStatuses } from '@matchbol/core/blog/statuses'
import { eventStatuses, registrationStatuses } from '@matchbol/core/events/event-shapes'
import { moves } from '@matchbol/core/games/game-log'
import { gameStatuses } from '@matchbol/core/games/game-shapes'
import { ticketStatuses } from '@matchbol/core/tickets/statuses'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { openWorld } from '../../../test/world.ts'
import { ratedGamesFrom } from '../../domains/games/moves/correct-history.ts'
import { replayLeague } from '../../domains/ratings/replay-league.ts'
import { type Database, type Db, inTransaction } from '../../platform/db/client.ts'
import { checkDemoMark } from '../../platform/db/demo-mark.ts'
import { differencesIn, rebuildProjection } from '../../platform/projections/rebuild-projection.ts'
import { projections } from '../domains.ts'
import { makeDemoData } from './make-demo-data.ts'

/** The night in which the clocks of Kyiv go forward: nobody has been awake for hours. */
const now = new Date('2027-03-28T01:30:00Z')
const databases: Database[] = []

async function openDemo(at: Date) {
  const database = await openTestDatabase()
  databases.push(database)
  return { database, db: database.db, stopped: await makeDemoData(database.db, at) }
}

let demo: Awaited<ReturnType<typeof openDemo>>
let db: Db

beforeAll(async () => {
  demo = await openDemo(now)
  db = demo.db
})
afterAll(() => Promise.all(databases.map((database) => database.close())))

const countsOf = async (db: Db, table: 'games' | 'game_events', column: 'status' | 'move') => {
  const { rows } = await sql<{ name: string; n: number }>`
    select ${sql.ref(column)} as name, count(*) as n from ${sql.table(table)} group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

describe('the demo shows', () => {
  it('two dozen people, each with a way to sign in, and two administrators', async () => {
    const people = await db.selectFrom('users').selectAll().execute()
    expect(people.length).toBeGreaterThanOrEqual(24)
    expect(people.filter(({ telegram_id }) => telegram_id === null)).toEqual([])
    expect(people.filter(({ role }) => role === 'ADMIN')).toHaveLength(2)
    expect(people.filter(({ paused_until }) => paused_until !== null && paused_until > now)).toHaveLength(1)
  })

  it('men’s, women’s and mixed leagues with categories, each with a finished and a running season', async () => {
    const { rows } = await sql`
      select gender, is_active,
        (select count(*) from categories where league_id = leagues.id) > 0 as has_categories,
        (select array_agg(name order by starts_at) from seasons where league_id = leagues.id) as seasons
      from leagues order by id`.execute(db)
    const seasons = ['Осінь 2026', 'Зима 2027']
    expect(rows).toEqual([
      { gender: 'MEN', is_active: true, has_categories: true, seasons },
      { gender: 'WOMEN', is_active: true, has_categories: true, seasons },
      { gender: 'MIXED', is_active: true, has_categories: true, seasons },
      { gender: 'ANY', is_active: false, has_categories: false, seasons: ['Сезон 2026'] },
    ])
  })

  it('some 300 completed games, and others in every state', async () => {
    const games = await countsOf(db, 'games', 'status')
    expect(games.COMPLETED).toBeGreaterThanOrEqual(280)
    expect(Object.keys(games).toSorted()).toEqual([...gameStatuses].toSorted())
  })

  it('every move that a person, an administrator or the clock can make', async () => {
    const made = Object.keys(await countsOf(db, 'game_events', 'move'))
    expect(made.toSorted()).toEqual(moves.filter((move) => move !== 'import').toSorted())
  })

  it('eight articles, some in every state, those that are public with an author and a text worth a minute or two', async () => {
    const posts = await db.selectFrom('posts').selectAll().execute()
    expect(posts).toHaveLength(8)
    expect([...new Set(posts.map(({ status }) => status))].toSorted()).toEqual([...postStatuses].toSorted())
    const published = posts.filter(({ status }) => status === 'PUBLISHED')
    expect(published.map(({ slug }) => slug)).toContain('druha-podacha-yakoi-ne-soromno')
    expect(published.filter(({ published_at }) => published_at === null || published_at > now)).toEqual([])
  })

  it('tickets in every state, of players, of a guest and of disputes', async () => {
    const tickets = await db.selectFrom('tickets').selectAll().execute()
    expect([...new Set(tickets.map(({ status }) => status))].toSorted()).toEqual([...ticketStatuses].toSorted())
    expect(tickets.some(({ author_id }) => author_id === null)).toBe(true)
    const { rows } = await sql`
      select games.status from games where status = 'DISPUTED'
        and not exists (select from tickets where game_id = games.id and is_dispute and tickets.status = 'OPEN')`.execute(
      db,
    )
    expect(rows).toEqual([])
  })

  it('ten events: past, under way, ahead, full with a line, cancelled and a draft, with people in every state', async () => {
    const events = await db.selectFrom('events').selectAll().execute()
    expect(events).toHaveLength(10)
    expect([...new Set(events.map(({ status }) => status))].toSorted()).toEqual([...eventStatuses].toSorted())
    const isUnderWay = ({ starts_at, ends_at }: (typeof events)[number]) => starts_at <= now && ends_at > now
    expect(events.filter(isUnderWay).map(({ title }) => title)).toContain('Осінній кубок: чотири дні матчів')
    const registrations = await db.selectFrom('event_registrations').selectAll().execute()
    expect(new Set(registrations.map(({ status }) => status))).toEqual(new Set(registrationStatuses))
    expect(registrations.filter(({ moved_up_at }) => moved_up_at !== null)).toHaveLength(1)
  })

  it('ratings that are as far apart as the players', async () => {
    const points = (await db.selectFrom('ratings').select('points').execute()).map((row) => row.points)
    expect(Math.min(...points)).toBeGreaterThan(700)
    expect(Math.min(...points)).toBeLessThan(1000)
    expect(Math.max(...points)).toBeGreaterThan(1550)
    expect(Math.max(...points)).toBeLessThan(1850)
  })
})

describe('what the demo shows is true', () => {
  it('no scenario was stopped by the club’s rules', () => {
    expect(demo.stopped).toBe(0)
  })

  it('playing all rated games again gives the ratings that are stored, to the last digit', async () => {
    const stored = async () => [
      await db
        .selectFrom('ratings')
        .select(['user_id', 'league_id', 'points', 'rated_games', 'won', 'last_five', 'start_points', 'last_rated_at'])
        .orderBy('league_id')
        .orderBy('user_id')
        .execute(),
      await db.selectFrom('rating_changes').selectAll().orderBy('game_id').orderBy('user_id').execute(),
    ]
    const before = await stored()
    for (const { id } of await db.selectFrom('leagues').select('id').execute())
      await inTransaction(db, (db) => replayLeague(db, id, 1, () => ratedGamesFrom(db, id, 1, now), now))
    expect(await stored()).toEqual(before)
  })

  it('the tables of all seasons, and all else that is kept so that reads are cheap, are as the games say', async () => {
    for (const projection of projections)
      expect([projection.table, differencesIn(await rebuildProjection(db, projection, now))]).toEqual([
        projection.table,
        0,
      ])
    const finished = await db
      .selectFrom('standings')
      .innerJoin('seasons', 'seasons.id', 'standings.season_id')
      .select((eb) => ['season_id', eb.fn.countAll<number>().as('players')])
      .where('status', '=', 'FINISHED')
      .where('played', '>', 0)
      .groupBy('season_id')
      .execute()
    expect(finished).toHaveLength(3)
    for (const { players } of finished) expect(players).toBeGreaterThan(5)
  })

  it('nothing has happened in the future, and no deadline has passed unnoticed', async () => {
    const { rows } = await sql<{ what: string }>`
      select 'event' as what from game_events where at > ${now}
      union all select 'game' from games where created_at > ${now} or completed_at > ${now}
      union all select 'rating' from ratings where last_rated_at > ${now}
      union all select 'person' from users where created_at > ${now} or last_seen_at > ${now}
      union all select 'membership' from memberships where joined_at > ${now} or left_at > ${now}
      union all select 'audit' from audit where at > ${now}
      union all select 'ticket' from tickets where moved_at > ${now}
      union all select 'invitation' from games where status = 'PENDING' and expires_at <= ${now}
      union all select 'agreement' from games where status = 'ACCEPTED' and play_by <= ${now}
      union all select 'result' from games where status = 'PENDING_CONFIRMATION' and confirm_by <= ${now}`.execute(db)
    expect(rows).toEqual([])
  })

  it('each log is log in the order of time', async () => {
    const { rows } = await sql`
      select earlier.game_id from game_events earlier
      join game_events later on later.game_id = earlier.game_id and later.version = earlier.version + 1
      where later.at < earlier.at`.execute(db)
    expect(rows).toEqual([])
  })

  it('nobody plays on two courts at once', async () => {
    const { rows } = await sql`
      select one.id, other.id from games one
      join games other on one.id < other.id
        and array[one.inviter_id, one.invitee_id] && array[other.inviter_id, other.invitee_id]
        and other.agreed_at between one.agreed_at - interval '3 hours' and one.agreed_at + interval '3 hours'
      where one.status not in ('REJECTED', 'CANCELLED', 'EXPIRED')
        and other.status not in ('REJECTED', 'CANCELLED', 'EXPIRED')`.execute(db)
    expect(rows).toEqual([])
  })

  it('the database is marked, so that it is neither filled again nor taken for real', async () => {
    expect(await checkDemoMark(db, true, true)).toBe(false)
    await expect(checkDemoMark(db, false, true)).rejects.toThrow(/demo data/)
  })
})

describe('a newcomer', () => {
  it('who signs in as the first in the list finds every kind of thing to do', async () => {
    const world = await openWorld({ DEMO: '1', TELEGRAM_BOT_NAME: '', TELEGRAM_BOT_TOKEN: '' }, demo.database)
    world.clock.now = now
    const { data: people } = await world.call(null, 'GET /api/v1/auth/demo-users')
    expect(people.length).toBeLessThanOrEqual(26)
    expect(people.at(-1)?.description).toBe('Адміністратор клубу')
    const [first] = people
    expect(first).toMatchObject({ role: 'PLAYER', description: 'Чоловіча ліга Києва · Друга; Мікст, Львів · Відкрита' })
    const me = await world.again({ id: first?.id ?? 0, name: '', token: '' })
    const { data: profile } = await world.call(me, 'GET /api/v1/users/profile')
    expect(profile.gameStats).toEqual({ totalInvitationsCount: 2, pendingGamesCount: 3, invitationsToUserCount: 1 })
    expect(profile.gamesAwaitingConfirmation).toHaveLength(1)
    const { data: invitations } = await world.call(me, 'GET /api/v1/games/invitations')
    expect(invitations.find(({ b }) => b.id === me.id)?.slots).toHaveLength(3)
    const { data: agreed } = await world.call(me, 'GET /api/v1/games/player/{id}', {
      params: { id: me.id },
      query: { status: 'ACCEPTED' },
    })
    expect(agreed.filter(({ agreedAt }) => (agreedAt ?? '') < now.toISOString())).toHaveLength(1)
    expect(agreed.filter(({ slotsBy }) => slotsBy !== null && slotsBy !== me.id)).toHaveLength(1)
  })
})
