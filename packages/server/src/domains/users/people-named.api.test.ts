import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as separateWordsBySigns } from '../../../migrations/0060-signs-in-names.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { peopleNamed } from './people-named.ts'

/** So many that each thirty-first of them are several. */
const MANY = 200
const MOST = 3
let world: World

beforeAll(async () => {
  world = await openWorld()
  await sql`
    insert into users (first_name, folded_name, search_name, created_at)
    select 'Олена', 'олена', case when n % 40 = 0 then 'olena ridkisna' else 'olena chasta' end, now()
    from generate_series(1, ${sql.lit(MANY)}) n`.execute(world.db)
})
afterAll(() => world.close())

const found = async (typed: string) =>
  (
    await world.db
      .selectFrom(peopleNamed(world.db, typed, undefined, MOST).as('found'))
      .select('id')
      .execute()
  ).map(({ id }) => id)

const called = async (ids: readonly number[]) =>
  (await world.db.selectFrom('users').select('search_name').where('id', 'in', ids).execute()).map(
    (row) => row.search_name,
  )

describe('of those who bear a name', () => {
  it.each(['част', 'олена част', 'xfcn'])('and are many, one more than asked for are found: %s', async (typed) => {
    const ids = await found(typed)
    expect(new Set(ids).size).toBe(MOST + 1)
    expect(new Set(await called(ids))).toEqual(new Set(['olena chasta']))
  })

  it('and are too few for a part of all people to fill the list, those of all people', async () => {
    const ids = await found('рідк')
    expect(new Set(ids).size).toBe(MOST + 1)
    expect(ids.every((id) => id % 31 === 0)).toBe(false)
    expect(new Set(await called(ids))).toEqual(new Set(['olena ridkisna']))
  })
})

it('names that were kept with signs are brought up to date wherever they stand, and no others are written', async () => {
  const { db } = world
  const signs = await world.person('★Соломія_Сад ь')
  const plain = await world.person('Орися Гай')
  const league = await world.league('Зі знаками', [signs, plain])
  const other = await world.league('Ще не складена', [signs])
  await db.updateTable('users').set({ search_name: '★solomiia_sad' }).where('id', '=', signs.id).execute()
  await db.updateTable('memberships').set({ search_name: '★solomiia_sad' }).where('user_id', '=', signs.id).execute()
  await db.updateTable('memberships').set({ search_name: null }).where('league_id', '=', other.id).execute()
  const kept = async ({ id }: { id: number }) => ({
    person: await db.selectFrom('users').select(['search_name', 'version']).where('id', '=', id).executeTakeFirst(),
    members: await db
      .selectFrom('memberships')
      .select(['league_id', 'search_name', 'version'])
      .where('user_id', '=', id)
      .orderBy('league_id')
      .execute(),
  })
  const before = await kept(plain)
  await separateWordsBySigns(db as unknown as Kysely<unknown>)
  expect(await kept(signs)).toMatchObject({
    person: { search_name: 'solomia sad' },
    members: [
      { league_id: league.id, search_name: 'solomia sad' },
      { league_id: other.id, search_name: null },
    ],
  })
  expect(await kept(plain)).toEqual(before)
})
