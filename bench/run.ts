import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sizes } from '../packages/server/test/large-club/club-size.ts'
import { openClub } from './clubs.ts'
import type { SizeName } from './cluster.ts'
import { watchOthers } from './cpu.ts'
import { type Measured, MOST_BY_OTHERS, withRows } from './report.ts'
import type { Bench, Club, Row } from './row.ts'
import { embedded } from './rows/embedded.ts'
import { freshPages } from './rows/p1-fresh-pages.ts'
import { cachedPages } from './rows/p2-cached-pages.ts'
import { bareFloor } from './rows/p3-bare-floor.ts'
import { growth } from './rows/p4-growth.ts'
import { deepPages } from './rows/p5-deep-pages.ts'
import { statements } from './rows/p6-statements.ts'
import { writing } from './rows/p7-writing.ts'
import { bytes } from './rows/p8-bytes.ts'
import { lighthouse } from './rows/p9-lighthouse.ts'
import { coldStart } from './rows/p10-cold-start.ts'
import { memory } from './rows/p11-memory.ts'
import { overload } from './rows/p12-overload.ts'
import { embeddedMemory } from './rows/p13-embedded-memory.ts'
import { reads } from './rows/reads.ts'

const rows: readonly Row[] = [
  freshPages,
  cachedPages,
  bareFloor,
  growth,
  deepPages,
  statements,
  writing,
  bytes,
  lighthouse,
  coldStart,
  memory,
  overload,
  embeddedMemory,
  reads,
  embedded,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    size: { type: 'string', default: 'small' },
    data: { type: 'string', default: join(tmpdir(), 'matchbol-bench') },
  },
})
const isNamed = ({ id }: Row) => positionals.includes(id)
const chosen = rows.filter((row) => (positionals.length > 0 ? isNamed(row) : values.all || !row.isLong))
const left = rows.filter((row) => positionals.length === 0 && !chosen.includes(row))
if (!(values.size in sizes) || chosen.length === 0) {
  console.error(
    `npm run bench -- [${rows.map(({ id }) => id).join(' ')}] [--all] [--quick] [--write] [--size ${Object.keys(sizes).join('|')}] [--data <folder>]`,
  )
  process.exit(1)
}
const size = values.size as SizeName
const folder = resolve(values.data)
mkdirSync(folder, { recursive: true })

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)) // all that it started ends with it
process.setMaxListeners(0)

const say = (text: string) => console.error(`  ${text}`)
const open = new Map<SizeName, ReturnType<typeof openClub>>()

async function clubOf(name: SizeName): Promise<Club> {
  const opening = open.get(name) ?? openClub(name, folder, say)
  open.set(name, opening)
  return (await opening).club
}

const bench: Bench = {
  folder,
  isQuick: values.quick,
  say,
  club: () => clubOf(size),
  smallClub: () => clubOf('small'),
}

async function measureRow(row: Row): Promise<Measured> {
  console.error(`${row.id}: ${row.title}`)
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  try {
    return { row, figures: await row.measure(bench), minutes: minutes() }
  } catch (error) {
    console.error(error)
    return { row, figures: [], minutes: minutes(), failure: (error as Error).message }
  } finally {
    for (const opening of open.values()) await (await opening).beIdle()
  }
}

const order = rows.map(({ id }) => id)
const report = join(import.meta.dirname, 'results.md')

try {
  await bench.club() // made before the watch begins
  const byOthers = watchOthers()
  const measured: Measured[] = []
  for (const row of chosen) measured.push(await measureRow(row))
  const told = (old: string) => withRows(old, size, order, measured, byOthers())
  console.log(told(''))
  if (positionals.length === 0 || values.write)
    writeFileSync(report, told(existsSync(report) ? readFileSync(report, 'utf8') : ''))
  if (left.length > 0)
    console.error(
      `Not measured, because it takes long: ${left.map(({ id }) => id).join(', ')}. The report keeps what it had of them; --all measures them too.`,
    )
  if (byOthers() > MOST_BY_OTHERS)
    console.error('The machine is busy with other things: run it again when it is quiet.')
} finally {
  for (const opening of open.values()) await (await opening).stop()
}
