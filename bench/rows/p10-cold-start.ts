import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cpuOfTree } from '../cpu.ts'
import { builtServer, startProcess } from '../node.ts'
import { atMost, medianBy, type Row } from '../row.ts'

/** Of a start on existing data. One on an empty folder takes five times as long and differs less: once is enough. */
const TURNS = 3
const bare = new URL('../open-pglite.ts', import.meta.url)
const club = {
  DEMO: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  TELEGRAM_BOT_NAME: 'bench_bot',
  TELEGRAM_BOT_TOKEN: '4242:bench-bot-token-that-nobody-gave-out',
}

/** CPU until the first good answer, embedded, against a process that opens the bare engine and does nothing else. */
export const coldStart: Row = {
  id: 'P10',
  title: 'Cold start to the first answer, embedded, against bare PGlite',
  measure: async ({ say }) => {
    const folder = mkdtempSync(join(tmpdir(), 'matchbol-start-'))
    const bareCpu = () => cpuUntilReady(bare, { DATA_DIR: join(folder, 'bare') })
    const ourCpu = () => cpuUntilReady(builtServer, { ...club, DATA_DIR: join(folder, 'ours') })
    try {
      say('empty folder')
      const empty = { bare: await bareCpu(), ours: await ourCpu() }
      const starts: (typeof empty)[] = []
      for (let turn = 0; turn < TURNS; turn++) {
        say(`existing data, turn ${turn + 1} of ${TURNS}`)
        starts.push({ bare: await bareCpu(), ours: await ourCpu() })
      }
      const median = (whose: keyof typeof empty) => medianBy(starts, (it) => it[whose])[whose]
      return [
        figureOf('existing data', { bare: median('bare'), ours: median('ours') }, 2),
        figureOf('empty folder', empty, 1.5),
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const figureOf = (what: string, { bare, ours }: { bare: number; ours: number }, most: number) =>
  atMost(what, ours / bare, most, '×', `${ours.toFixed(2)} against ${bare.toFixed(2)} s of CPU`)

async function cpuUntilReady(program: URL, settings: Record<string, string>) {
  const server = await startProcess(program, settings)
  if (program === builtServer) while (!(await fetch(new URL('/readyz', server.address))).ok) await setTimeout(10)
  const seconds = cpuOfTree(server.pid)
  await server.stop()
  return seconds
}
