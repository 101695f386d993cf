import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { leaveAsItIs } from '../../packages/server/src/platform/db/migrate.ts'
import { openPostgres } from '../../packages/server/src/platform/db/postgres.ts'
import { built } from '../../scripts/build.mjs'
import { confirmations } from '../claims.ts'
import { cpuOfEnded, cpuOfTree } from '../cpu.ts'
import { burst, perCpuSecond } from '../measure.ts'
import { SECRET } from '../node.ts'
import { atLeast, type Club, type Figure, type Row } from '../row.ts'

const CONFIRMED = 500
/** Confirmed before the measuring begins: a server that has run for a while has compiled what it runs. */
const WARM_UP = 300
const IMPORTED = 10_000

/** Results that are confirmed by their opponents, each in a transaction that is on the disk, and an import of old results. */
export const writing: Row = {
  id: 'P7',
  title: 'Confirm a result, and import results, with ratings and all that is kept of them',
  measure: async (bench) => {
    const club = await bench.club()
    return [await confirm(club), await importResults(club)]
  },
}

async function confirm({ product, cluster }: Club): Promise<Figure> {
  const database = await openPostgres(cluster.url, leaveAsItIs)
  const all = await confirmations(database.db, WARM_UP + CONFIRMED)
  await database.close()
  const some = (paths: typeof all) => burst({ server: product, databasePid: cluster.pid, paths }, 600, paths.length)
  await some(all.slice(0, WARM_UP))
  const cost = await some(all.slice(WARM_UP))
  const note = `${cost.node.toFixed(2)} ms of node and ${cost.database.toFixed(2)} of the database, ${cost.answers} results`
  return atLeast('confirm a result', perCpuSecond(cost), 300, 'a CPU second', note)
}

/** The command's own start is counted too. */
async function importResults({ cluster }: Club): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'matchbol-import-'))
  const file = join(folder, 'results.csv')
  writeFileSync(file, linesOf(IMPORTED))
  const before = cpuOfEnded() + cpuOfTree(cluster.pid)
  const args = [built.cli, 'import-results', file, '--league', `Імпорт ${Date.now()}`, '--create-league']
  const env = { ...process.env, DATABASE_URL: cluster.url, AUTH_SECRET: SECRET, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1e8 })
  const seconds = cpuOfEnded() + cpuOfTree(cluster.pid) - before
  rmSync(folder, { recursive: true })
  return atLeast(
    'import results',
    IMPORTED / seconds,
    1500,
    'rows a CPU second',
    `${IMPORTED} rows in ${seconds.toFixed(1)} s of CPU`,
  )
}

/** 800 people whom nobody knows yet, who meet by turns over a year. */
function linesOf(count: number) {
  const letters = (number: number) => [...String(number)].map((digit) => 'абвгґдеєжз'[Number(digit)]).join('')
  const run = letters(Date.now()) // with those of the last run their older games would be read again and again
  const name = (number: number) => `І${run} ${letters(number)}ко`
  const line = (number: number) => {
    const date = new Date(Date.now() - (400 - Math.floor((number * 365) / count)) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const [winner, loser] = [100 + (number % 400), 500 + ((number * 7) % 400)]
    return `${date},${name(winner)},${name(loser)},${number % 3 ? '6-4 6-3' : '6-4 3-6 10-8'}`
  }
  return ['date,winner,loser,score', ...Array.from({ length: count }, (_, number) => line(number))].join('\n')
}
