import { setTimeout } from 'node:timers/promises'
import { pageRequests, readRequests } from '../../packages/server/test/read-requests.ts'
import { memoryOfTree } from '../cpu.ts'
import { load } from '../measure.ts'
import { startProduct } from '../node.ts'
import { atMost, type Figure, type Row } from '../row.ts'

const MB = 1024 * 1024
const WARM = 200_000
const REQUESTS_OF_GOAL = 1_000_000
const MOST_SECONDS = 1800
/** A process that drew pictures ends after ten seconds. */
const LOOKS = 20

/** Of a node that has just started, and of the same after everything was asked of it again and again. */
export const memory: Row = {
  id: 'P11',
  title: 'Memory of a node beside PostgreSQL',
  isLong: true,
  measure: async (bench) => {
    const { cluster, busiest } = await bench.club()
    const server = await startProduct(cluster.url, { NODE_OPTIONS: `--import=${collector}` })
    try {
      await (await fetch(new URL('/readyz', server.address))).arrayBuffer()
      const idle = await leastOf(server.pid)
      const open = [...Object.values(readRequests(busiest)), ...Object.values(pageRequests(busiest))]
      const requests = open
        .filter(({ who }) => who === 'guest')
        .flatMap(({ addresses }) => addresses.map((path) => ({ path })))
        .filter(({ path }) => !path.startsWith('/sitemaps/')) // thousands of lines each, made anew: most of the time would be theirs
      const order = { origin: server.address, requests, headers: {}, connections: 8, seconds: MOST_SECONDS }
      await load({ ...order, most: WARM })
      const warm = await settled(server.pid)
      const { answers } = await load({ ...order, most: bench.isQuick ? WARM : REQUESTS_OF_GOAL })
      const grown = await settled(server.pid)
      const growth = atMost(
        `growth over ${answers.toLocaleString('en')} requests`,
        Math.max(0, (100 * (grown.held - warm.held)) / warm.held),
        3,
        '%',
        `${inMB(warm.held)} → ${inMB(grown.held)} MB held; ${inMB(warm.taken)} → ${inMB(grown.taken)} with garbage that V8 has not collected`,
      )
      return [atMost('idle', idle / MB, 150, 'MB'), answers < REQUESTS_OF_GOAL ? tooFew(growth) : growth]
    } finally {
      await server.stop()
    }
  },
}

const collector = new URL('../collect-garbage.ts', import.meta.url)
const inMB = (bytes: number) => (bytes / MB).toFixed(0)

/**
 * What a node has taken after much was asked of it, and what of that it holds. The difference is how large V8 makes its young generation, when it
 * collects the old one, and how long it keeps pages for what comes next: all that comes and goes by itself.
 */
async function settled(pid: number): Promise<{ taken: number; held: number }> {
  const taken = await leastOf(pid)
  process.kill(pid, 'SIGWINCH')
  return { taken, held: await leastOf(pid) }
}

async function leastOf(pid: number): Promise<number> {
  const looks: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    await setTimeout(1000)
    looks.push(memoryOfTree(pid))
  }
  return Math.min(...looks)
}

/** More than is allowed is a miss all the same; less is not yet what the goal asks for. */
const tooFew = (growth: Figure): Figure => ({
  ...growth,
  goal: `${growth.goal} over ${REQUESTS_OF_GOAL.toLocaleString('en')}`,
  isMet: growth.isMet && null,
})
