import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openEmbedded } from '../../packages/server/src/platform/db/embedded.ts'
import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { built } from '../../scripts/build.mjs'
import { confirmations } from '../claims.ts'
import { burst, measure, totalOf } from '../measure.ts'
import { SECRET, startProduct } from '../node.ts'
import { type Club, type Figure, type Row, shown } from '../row.ts'

const CONFIRMED = 100
/** Confirmed before the measuring begins. */
const WARM_UP = 50

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
        for (const page of ['/', '/stats/leagues', '/game/$id']) {
          const path = pageRequests(club.busiest)[page]?.addresses[0] ?? page
          bench.say(path)
          const asked = { paths: [path], connections: 1 }
          const { theirs, ours } = await measure({
            theirs: { ...asked, server: club.uncached, databasePid: club.cluster.pid },
            ours: { ...asked, server },
          })
          figures.push(said(path, totalOf(ours), `${shown(totalOf(theirs))} ms with PostgreSQL`))
        }
        const confirm = (paths: typeof results) => burst({ server, paths }, 600, paths.length)
        await confirm(results.slice(0, WARM_UP))
        const cost = totalOf(await confirm(results.slice(WARM_UP)))
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
    promisify(execFile)(process.execPath, [built.cli, ...args], {
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
    return await confirmations(database.db, WARM_UP + CONFIRMED)
  } finally {
    await database.close()
  }
}

const said = (what: string, ms: number, note: string): Figure => ({
  what,
  value: `${shown(ms)} ms of CPU`,
  goal: '–',
  isMet: null,
  note,
})
