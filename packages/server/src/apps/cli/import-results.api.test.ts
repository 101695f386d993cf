import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCli } from '../../../test/cli.ts'
import { stored } from '../../../test/replay.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { readCsv } from '../../domains/games/import/import-csv.ts'
import { importResults } from '../../domains/games/import/import-results.ts'

let world: World
let cli: ReturnType<typeof openCli>
let leagueId: number
let leagues = 0

beforeAll(async () => {
  world = await openWorld()
  cli = openCli(world)
})
afterAll(async () => {
  cli.remove()
  await world.close()
})
beforeEach(async () => {
  leagueId = (await world.league(`Ліга ${++leagues}`)).id
})

const HEADING = 'date,winner,loser,score,best_of,tournament'

/** Imports lines into the league of the test. */
const importLines = (lines: readonly string[], ...options: string[]) => {
  cli.write('results.csv', [HEADING, ...lines].join('\n'))
  return cli.matchbol('import-results', 'results.csv', '--league', String(leagueId), ...options)
}

const gamesHere = () =>
  world.db
    .selectFrom('games')
    .innerJoin('users as winner', 'winner.id', 'games.winner_id')
    .selectAll('games')
    .select('winner.last_name as won_by')
    .where('league_id', '=', leagueId)
    .orderBy('completed_sequence')
    .execute()

const members = () =>
  world.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .selectAll('memberships')
    .select(['users.first_name', 'users.last_name', 'telegram_id'])
    .where('league_id', '=', leagueId)
    .orderBy('users.id')
    .execute()

/** The figure behind a name of the report. */
const figure = (report: string, name: string) => new RegExp(`^ *${name} +([\\d,.]+)`, 'm').exec(report)?.[1]

it('is imported into a league that is founded for it, once, with a row in the audit', async () => {
  cli.write('new.csv', [HEADING, '2026-11-20,Зоя Клен,Ніна Явір,6-4 6-3,3,Літо'].join('\n'))
  const bring = () => cli.matchbol('import-results', 'new.csv', '--league', 'Ліга з файлу', '--create-league')
  const first = await bring()
  expect([first.code, first.said]).toEqual([0, expect.stringContaining('Ліга з файлу')])
  expect((await bring()).said).not.toContain('is founded')
  const founded = await world.db.selectFrom('leagues').select('id').where('name', '=', 'Ліга з файлу').execute()
  expect(founded).toHaveLength(1)
  const audit = await world.db.selectFrom('audit').selectAll().where('action', '=', 'league.founded').execute()
  expect(audit).toMatchObject([{ actor_id: null, details: { leagueId: founded[0]?.id } }])
  expect(await cli.matchbol('import-results', 'new.csv', '--league', '999', '--create-league')).toMatchObject({
    code: 1,
  })
})

it('gives the same ratings at once and line by line, to the last digit', async () => {
  const scores = ['6-4 6-4', '6-0 6-1', 'W/O', '4-6 6-4 [10-8]', '6-4 2-0 ret.']
  const names = ['Яна Айва', 'Віра Верба', 'Рута Дерен', 'Уляна Смерека']
  const rows = Array.from({ length: 24 }, (_, nth) => {
    const [winner = '', loser = ''] = [names[nth % 4], names[(nth + 1 + (nth % 3)) % 4]]
    const date = `2025-03-${String(1 + (nth % 9)).padStart(2, '0')}`
    return { line: nth + 2, date, winner, loser, score: scores[nth % 5] ?? '', bestOf: '3' }
  }).toSorted((a, b) => a.date.localeCompare(b.date))
  const imported = async (name: string, runs: (typeof rows)[]) => {
    const { id } = await world.league(name)
    const season = await world.db
      .selectFrom('seasons')
      .select('id')
      .where('league_id', '=', id)
      .executeTakeFirstOrThrow()
    const target = { leagueId: id, seasonId: season.id }
    for (const run of runs) await importResults(world.db, target, run, world.clock.now)
    const { ratings, changes } = await stored(world.db, id)
    return { ratings, changes: changes.map(({ gameId: _, ...change }) => change) }
  }
  const atOnce = await imported('Разом', [rows])
  expect(atOnce.changes.length).toBeGreaterThan(30)
  expect(
    await imported(
      'По одному',
      rows.map((row) => [row]),
    ),
  ).toEqual(atOnce)
})

it('is imported into no new league when no line of it is good', async () => {
  cli.write('bad.csv', [HEADING, '2026-11-20,Зоя Клен,Ніна Явір,9-9,3,Літо'].join('\n'))
  expect(await cli.matchbol('import-results', 'bad.csv', '--league', 'Порожня', '--create-league')).toMatchObject({
    code: 1,
    said: expect.stringContaining('line 2 refused'),
    complaints: 'No line can be imported, and no league is founded.',
  })
  expect(await world.db.selectFrom('leagues').selectAll().where('name', '=', 'Порожня').execute()).toEqual([])
})

describe('a list of results', () => {
  it('becomes completed games of the running season, in the order of their days, with players and ratings', async () => {
    const { code, said } = await importLines([
      '2025-06-02,Зоя Липа,Ніна Верба,6-4 3-6 [10-7],3,Літо',
      '2025-06-01,Ніна  Верба ,Зоя Липа,7-6(4) 6-1,3,Літо',
      '2025-06-02,Ніна Верба,Іда Калина,W/O,3,Літо',
    ])
    expect(code).toBe(0)
    const games = await gamesHere()
    expect(games.map(({ won_by, score, format }) => [won_by, score, format])).toEqual([
      ['Верба', '7:6(4) 6:1', 'SET3-S:6/TB7'],
      ['Липа', '6:4 3:6 [10:7]', 'SET3-S:6/TB7-F:TB10'],
      ['Верба', 'W.O.', 'SET3-S:6/TB7'],
    ])
    expect(games.map(({ completed_sequence }) => completed_sequence)).toEqual([1, 2, 3])
    expect(games[0]).toMatchObject({
      status: 'COMPLETED',
      version: 1,
      kind: 'RATED',
      is_recorded: false,
      completed_at: new Date('2025-06-01T09:00:00Z'),
      score_details: {
        outcome: 'COMPLETED',
        sets: [
          { a: 7, b: 6, tiebreak: { a: 7, b: 4 } },
          { a: 6, b: 1 },
        ],
      },
    })
    expect(
      (await members()).map(({ last_name, joined_at, telegram_id }) => [last_name, joined_at, telegram_id]),
    ).toEqual([
      ['Верба', new Date('2025-06-01T09:00:00Z'), null],
      ['Липа', new Date('2025-06-01T09:00:00Z'), null],
      ['Калина', new Date('2025-06-02T09:00:00Z'), null],
    ])
    for (const [name, value] of Object.entries({ lines: 3, imported: 3, 'moved ratings': 2, walkovers: 1, refused: 0 }))
      expect(figure(said, name), name).toBe(String(value))
    const table = await world.call(null, 'GET /api/v1/leagues/{id}/table', { params: { id: leagueId } })
    expect(table.data.rows.map(({ player, played }) => [player.lastName, played])).toEqual([
      ['Верба', 3],
      ['Липа', 2],
      ['Калина', 1],
    ])
  })

  it('is seen by everybody at once, with one row in its log that names nobody', async () => {
    const admin = await world.person('Адам Ясен', 'ADMIN')
    await importLines(['2025-06-01,Лев Граб,Гліб Бук,6-4 6-4,3,'])
    const [game] = await gamesHere()
    const seen = await world.call(admin, 'GET /api/v1/games/{id}', { params: { id: game?.id ?? 0 } })
    expect(seen.data).toMatchObject({ status: 'COMPLETED', a: { lastName: 'Граб' }, winnerId: game?.inviter_id })
    expect(seen.data.log).toMatchObject([
      { move: 'import', actor: null, version: 1, details: { score: '6:4 6:4', ratings: { a: expect.any(Number) } } },
    ])
    expect(seen.data.steps?.a.change).toBeGreaterThan(0)
  })

  it('imported twice is there once, also written in another way, and says the same of its predictions', async () => {
    const lines = ['2025-06-01,Рем Тис,Юст Явір,6-4 6-4,3,', '2025-06-02,Рем Тис,Юст Явір,6-4 6-4,3,']
    const first = await importLines(lines)
    expect(figure(first.said, 'imported')).toBe('2')
    const again = await importLines([
      '2025-06-02,Рем Тис,Юст Явір,6-4 6-4,3,',
      '2025-06-01,РЕМ тис,  юст Явір,6:4 64,3,',
    ])
    expect(figure(again.said, 'imported')).toBe('0')
    expect(figure(again.said, 'imported before')).toBe('2')
    expect(await gamesHere()).toHaveLength(2)
    expect(again.said.split('\n').at(-1)).toBe(first.said.split('\n').at(-1))
  })

  it('may hold the same result of a pair twice on one day, and tells of lines that are the same in every column', async () => {
    const line = '2025-06-01,Марк Сосна,Клим Дерен,6-4 6-4,3,'
    const lines = [line, line, `${line}Кубок`]
    const { said, code } = await importLines(lines)
    expect(code).toBe(0)
    expect(said.split('\n').filter((text) => text.includes('repeats'))).toEqual([
      '  line 3 repeats line 2, and is taken for another game (2025-06-01, Марк Сосна – Клим Дерен, 6-4 6-4)',
    ])
    expect(await gamesHere()).toHaveLength(3)
    await importLines(lines)
    expect(await gamesHere()).toHaveLength(3)
    await importLines([...lines, line])
    expect(await gamesHere()).toHaveLength(4)
  })

  it('goes on without its impossible lines, and names them with their reason', async () => {
    const { code, said, complaints } = await importLines([
      '2025-06-01,Сава Глід,Ілля Терен,6-7(3) 6-2 [1-0],3,',
      '2025-06-31,Сава Глід,Ілля Терен,6-4 6-4,3,',
      '2025-06-01,Сава Глід,Сава Глід,6-4 6-4,3,',
      '2025-06-01,Сава Глід,,6-4 6-4,3,',
      '2025-06-01,Сава Глід,Ілля Терен,6-4 6-4,3,',
      '2025-06-01,Сава Глід,Ілля Терен,6-4 2-1 RET,3,',
      '2025-06-02,Сава Глід,Ілля Терен,6-5 Def.,3,',
    ])
    expect([code, complaints]).toEqual([1, '4 of 7 lines were refused; 3 are imported.'])
    expect(said).toContain(
      'line 2 refused: set 3: the tie-break is not finished (2025-06-01, Сава Глід – Ілля Терен, 6-7(3) 6-2 [1-0])',
    )
    expect(said).toContain('line 3 refused: the date is not one')
    expect(said).toContain('line 4 refused: nobody plays themselves')
    expect(said).toContain('line 5 refused: a name is missing')
    for (const [name, value] of Object.entries({
      imported: 3,
      refused: 4,
      retirements: 1,
      defaults: 1,
      'moved ratings': 2,
    }))
      expect(figure(said, name), name).toBe(String(value))
    const retired = (await gamesHere()).find(({ score }) => score === '6:4 2:1 RET')
    expect(retired?.score_details?.retiredId).toBe(retired?.invitee_id)
  })

  it('of which a run was cut short is finished by the next', async () => {
    const lines = Array.from({ length: 55 }, (_, index) => {
      const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10)
      return `${day},Тарас Горіх,Остап Ліщина,6-4 6-${index % 5},3,`
    })
    const rows = readCsv(new TextEncoder().encode([HEADING, ...lines].join('\n')))
    const season = await world.db
      .selectFrom('seasons')
      .select('id')
      .where('league_id', '=', leagueId)
      .executeTakeFirstOrThrow()
    const onProgress = () => {
      throw new Error('the machine went down')
    }
    await expect(
      importResults(world.db, { leagueId, seasonId: season.id }, rows, world.clock.now, { onProgress, rowsAtOnce: 50 }),
    ).rejects.toThrow()
    expect(await gamesHere()).toHaveLength(50)
    const { said } = await importLines(lines)
    expect([figure(said, 'imported'), figure(said, 'imported before')]).toEqual(['5', '50'])
    expect((await gamesHere()).map(({ completed_sequence }) => completed_sequence)).toEqual(
      lines.map((_, index) => index + 1),
    )
    expect(figure(said, 'results')).toBe('50')
    expect(figure(said, 'log-loss')).toMatch(/^0\.\d{4}$/)
    expect((await cli.matchbol('replay-ratings')).code).toBe(0)
  })
})

describe('a player of the list', () => {
  it('who is known by the same name is that person, and becomes a member with the category they have', async () => {
    const vasyl = await world.person('Василь Ялівець')
    const category = await world.db
      .insertInto('categories')
      .values({ league_id: leagueId, name: 'Перша', level: 1, description: null, start_points: 1500, is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('memberships')
      .values({
        user_id: vasyl.id,
        league_id: leagueId,
        category_id: category.id,
        status: 'LEFT',
        joined_at: new Date('2025-01-01T00:00:00Z'),
        left_at: new Date('2025-02-01T00:00:00Z'),
      })
      .execute()
    const { said } = await importLines(['2025-06-01,ВАСИЛЬ ялівець,Фелікс Бузок,6-0 6-0,3,'])
    expect([figure(said, 'players created'), figure(said, 'members added')]).toEqual(['1', '2'])
    const [membership] = await members()
    expect(membership).toMatchObject({
      user_id: vasyl.id,
      status: 'ACTIVE',
      left_at: null,
      category_id: category.id,
      joined_at: new Date('2025-01-01T00:00:00Z'),
    })
    expect(await gamesHere()).toMatchObject([{ inviter_id: vasyl.id, inviter_category_id: category.id }])
    const rating = await world.db
      .selectFrom('ratings')
      .select('start_points')
      .where('user_id', '=', vasyl.id)
      .executeTakeFirst()
    expect(rating).toEqual({ start_points: 1500 })
  })

  it('whose name two people have is the one of the league', async () => {
    const stranger = await world.person('Петро Клен')
    const member = await world.person('Петро Клен')
    await world.db
      .insertInto('memberships')
      .values({
        user_id: member.id,
        league_id: leagueId,
        category_id: null,
        status: 'ACTIVE',
        joined_at: world.clock.now,
        left_at: null,
      })
      .execute()
    await importLines(['2025-06-01,Петро Клен,Ада Айва,6-0 6-0,3,'])
    expect(await gamesHere()).toMatchObject([{ inviter_id: member.id }])
    expect(stranger.id).not.toBe(member.id)
  })

  it('whose name two people have, none of them in the league, is the one without Telegram', async () => {
    const signedIn = await world.person('Орест Кизил')
    await world.db.updateTable('users').set({ telegram_id: '424242' }).where('id', '=', signedIn.id).execute()
    const made = await world.person('Орест Кизил')
    await importLines(['2025-06-01,Орест Кизил,Мальва Айва,6-0 6-0,3,'])
    expect(await gamesHere()).toMatchObject([{ inviter_id: made.id }])
  })

  it('is made once, though imports into two leagues name them at the same moment', async () => {
    const other = await world.league(`Друга ліга ${leagues}`)
    const names = Array.from({ length: 40 }, (_, nth) => `Спільний Новачок-${nth}`)
    const lines = names.slice(1).map((name, nth) => `2025-06-01,${names[nth]},${name},6-0 6-0,3,`)
    cli.write('both.csv', [HEADING, ...lines].join('\n'))
    const bring = (id: number) => cli.matchbol('import-results', 'both.csv', '--league', String(id))
    const reports = await Promise.all([bring(leagueId), bring(other.id)])
    const created = reports.map(({ said }) => Number(figure(said, 'players created')))
    expect(created.toSorted((a, b) => a - b)).toEqual([0, names.length])
    expect(reports.map(({ said }) => figure(said, 'imported'))).toEqual(['39', '39'])
  })

  it('whom nothing tells from a namesake is not guessed, and nobody is made for the other side', async () => {
    await world.person('Назар Абрикос')
    await world.person('Назар Абрикос')
    const { said } = await importLines(['2025-06-01,Назар Абрикос,Нова Людина,6-0 6-0,3,'])
    expect(said).toContain('line 2 refused: more than one person has this name')
    expect(figure(said, 'players created')).toBe('0')
    expect(await gamesHere()).toEqual([])
  })
})

describe('the season', () => {
  it('may be a finished one, whose table is frozen anew', async () => {
    const admin = await world.person('Ада Мигдаль', 'ADMIN')
    const before = await world.db
      .selectFrom('seasons')
      .select(['id', 'name'])
      .where('league_id', '=', leagueId)
      .executeTakeFirstOrThrow()
    const next = await world.call(admin, 'POST /api/v1/leagues/{id}/seasons', {
      params: { id: leagueId },
      body: { name: 'Нова весна' },
    })
    expect(next.status).toBe(200)
    await importLines(['2025-06-01,Давид Інжир,Семен Гранат,6-0 6-0,3,'], '--season', before.name.toUpperCase())
    expect(await gamesHere()).toMatchObject([{ season_id: before.id }])
    const table = await world.call(null, 'GET /api/v1/leagues/{id}/table', {
      params: { id: leagueId },
      query: { season: before.id },
    })
    expect(table.data).toMatchObject({
      season: { isFinished: true },
      rows: [{ player: { lastName: 'Інжир' }, points: 4 }, { player: { lastName: 'Гранат' } }],
    })
  })

  it('is warned of where the games lie before it', async () => {
    const { said } = await importLines([
      '2025-06-01,Ілля Терен,Гліб Глід,6-0 6-0,3,',
      '2026-11-21,Гліб Глід,Ілля Терен,6-0 6-0,3,',
    ])
    expect(said).toContain('1 of 2 games lie before the season Сезон 2026 and stand in its table.')
  })

  it('that the league does not have is refused by naming those it has', async () => {
    expect(await importLines(['2025-06-01,А Б,В Г,6-0 6-0,3,'], '--season', 'Осінь')).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^There is no season of Ліга \d+ "Осінь"; there is: \d+ Сезон 2026\.$/),
    })
  })
})

describe('the league', () => {
  it('is found by name', async () => {
    cli.write('by-name.csv', `${HEADING}\n2025-06-01,Лука Фінік,Тит Хурма,6-0 6-0,3,`)
    expect(await cli.matchbol('import-results', 'by-name.csv', '--league', `ліга ${leagues}`)).toMatchObject({
      code: 0,
    })
    expect(await gamesHere()).toHaveLength(1)
  })

  it('of a name that two leagues have must be named by id', async () => {
    await world.league('Близнята')
    await world.league('Близнята')
    cli.write('twins.csv', `${HEADING}\n2025-06-01,А Б,В Г,6-0 6-0,3,`)
    const refused = await cli.matchbol('import-results', 'twins.csv', '--league', 'близнята')
    expect(refused.code).toBe(1)
    expect(refused.complaints).toMatch(
      /^More than one league is called "близнята": name it by its id \(\d+ Близнята, \d+ Близнята\)\.$/,
    )
  })

  it('that does not exist, and a file that does not, are said in a sentence', async () => {
    cli.write('some.csv', `${HEADING}\n2025-06-01,А Б,В Г,6-0 6-0,3,`)
    const noLeague = await cli.matchbol('import-results', 'some.csv', '--league', 'Атлантида')
    expect(noLeague).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^There is no league "Атлантида"; there is: /),
    })
    const noFile = await cli.matchbol('import-results', 'none.csv', '--league', String(leagueId))
    expect(noFile).toMatchObject({ code: 1, complaints: `There is no ${cli.folder}/none.csv.` })
    const aFolder = await cli.matchbol('import-results', '.', '--league', String(leagueId))
    expect(aFolder).toMatchObject({ code: 1, complaints: 'A folder is named where a file is needed.' })
  })
})
