import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFolder } from './platform/db/folder-lock.ts'
import { migrationNames } from './platform/db/migrate.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matchbol-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const program = join(import.meta.dirname, 'cli.ts')
const environment = (settings: Record<string, string>) => ({
  ...{ PATH: process.env.PATH ?? '', INIT_CWD: folder, DATA_DIR: join(folder, 'data') },
  ...settings,
})

/** The program as the launcher starts it. */
function matchbol(argv: readonly string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], {
    env: environment(settings),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** A backup of a club in which nothing has happened yet. */
function writeEmptyBackup(name: string) {
  const header = { product: 'matchbol', format: 1, migrations: migrationNames, madeAt: '2026-11-21T10:00:00.000Z' }
  const head = `${JSON.stringify(header)}\n`
  const end = { end: { rows: {}, sha256: createHash('sha256').update(head).digest('hex') } }
  writeFileSync(join(folder, name), gzipSync(`${head}${JSON.stringify(end)}\n`))
}

describe('what a person can mend is said in one sentence, without a stack', () => {
  it('a call that is not understood ends with 2', () => {
    const { status, stdout, stderr } = matchbol(['frobnicate'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^There is no command "frobnicate"\.\nCommands of matchbol:\n/)
  })

  it('a folder without a database is not filled with one by accident', () => {
    const data = join(folder, 'nowhere')
    expect(matchbol(['replay-ratings'], { DATA_DIR: data })).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no database in ${data}: set DATA_DIR (or DATABASE_URL) as for the server, and start the server once: it makes the database.\n`,
    })
    expect(existsSync(data)).toBe(false)
  })

  it('a folder in use is left alone; for a backup there are those of the server', async () => {
    const data = join(folder, 'busy')
    mkdirSync(join(data, 'database'), { recursive: true })
    const lock = lockFolder(data)
    const inUse = `The data folder ${data} is in use by another process (pid ${process.pid} on ${hostname()}).`
    const replay = matchbol(['replay-ratings'], { DATA_DIR: data })
    const backup = matchbol(['backup', 'now.gz'], { DATA_DIR: data })
    lock.release()
    expect(replay).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(inUse) })
    expect(backup).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(inUse) })
    expect(backup.stderr).toMatch(
      /A running server makes a backup a day, in the folder backups of the data folder\.\n$/,
    )
  })

  it('a wrong setting, a database that does not answer', () => {
    const wrong = matchbol(['replay-ratings'], { DATABASE_URL: 'mysql://127.0.0.1/club' })
    expect(wrong).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The setting DATABASE_URL is wrong: .+\.\n$/),
    })
    const silent = matchbol(['replay-ratings'], {
      DATABASE_URL: 'postgres://club:geheim@127.0.0.1:1/club',
      AUTH_SECRET: 'a secret for tests, long enough to be one',
    })
    expect(silent.stderr).toMatch(/^Cannot use the PostgreSQL at .+: connect ECONNREFUSED .+\.\n$/)
    expect(silent.stderr).not.toContain('geheim')
    expect(silent.status).toBe(1)
  })
})

it('restores into a new folder and makes a backup of it, with file names from where the person stands', () => {
  writeEmptyBackup('moved.gz')
  expect(matchbol(['restore', 'moved.gz'])).toEqual({
    status: 0,
    stdout: `Restored from ${folder}/moved.gz\n`,
    stderr: '',
  })
  const backup = matchbol(['backup', 'again.gz'])
  expect(backup).toMatchObject({ status: 0, stdout: `Backed up to ${folder}/again.gz\n` })
  expect(statSync(join(folder, 'again.gz')).mode & 0o777).toBe(0o600)
})

it('a command does not go on unseen when its launcher is killed', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const env = environment({
    DATABASE_URL: `postgres://club@127.0.0.1:${(silent.address() as AddressInfo).port}/club`,
    AUTH_SECRET: 'a secret for tests, long enough to be one',
  })
  const child = spawn(process.execPath, [program, 'replay-ratings'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const complaints = text(child.stderr as Readable)
  const ended = once(child, 'exit')
  const [connection] = await once(silent, 'connection') // it works, and waits for PostgreSQL
  child.disconnect()
  expect([await ended, await complaints]).toEqual([[1, null], ''])
  connection.destroy()
  silent.close()
})

it('a backup that is not there, or broken, does not begin a new folder', () => {
  const data = join(folder, 'still-nowhere')
  writeFileSync(join(folder, 'broken.gz'), 'not a backup')
  expect(matchbol(['restore', 'broken.gz'], { DATA_DIR: data })).toEqual({
    status: 1,
    stdout: '',
    stderr: `${folder}/broken.gz is not a backup of Матчбол.\n`,
  })
  expect(existsSync(data)).toBe(false)
  expect(matchbol(['restore', 'none.gz'])).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no ${folder}/none.gz.\n`,
  })
})
