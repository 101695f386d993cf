import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MainProcess, startMain } from '../test/process.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { listen } from './platform/http/server/listen.ts'

let place: string
let madeOnce: string
let started: MainProcess[] = []
let copies = 0

/** Making an empty database takes seconds: one is made, and each test begins with a copy. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'matchbol-process-'))
  madeOnce = join(place, 'made-once')
  const first = startMain({ DATA_DIR: madeOnce })
  await first.ready
  await first.stop()
})
afterEach(async () => {
  await Promise.all(started.map(({ stop }) => stop('SIGKILL')))
  started = []
})
afterAll(() => rm(place, { recursive: true, force: true }))

const freshFolder = async () => {
  const folder = join(place, `copy-${++copies}`)
  await cp(madeOnce, folder, { recursive: true })
  return folder
}
const start = (...args: Parameters<typeof startMain>) => {
  const main = startMain(...args)
  started.push(main)
  return main
}
const startOnCopy = async (settings: Record<string, string> = {}, options?: { hasLauncher?: boolean }) =>
  start({ DATA_DIR: await freshFolder(), ...settings }, options)
const freePort = async () => {
  const server = createServer()
  await listen(server, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return String(port)
}
/** Starts one that cannot be. @returns the one sentence that it says */
const refusedWith = async (settings: Record<string, string>) => {
  const { code, err } = await start(settings).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^[^\n]+\n$/)
  expect(err).not.toMatch(/Error:|^\s+at /m)
  return err
}
const isListening = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  )

describe('a start that cannot be is one clear sentence and the exit code 1', () => {
  it('with a wrong setting', async () => {
    expect(await refusedWith({ PORT: 'eighty' })).toMatch(/^The setting PORT is wrong: must be a whole number/)
  })

  it('on a port that is taken', async () => {
    const other = createServer()
    const address = await listen(other, 0, '127.0.0.1')
    try {
      const { port } = new URL(address)
      expect(await refusedWith({ PORT: port, DATA_DIR: join(place, 'untouched') })).toBe(
        `Port ${port} is taken by another program. Stop it, or set PORT to a free one.\n`,
      )
      expect(await readdir(place)).not.toContain('untouched')
    } finally {
      other.close()
    }
  })

  it('on a database that is damaged, naming the place of the backups', async () => {
    const folder = await freshFolder()
    await truncate(join(folder, 'database/global/pg_control'), 100)
    expect(await refusedWith({ DATA_DIR: folder })).toBe(
      `The database in ${folder}/database is damaged. Set DATA_DIR to a new folder and restore the newest file of ${folder}/backups into it: npm run matchbol -- restore <file>\n`,
    )
  })
})

describe('a start that would lose something is one clear sentence', () => {
  it.each([
    ['another version of the engine made it', (database: string) => writeFile(join(database, 'PG_VERSION'), '12\n')],
    ['it lacks its tables', (database: string) => rm(join(database, 'base'), { recursive: true })],
  ])('on a database where %s', async (_why, damage) => {
    const folder = await freshFolder()
    await damage(join(folder, 'database'))
    expect(await refusedWith({ DATA_DIR: folder })).toContain(
      `The database in ${folder}/database is damaged, or another version of the engine made it. Set DATA_DIR to a new folder`,
    )
  })

  it('on remains of a database, which nothing is written over', async () => {
    const folder = await freshFolder()
    await rm(join(folder, 'database/PG_VERSION'))
    await rm(join(folder, 'backups'), { recursive: true, force: true })
    expect(await refusedWith({ DATA_DIR: folder })).toContain(`The database in ${folder}/database is damaged. `)
  })

  it('but not where a first start was broken off while it made the database: it is made again', async () => {
    const folder = join(place, 'broken-off')
    await mkdir(join(folder, 'database', 'base'), { recursive: true })
    await writeFile(join(folder, 'database.unfinished'), '')
    await start({ DATA_DIR: folder }).ready
    expect(await readdir(folder)).not.toContain('database.unfinished')
  })

  it('without the database whose backups are there, naming both ways', async () => {
    const folder = await freshFolder()
    const backups = join(folder, 'backups')
    await mkdir(backups, { recursive: true })
    await writeFile(join(backups, 'matchbol-2026-11-20.ndjson.gz'), 'of a club')
    await rm(join(folder, 'database'), { recursive: true })
    const said = await refusedWith({ DATA_DIR: folder })
    expect(said).toMatch(/^There are backups in .+, and no database beside them\. To go on from the newest, run: /)
    expect(said).toMatch(/restore .+\/matchbol-.+\.ndjson\.gz\. To begin anew, move the folder of backups away\.\n$/)
  })
})

describe('one server, from its start to its end', () => {
  let main: MainProcess
  let address: string
  let folder: string

  beforeAll(async () => {
    folder = await freshFolder()
    const PORT = await freePort()
    address = `http://127.0.0.1:${PORT}`
    main = startMain({ DATA_DIR: folder, PORT, LOG_LEVEL: 'warn' })
  })
  afterAll(() => main.stop('SIGKILL'))

  it('while it starts, says that it is up and not ready, with all its headers and no warning of it, and then is ready', async () => {
    while (!(await isListening(address)));
    const [ready, page, call] = await Promise.all(['/readyz', '/', '/api/v1/site'].map((path) => fetch(address + path)))
    expect([ready?.status, page?.status, call?.status]).toEqual([503, 503, 503])
    for (const early of [ready, page, call])
      expect(Object.fromEntries(early?.headers ?? [])).toMatchObject({
        'retry-after': '5',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-request-id': expect.any(String),
      })
    expect(await main.ready).toBe(address)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(main.said.out).not.toContain('"level"')
  })

  it('goes on undisturbed when another is to work in its folder, which is refused', async () => {
    expect(await refusedWith({ DATA_DIR: folder })).toBe(
      `The data folder ${folder} is in use by another process (pid ${main.child.pid} on ${hostname()}). Stop it first, or set DATA_DIR to another folder.\n`,
    )
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })
  })

  it('stops on SIGINT, though somebody holds a connection and says nothing, and gives its folder back', async () => {
    const silent = connect(Number(new URL(address).port), '127.0.0.1')
    silent.on('error', () => {})
    await once(silent, 'connect')
    expect(await main.stop('SIGINT')).toMatchObject({ code: 0, signal: null, err: '' })
    expect(await readdir(folder)).not.toContain('database.owner')
  })
})

describe('the server stops', () => {
  it('soon after its start, where it finds that no job can be done, and says so', async () => {
    const folder = await freshFolder()
    const { db, close } = await openEmbedded(folder)
    await sql`drop table jobs.schedule`.execute(db)
    await close()
    const main = start({ DATA_DIR: folder, LOG_LEVEL: 'fatal' })
    await main.ready
    const { code, out } = await main.ended
    expect(code).toBe(1)
    expect(out).toMatch(
      /"The job queue could not be started".*"cause":.*"relation \\"jobs\.schedule\\" does not exist"/,
    )
    expect(await readdir(folder)).not.toContain('database.owner')
  })

  it('on SIGTERM under load, breaking no request of a connection that it had accepted', async () => {
    const main = await startOnCopy()
    const address = await main.ready
    const agent = new Agent({ keepAlive: true })
    const get = () =>
      new Promise<{ status?: number | undefined; fault?: string | undefined; isNew: boolean }>((done) => {
        const asking = request(`${address}/api/v1/leagues`, { agent }, (response) => {
          response.resume()
          const { statusCode: status } = response
          response.on('close', () =>
            done({ status, isNew: !asking.reusedSocket, fault: response.complete ? undefined : 'cut' }),
          )
        })
        asking.on('error', ({ message }) => done({ fault: message, isNew: !asking.reusedSocket })).end()
      })
    let answered = 0
    const broken: unknown[] = []
    const askOn = async () => {
      for (;;) {
        const answer = await get()
        if (answer.status === 200 && !answer.fault) answered++
        else if (answer.status || !answer.isNew) broken.push(answer)
        if (answer.status !== 200) return // nobody listens any more
        if (answered === 200) main.child.kill('SIGTERM')
      }
    }
    await Promise.all(Array.from({ length: 20 }, askOn))
    agent.destroy()
    expect(broken).toEqual([])
    expect(answered).toBeGreaterThan(200)
    expect(await main.ended).toMatchObject({ code: 0, signal: null })
  })

  it('when the lock of its folder is moved away, and writes nothing that another process could lose', async () => {
    const folder = await freshFolder()
    const main = start({ DATA_DIR: folder, LOG_LEVEL: 'fatal' })
    const address = await main.ready
    await rename(join(folder, 'database.lock'), join(folder, 'moved'))
    const other = start({ DATA_DIR: folder })
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    const { code, out } = await main.ended
    expect(code).toBe(1)
    expect(out).toContain('database.lock was moved away or replaced while we ran')
    expect((await fetch(`${await other.ready}/readyz`)).status).toBe(200)
  })

  it('when its launcher is gone', async () => {
    const main = await startOnCopy({}, { hasLauncher: true })
    await main.ready
    main.child.disconnect()
    expect(await main.ended).toMatchObject({ code: 0, signal: null })
  })

  it('when its launcher went while it started', async () => {
    const main = await startOnCopy({}, { hasLauncher: true })
    main.child.disconnect()
    expect(await main.ended).toMatchObject({ code: 0, signal: null })
  })
})
