import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openEmbedded } from '../../packages/server/src/platform/db/embedded.ts'
import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { confirmations } from '../claims.ts'
import { burst, totalOf } from '../measure.ts'
import { SECRET, startProduct } from '../node.ts'
import { type Club, type Figure, type Row, shown } from '../row.ts'

const CONFIRMED = 100
const SECONDS = 1

const cli = fileURLToPath(new URL('../../packages/server/src/cli.ts', import.meta.url))

/** The small club, taken over by backup and restore: the same pages and the dearest write on both engines. */
export const embedded: Row = {
  id: 'PGlite',
  title: 'The small club in the embedded database, against PostgreSQL',
  measure: async (bench) => {
    const club = await bench.smallClub()
    const folder = mkdtempSync(join(tmpdir(), 'matchbol-embedded-'))
    try {
      const dataDir = await takeOver(club, folder)
      const results = await confirmationsIn(dataDir)
      const settings = { DATA_DIR: dataDir, DEMO: '0', CACHE_MB: '0' }
      const server = await startProduct('', settings)
      try {
        const figures: Figure[] = []
        for (const page of ['/', '/stats/leagues', '/player/$id/', '/game/$id']) {
          const path = pageRequests(club.busiest)[page]?.addresses[0] ?? page
          bench.say(path)
          const [theirs, ours] = [
            await costOf({ server: club.uncached, databasePid: club.cluster.pid }, path),
            await costOf({ server }, path),
          ]
          figures.push(said(path, ours, `${shown(theirs)} ms with PostgreSQL`))
        }
        const cost = totalOf(await burst({ server, paths: results }, 600, results.length))
        return [...figures, said('confirm a result', cost, `${shown(1000 / cost)} a CPU second; with PostgreSQL: P7`)]
      } finally {
        await server.stop()
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

/** By the product's own commands. @returns the folder of the embedded database */
async function takeOver({ cluster }: Club, folder: string): Promise<string> {
  const [file, dataDir] = [join(folder, 'backup'), join(folder, 'data')]
  const run = (args: string[], settings: Record<string, string>) =>
    promisify(execFile)(process.execPath, [cli, ...args], {
      env: { ...process.env, AUTH_SECRET: SECRET, NODE_ENV: 'production', ...settings },
      maxBuffer: 1e8,
    })
  await run(['backup', file], { DATABASE_URL: cluster.url })
  await run(['restore', file], { DATA_DIR: dataDir, DEMO: '0' })
  return dataDir
}

async function confirmationsIn(dataDir: string) {
  const database = await openEmbedded(dataDir)
  try {
    return await confirmations(database.db, CONFIRMED)
  } finally {
    await database.close()
  }
}

async function costOf(target: Pick<Parameters<typeof burst>[0], 'server' | 'databasePid'>, path: string) {
  const whole = { ...target, paths: [path], connections: 1 }
  await burst(whole, SECONDS / 2)
  return totalOf(await burst(whole, SECONDS))
}

const said = (what: string, ms: number, note: string): Figure => ({
  what,
  value: `${shown(ms)} ms of CPU`,
  goal: '–',
  isMet: null,
  note,
})
