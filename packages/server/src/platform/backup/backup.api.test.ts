import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCli } from '../../../test/cli.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { readContents } from '../../../test/database-contents.ts'
import { openUntouched } from '../../../test/untouched-database.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { projections } from '../../apps/domains.ts'
import type { Database } from '../db/client.ts'
import { migrateTo, migrationNames } from '../db/migrate.ts'
import { buildProjections } from '../projections/rebuild-projection.ts'
import { StartupError } from '../startup-error.ts'
import { backUp } from './backup.ts'
import type { RowCounts } from './backup-format.ts'
import { restore } from './restore.ts'
import { checkBackup } from './restore-read.ts'

let world: World
let cli: ReturnType<typeof openCli>
let file: string

/** A club with something in every kind of column: microseconds, hundredths, odd characters, JSON, bytes, gaps in ids. */
beforeAll(async () => {
  world = await openWorld()
  cli = openCli(world)
  file = join(cli.folder, 'club.ndjson.gz')
  const { db } = world
  const olena = await world.person('Олена Марченко', 'ADMIN')
  const iryna = await world.person('Ірина Коваль')
  const league = await world.league('Жіноча ліга', [olena, iryna])
  await world.call(olena, 'POST /api/v1/games/invitations', {
    body: {
      leagueId: league.id,
      opponentId: iryna.id,
      slots: ['2026-11-25T10:00:00Z'],
      message: '«Пограємо?»\n\\ \u2028 {"row":',
    },
  })
  await sql`update users set created_at = '2026-01-01 10:00:00.123456+02', bio = ${'a"b\\c\tд\u2028е'} where id = ${olena.id}`.execute(
    db,
  )
  await sql`insert into uploads (url, owner_id, bytes, made_at) values ('/img/x', ${iryna.id}, '\\x00ff5c0a', now())`.execute(
    db,
  )
  await sql`insert into categories (league_id, name, level, start_points, is_active) values (${league.id}, 'А', 3.50, 1234.56, true)`.execute(
    db,
  )
  await sql`insert into users (first_name, folded_name, created_at) select 'Х', 'х', now() from generate_series(1, 450)`.execute(
    db,
  )
  await sql`delete from users where id = (select max(id) from users)`.execute(db)
  cli.write(
    'list.csv',
    'date,winner,loser,score\n2025-09-01,Олена Марченко,Ірина Коваль,6-4 6-7(3) 7-6(5)\n2025-09-02,Ірина Коваль,Олена Марченко,W/O',
  )
  await cli.matchbol('import-results', 'list.csv', '--league', String(league.id))
  await backUp(db, file, world.clock.now)
})
afterAll(async () => {
  cli.remove()
  await world.close()
})

const inPlace = async (open: () => Promise<Database>, work: (database: Database) => Promise<void>) => {
  const database = await open()
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
/** A file of the test's own making. */
const writeGzip = (name: string, text: string) => {
  const path = join(cli.folder, name)
  writeFileSync(path, gzipSync(text))
  return path
}
/** The text of a file whose seal is right, whatever its lines are. */
const seal = (lines: readonly string[], rows: RowCounts) => {
  const sealed = `${lines.join('\n')}\n`
  return `${sealed}${JSON.stringify({ end: { rows, sha256: createHash('sha256').update(sealed).digest('hex') } })}\n`
}
const text = () => gunzipSync(readFileSync(file)).toString()

describe('a backup', () => {
  it('is not made of a database in which nothing was ever done, but restored into one makes the same, to the last digit', () =>
    inPlace(openUntouched, async ({ db }) => {
      const none = join(cli.folder, 'none.gz')
      await expect(backUp(db, none, world.clock.now)).rejects.toThrow('There is nothing to back up')
      expect([existsSync(none), existsSync(`${none}.part`)]).toEqual([false, false])
      const rows = await restore(db, file)
      expect(rows).toMatchObject({ users: 451, games: 3, uploads: 1, categories: 1 })
      const contents = await readContents(db)
      expect(contents).toEqual(await readContents(world.db))
      expect(contents.users).toHaveLength(451)
    }))

  it('restored into a prepared, empty database does so too, and the next person gets the next number', () =>
    inPlace(openTestDatabase, async ({ db }) => {
      await restore(db, file)
      expect(await readContents(db)).toEqual(await readContents(world.db))
      const { id } = await db
        .insertInto('users')
        .values({ first_name: 'Ю', folded_name: 'ю', search_name: 'iu', created_at: world.clock.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(id).toBe(453)
    }))

  it('made again from what was restored is the same file but for its date', () =>
    inPlace(openTestDatabase, async ({ db }) => {
      await restore(db, file)
      await buildProjections(db, projections, world.clock.now)
      const second = join(cli.folder, 'second.ndjson.gz')
      await backUp(db, second, world.clock.now)
      expect(gunzipSync(readFileSync(second)).toString()).toBe(text())
    }))

  it('is for its owner alone, and leaves no half-written file behind', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  it('never overwrites a file', async () => {
    const before = readFileSync(file)
    await expect(backUp(world.db, file, world.clock.now)).rejects.toThrow('exists already: name a new file.')
    expect(readFileSync(file)).toEqual(before)
  })
})

describe('restore refuses', () => {
  it('a place that is not empty, and changes nothing in it', async () => {
    const before = await readContents(world.db)
    await expect(restore(world.db, file)).rejects.toThrow('This database is not empty')
    expect(await readContents(world.db)).toEqual(before)
    await inPlace(openTestDatabase, async ({ db }) => {
      await db.insertInto('marks').values({ name: 'demo', value: 'yes' }).execute()
      await expect(restore(db, file)).rejects.toThrow('This database is not empty (it has marks)')
    })
  })

  it('what is no whole backup, and leaves the place empty', () =>
    inPlace(openTestDatabase, async ({ db }) => {
      const empty = await readContents(db)
      const lines = text().split('\n')
      const cut = join(cli.folder, 'cut.gz')
      writeFileSync(cut, readFileSync(file).subarray(0, -200))
      const broken = {
        cut,
        'without its end': writeGzip('no-end.gz', lines.slice(0, -2).join('\n')),
        'with a row less': writeGzip('less.gz', lines.toSpliced(-4, 1).join('\n')),
        'with another name': writeGzip('changed.gz', text().replace('Марченко', 'Марченка')),
        'with more behind its end': writeGzip('more.gz', `${text()}{"row":{}}\n`),
      }
      for (const [how, path] of Object.entries(broken))
        await expect(restore(db, path), how).rejects.toThrow('is cut off or was changed')
      const foreign = join(cli.folder, 'list.csv')
      for (const path of [foreign, writeGzip('foreign.gz', '{"product":"other"}\n')])
        await expect(restore(db, path), path).rejects.toThrow('is not a backup of Матчбол')
      expect(await readContents(db)).toEqual(empty)
    }))

  it('what no backup of ours holds, in a sentence each time', () =>
    inPlace(openTestDatabase, async ({ db }) => {
      const [header = '', ...lines] = text().split('\n').slice(0, -2)
      const rows = JSON.parse(text().split('\n').at(-2) ?? '').end.rows
      const user = lines.find((line) => line.startsWith('{"row":{"id":1,')) ?? ''
      const sealed = (...all: string[]) => seal(all, rows)
      const changed = (from: string, to: string) => sealed(header, ...lines.map((line) => line.replace(from, to)))
      const hostile: Record<string, string> = {
        'begins with null': sealed('null', ...lines),
        'begins with a row': sealed(user, ...lines),
        'names no migration': sealed(header.replace(/\[.*\]/, '[]'), ...lines),
        'names migrations that are none': sealed(header.replace(/\[.*\]/, '[7]'), ...lines),
        'has rows of no table': sealed(header, user, ...lines),
        'has no JSON between its rows': sealed(header, '{"table"', ...lines),
        'has a table without columns': changed('"columns":[', '"columns":[],"others":['),
        'has a table twice': sealed(header, ...lines, lines[0] ?? ''),
        'has a table of another product': changed('"table":"users"', '"table":"guests"'),
        'has a column of another product': changed('"columns":["id"', '"columns":["ident"'),
        'names a column twice': changed('"columns":["id"', '"columns":["id","id"'),
        'counts on from nothing': changed('"next":{"id":', '"next":{"id":-'),
        'counts on from too far': changed('"next":{"id":', '"next":{"id":9999999'),
        'has a row that is none': changed(user, '{"row":5}'),
        'has two rows in a line': changed(user, `${user.slice(0, -1)},${user.slice(7)}`),
        'has the same row twice': changed(user, `${user}\n${user}`),
        'has a word where a number is': changed('{"row":{"id":1,', '{"row":{"id":"one",'),
        'has NUL in a text': changed('Олена', '\\u0000'),
        'has an end without counts': `${[header, ...lines].join('\n')}\n{"end":null}\n`,
      }
      const empty = await readContents(db)
      for (const [how, content] of Object.entries(hostile)) {
        const problem = await restore(db, writeGzip('hostile.gz', content)).catch((error: unknown) => error)
        expect(problem, how).toBeInstanceOf(StartupError)
      }
      expect(await readContents(db)).toEqual(empty)
    }))

  it('a column that it does not know, in the head of a table or in a row alone, by its name', () =>
    inPlace(openTestDatabase, async ({ db }) => {
      const lines = text().split('\n').slice(0, -2)
      const { rows } = JSON.parse(text().split('\n').at(-2) ?? '').end
      const user = lines.find((line) => line.startsWith('{"row":{"id":1,')) ?? ''
      const withMore = user.replace('{"id":1,', '{"id":1,"shoe_size":42,')
      const changed = (from: string, to: string) =>
        seal(
          lines.map((line) => line.replace(from, to)),
          rows,
        )
      for (const content of [changed('"columns":["id"', '"columns":["id","shoe_size"'), changed(user, withMore)])
        await expect(restore(db, writeGzip('column.gz', content))).rejects.toThrow(
          /^The backup has a column \w+\.shoe_size that this version does not know\.$/,
        )
      expect((await readContents(db)).users).toEqual([])
    }))

  it('what expands to more than a backup does, before it has', async () => {
    const row = `{"row":${JSON.stringify({ bio: ' '.repeat(1_000_000) })}}\n`
    const bomb = writeGzip('bomb.gz', text().replace(/\{"end".*\n$/, '') + row.repeat(80))
    const line = writeGzip('line.gz', `${text().split('\n')[0]}\n${' '.repeat(80_000_000)}`)
    await expect(checkBackup(bomb)).rejects.toThrow('expands to more than a backup does')
    await expect(checkBackup(line)).rejects.toBeInstanceOf(StartupError)
  })

  it('a format and a version to come', () =>
    inPlace(openTestDatabase, async ({ db }) => {
      const next = writeGzip('format.gz', text().replace('"format":1', '"format":2'))
      await expect(restore(db, next)).rejects.toThrow('is in format 2, which this version does not know')
      const [header = ''] = text().split('\n')
      expect(JSON.parse(header)).toMatchObject({ product: 'matchbol', format: 1, migrations: migrationNames })
    }))
})

it('a text in a backup that no form would take is clean when it is restored', () =>
  inPlace(openTestDatabase, async ({ db }) => {
    const hostile = '[a](javascript:alert(1)) ![b](https://x.ua/1.png) <script>c</script>'
    const rows = [hostile, '['.repeat(3000), 'слово', null].map((bio) => ({
      bio,
      first_name: 'Я',
      folded_name: 'я',
      search_name: 'ia',
      created_at: world.clock.now,
    }))
    await db.insertInto('users').values(rows).execute()
    const path = join(cli.folder, 'hostile-text.gz')
    await backUp(db, path, world.clock.now)
    await inPlace(openTestDatabase, async ({ db }) => {
      await restore(db, path, { users: ['bio'] })
      const bios = (await db.selectFrom('users').select('bio').orderBy('id').execute()).map(({ bio }) => bio)
      expect(bios).toEqual(['a [b](https://x.ua/1.png) \\<script>c\\</script>', '', 'слово', null])
    })
  }))

describe('a backup of an older version', () => {
  const SHAPE = '0005-photos'

  it('gets what came after it when it is restored', async () => {
    const old = join(cli.folder, 'old.gz')
    await inPlace(openUntouched, async ({ db }) => {
      await migrateTo(db, SHAPE)
      await sql`insert into users (first_name, folded_name, created_at, photo_url, photo_source)
        values ('Ян', 'ян', now(), '/photos/1/1', 'https://t.me/1.jpg')`.execute(db)
      await sql`insert into photos (user_id, source, media_type, bytes, fetched_at)
        values (1, 'https://t.me/1.jpg', 'image/jpeg', 'x', now())`.execute(db)
      await backUp(db, old, world.clock.now)
    })
    await inPlace(openUntouched, async ({ db }) => {
      expect(await restore(db, old)).toMatchObject({ users: 1, photos: 1 })
      const contents = await readContents(db)
      expect(Object.keys(contents)).toEqual(Object.keys(await readContents(world.db)))
      expect(contents.users).toHaveLength(1)
      expect(await db.selectFrom('users').select('search_name').executeTakeFirst()).toEqual({ search_name: 'ian' })
      const photo = await db.selectFrom('users').select(['photo_url', 'photo_source', 'photo_tried']).executeTakeFirst()
      expect(photo).toEqual({ photo_url: null, photo_source: 'https://t.me/1.jpg', photo_tried: null }) // is fetched again
    })
    await inPlace(openTestDatabase, async ({ db }) => {
      await expect(restore(db, old)).rejects.toThrow('already prepared for a newer version')
    })
  })
})
