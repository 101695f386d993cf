import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cpuOfTree } from '../cpu.ts'
import { startProcess } from '../node.ts'
import { atMost, medianBy, type Row } from '../row.ts'

const TURNS = 3
const bare = new URL('../open-pglite.ts', import.meta.url)
const main = new URL('../../packages/server/src/main.ts', import.meta.url)
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
    const costs = {
      empty: [] as number[],
      bareEmpty: [] as number[],
      existing: [] as number[],
      bareExisting: [] as number[],
    }
    for (let turn = 0; turn < TURNS; turn++) {
      say(`turn ${turn + 1} of ${TURNS}`)
      const folder = mkdtempSync(join(tmpdir(), 'matchbol-start-'))
      const ours = { ...club, DATA_DIR: join(folder, 'ours') }
      const theirs = { DATA_DIR: join(folder, 'bare') }
      costs.bareEmpty.push(await cpuUntilReady(bare, theirs))
      costs.empty.push(await cpuUntilReady(main, ours))
      costs.bareExisting.push(await cpuUntilReady(bare, theirs))
      costs.existing.push(await cpuUntilReady(main, ours))
      rmSync(folder, { recursive: true, force: true })
    }
    const median = (name: keyof typeof costs) => medianBy(costs[name], Number)
    const note = (ours: keyof typeof costs, theirs: keyof typeof costs) =>
      `${median(ours).toFixed(2)} against ${median(theirs).toFixed(2)} s of CPU`
    return [
      atMost('existing data', median('existing') / median('bareExisting'), 2, '×', note('existing', 'bareExisting')),
      atMost('empty folder', median('empty') / median('bareEmpty'), 1.5, '×', note('empty', 'bareEmpty')),
    ]
  },
}

async function cpuUntilReady(program: URL, settings: Record<string, string>) {
  const server = await startProcess(program, settings)
  if (program === main) while (!(await fetch(new URL('/readyz', server.address))).ok) await setTimeout(10)
  const seconds = cpuOfTree(server.pid)
  await server.stop()
  return seconds
}
