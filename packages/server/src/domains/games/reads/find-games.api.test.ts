import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../../test/court.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { HELD_AGAINST_NAME } from './find-games.ts'

/** More than a search by name looks at. */
const BEARERS = 150
const NEWER = HELD_AGAINST_NAME + 1
const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}T12:00:00Z`

let world: World
let large: Court
let small: Court
let largeSeason: number
let smallSeason: number

beforeAll(async () => {
  world = await openWorld()
  const [olena, iryna] = [await world.person('Олена Марченко'), await world.person('Ірина Коваль')]
  const open = async (name: string) => {
    const court = openCourt(world, (await world.league(name, [olena, iryna])).id)
    return [court, (await court.table()).season.id] as const
  }
  ;[large, largeSeason] = await open('Велика')
  ;[small, smallSeason] = await open('Мала')
  await sql`
    insert into users (first_name, last_name, folded_name, search_name, created_at)
    select 'Ян', 'Численний', 'ян численний', 'ian chislenii', now()
    from generate_series(1, ${sql.lit(BEARERS)})`.execute(world.db)
  const named = sql`users where search_name = 'ian chislenii'`
  await joined(large, sql`select id from ${named}`, 'ACTIVE')
  await joined(small, sql`select id from ${named} order by id desc limit 3`, 'LEFT')
  await played(large, largeSeason, sql`select ${sql.lit(olena.id)}, id, ${day(1)}::timestamptz from ${named}`)
  await played(
    small,
    smallSeason,
    sql`select id, ${sql.lit(olena.id)}, ${day(2)}::timestamptz from ${named} order by id desc limit 3`,
  )
  const newer = sql`from generate_series(1, ${sql.lit(NEWER)})`
  for (const [court, season] of [
    [large, largeSeason],
    [small, smallSeason],
  ] as const)
    await played(
      court,
      season,
      sql`select ${sql.lit(olena.id)}, ${sql.lit(iryna.id)}, ${day(10)}::timestamptz ${newer}`,
    )
})
afterAll(() => world.close())

const joined = ({ leagueId }: Court, who: ReturnType<typeof sql>, status: string) =>
  sql`
    insert into memberships (user_id, league_id, status, joined_at, first_name, last_name, search_name)
    select users.id, ${leagueId}, ${status}, now(), first_name, last_name, search_name
    from users where id in (${who})`.execute(world.db)

const played = ({ leagueId }: Court, seasonId: number, games: ReturnType<typeof sql>) =>
  sql`
    insert into games (status, kind, league_id, season_id, format, inviter_id, invitee_id, created_at, score_details,
      score, winner_id, completed_at, completed_sequence)
    select 'COMPLETED', 'FRIENDLY', ${leagueId}, ${seasonId}, 'SET1-S:6/TB7', a, b, at,
      '{"outcome": "COMPLETED", "sets": [{"a": 6, "b": 4}]}', '6:4', a, at,
      coalesce((select max(completed_sequence) from games where league_id = ${leagueId}), 0) + row_number() over ()
    from (${games}) games (a, b, at)`.execute(world.db)

const find = async (query: object) => {
  const { status, data, meta } = await world.call(null, 'GET /api/v1/games', { query: { q: 'Численний', ...query } })
  expect(status).toBe(200)
  return { found: data.length, ...meta }
}

describe('games of a name that many on the site bear', () => {
  it('are all of a league, or of a season of it, also of those who have left', async () => {
    for (const query of [{ leagueId: small.leagueId }, { seasonId: smallSeason }])
      expect(await find(query)).toEqual({ found: 3, page: 1, limit: 20, total: 3, totalPages: 1 })
  })

  it('are told as over so many where more bear it than are looked at, and lead on to those', async () => {
    for (const query of [{}, { leagueId: large.leagueId }]) {
      const { total, totalPages, isAtLeast } = await find(query)
      expect({ total: total >= 100, isAtLeast }).toEqual({ total: true, isAtLeast: true })
      expect(await find({ ...query, page: totalPages })).toMatchObject({
        found: total % 20 || 20,
        total,
        isAtLeast: true,
      })
    }
  })

  it('are all that there are where a time narrows them', async () => {
    expect(await find({ seasonId: largeSeason, to: day(9) })).toEqual({
      found: 20,
      page: 1,
      limit: 20,
      total: BEARERS,
      totalPages: 8,
    })
  })
})
