import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { built } from '../../scripts/build.mjs'
import { anonymousMemoryOfTree } from '../cpu.ts'
import { atMost, type Row } from '../row.ts'

const MB = 1024 * 1024
const LOOK_EVERY_MS = 50
/** What runs often is compiled again some seconds after the start, if at all. */
const WATCHED_MS = 15_000

/** The most that both starts ever hold: a machine with less ends them. */
export const embeddedMemory: Row = {
  id: 'P13',
  title: 'Memory at its highest, from the start to 15 s after "is ready", embedded',
  measure: async ({ say }) => {
    const folder = mkdtempSync(join(tmpdir(), 'matchbol-memory-'))
    try {
      say('first start, with demo data')
      const first = await peakOf(folder)
      say('later start')
      const later = await peakOf(folder)
      return [
        atMost('first start, with demo data', first / MB, 512, 'MB'),
        atMost('later start', later / MB, 512, 'MB'),
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function peakOf(folder: string): Promise<number> {
  const child = spawn(process.execPath, [built.server], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  let peak = 0
  let until = Number.POSITIVE_INFINITY
  while (performance.now() < until && child.exitCode === null) {
    peak = Math.max(peak, anonymousMemoryOfTree(child.pid ?? 0))
    if (until === Number.POSITIVE_INFINITY && said.includes('is ready')) until = performance.now() + WATCHED_MS
    await setTimeout(LOOK_EVERY_MS)
  }
  if (child.exitCode !== null) throw new Error(`It ended by itself: ${said}`)
  child.kill('SIGTERM')
  await ended
  return peak
}
