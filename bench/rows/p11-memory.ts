import { setTimeout } from 'node:timers/promises'
import { pageRequests, readRequests } from '../../packages/server/test/read-requests.ts'
import { memoryOfTree } from '../cpu.ts'
import { load } from '../measure.ts'
import { startProduct } from '../node.ts'
import { atMost, type Figure, type Row } from '../row.ts'

const MB = 1024 * 1024
const WARM = 100_000
const REQUESTS_OF_GOAL = 1_000_000
const MOST_SECONDS = 1800
/** What was asked of it leaves garbage, which goes when the node has a moment: the least of some looks is what it holds. */
const LOOKS = 10

/** Of a node that has just started, and of the same after everything was asked of it again and again. */
export const memory: Row = {
  id: 'P11',
  title: 'Memory of a node beside PostgreSQL',
  measure: async (bench) => {
    const { cluster, busiest } = await bench.club()
    const server = await startProduct(cluster.url)
    try {
      await (await fetch(new URL('/readyz', server.address))).arrayBuffer()
      const idle = await settled(server.pid)
      const open = [...Object.values(readRequests(busiest)), ...Object.values(pageRequests(busiest))]
      const requests = open
        .filter(({ who }) => who === 'guest')
        .flatMap(({ addresses }) => addresses.map((path) => ({ path })))
      const order = { origin: server.address, requests, headers: {}, connections: 8, seconds: MOST_SECONDS }
      await load({ ...order, most: WARM })
      const warm = await settled(server.pid)
      const { answers } = await load({ ...order, most: bench.isQuick ? WARM : REQUESTS_OF_GOAL })
      const grown = await settled(server.pid)
      const note = `${(warm / MB).toFixed(0)} → ${(grown / MB).toFixed(0)} MB`
      const growth = atMost(
        `growth over ${answers.toLocaleString('en')} requests`,
        Math.max(0, (100 * (grown - warm)) / warm),
        3,
        '%',
        note,
      )
      return [atMost('idle', idle / MB, 150, 'MB'), answers < REQUESTS_OF_GOAL ? tooFew(growth) : growth]
    } finally {
      await server.stop()
    }
  },
}

async function settled(pid: number): Promise<number> {
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
