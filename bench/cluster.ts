import { spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openProductDatabase } from '../packages/server/src/apps/open-product-database.ts'
import type { Db } from '../packages/server/src/platform/db/client.ts'
import { migrationNames } from '../packages/server/src/platform/db/migrate.ts'
import { openDatabase } from '../packages/server/src/platform/db/open-database.ts'
import { addContent, buildSources } from '../packages/server/test/large-club/build-club.ts'
import { type ClubSize, sizes } from '../packages/server/test/large-club/club-size.ts'
import { findPrograms, freePort, ownerIds } from '../scripts/test/postgres.mjs'

export type SizeName = keyof typeof sizes

export interface Cluster {
  size: ClubSize
  url: string
  /** Of the postmaster: its descendants are all that works for the database. */
  pid: number
  stop(): Promise<void>
}

/** After a crash it first replays what it wrote last. */
const PATIENCE_MS = 600_000

/** As a careful club would run it: durable, with room for what is read often. */
const settings = ['shared_buffers=1GB', 'max_connections=200', 'max_wal_size=4GB', 'timezone=Europe/Kyiv']
/** While the data is made: if the machine stops, it is made again. */
const whileBuilding = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'maintenance_work_mem=512MB',
  'work_mem=128MB',
]

/**
 * Starts the cluster with a club of this size, which stays in its folder as it was made: what the rows write goes into a copy of it, but
 * for the large one. Makes it first where it is not there yet.
 */
export async function openCluster(name: SizeName, folder: string, say: (text: string) => void): Promise<Cluster> {
  const built = join(folder, name, 'built.json')
  if (!isOfToday(built)) await build(name, join(folder, name), say)
  const data = join(folder, name, 'data')
  const used = name === 'large' ? data : copyOf(data)
  const server = await start(used, settings)
  if (used === data) return { size: sizes[name], ...server }
  process.once('exit', () => remove(used))
  const stop = async () => {
    await server.stop()
    remove(used)
  }
  return { size: sizes[name], ...server, stop }
}

function copyOf(data: string): string {
  const copy = `${data}-${process.pid}`
  const { status, stderr } = spawnSync('cp', ['-a', '--reflink=auto', data, copy], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return copy
}

/** Its server may still be ending. */
const remove = (copy: string) => rmSync(copy, { recursive: true, force: true, maxRetries: 5 })

/** When a club was made, and by which migrations; undefined where there is none. */
function made(file: string): { now: string; migrations: string[] } | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const isOfToday = (file: string) => made(file)?.migrations.join() === migrationNames.join()

/** Whether this version can still bring the tables of a club up to date. */
const isUsable = (file: string) =>
  made(file)?.migrations.every((name, place) => migrationNames[place] === name) ?? false

/**
 * A large club takes its time: where its people and games are there, only what later versions write beside them and what is
 * derived is built.
 */
async function build(name: SizeName, folder: string, say: (text: string) => void) {
  const data = join(folder, 'data')
  const sources = join(folder, 'sources.json')
  const began = performance.now()
  const now = new Date()
  rmSync(join(folder, 'built.json'), { force: true })
  if (!isUsable(sources)) {
    rmSync(sources, { force: true })
    mkdirSync(folder, { recursive: true })
    initialize(folder, data)
    await withDatabase(data, openProductDatabase, (db) =>
      buildSources(db, sizes[name], now, (step) => say(`${name}: ${step}`)),
    )
    writeFileSync(sources, JSON.stringify({ now, migrations: migrationNames }))
  }
  const { now: since = now } = made(sources) ?? {}
  say(`${name}: content`)
  await withDatabase(data, openDatabase, (db) => addContent(db, sizes[name], new Date(since)))
  say(`${name}: projections`) // a product that opens builds those that are due
  await withDatabase(data, openProductDatabase, (db) =>
    db.connection().execute(async (db) => {
      await sql`set statement_timeout = 0`.execute(db)
      await sql`vacuum (analyze)`.execute(db) // as it is in a club that has lived, not while it is asked
    }),
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  writeFileSync(join(folder, 'built.json'), JSON.stringify({ now: since, seconds, migrations: migrationNames }))
  say(`${name}: made in ${seconds} s`)
}

async function withDatabase(data: string, open: typeof openDatabase, work: (db: Db) => Promise<unknown>) {
  const server = await start(data, [...settings, ...whileBuilding])
  const database = await open({ DATABASE_URL: server.url, DATA_DIR: data })
  await work(database.db)
  await database.close()
  await server.stop()
}

function initialize(folder: string, data: string) {
  const owner = ownerIds()
  spawnSync('rm', ['-rf', data])
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const { status, stderr } = spawnSync(join(programs(), 'initdb'), args, { ...owner, encoding: 'utf8', cwd: folder })
  if (status !== 0) throw new Error(stderr)
}

function programs(): string {
  const found = findPrograms()
  if (!found) throw new Error('The bench needs the programs of PostgreSQL 15 or newer.')
  return found
}

async function start(data: string, given: readonly string[]) {
  const port: number = await freePort()
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, ...given.flatMap((it) => ['-c', it])]
  const log = join(data, '../postgres.log')
  const output = openSync(log, 'a')
  const child = spawn(join(programs(), 'postgres'), args, {
    ...ownerIds(),
    stdio: ['ignore', output, output],
    cwd: data,
  })
  closeSync(output)
  const ended = new Promise((resolve) => child.on('close', resolve))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  process.once('exit', () => child.kill('SIGQUIT'))
  await untilOpen(url, () => (child.exitCode === null ? undefined : `see ${log}`))
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGINT')
      await ended
    },
  }
}

async function untilOpen(url: string, ended: () => string | undefined) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(100)) {
    const client = new Client(url)
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isOpen) return
    if (ended() !== undefined) break
  }
  throw new Error(`PostgreSQL did not start: ${ended() ?? 'no answer'}`)
}
