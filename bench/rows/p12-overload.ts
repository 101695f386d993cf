import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { cpuOfTree, memoryOfTree } from '../cpu.ts'
import type { LoadReport } from '../load-process.ts'
import { load } from '../measure.ts'
import { type Served, startProcess, startProduct } from '../node.ts'
import { atLeast, atMost, type Club, type Figure, type Row, shown } from '../row.ts'

const SECONDS = 30
/** Before the peak is looked for: a server that has run for a while has compiled what it runs. */
const WARM_UP_SECONDS = 10
const IDLE_CONNECTIONS = 5_000

/** Four times as many requests as it can answer, and thousands who connect and say nothing. */
export const overload: Row = {
  id: 'P12',
  title: '4 × overload for 30 s, and 5,000 idle connections',
  measure: async (bench) => {
    const club = await bench.club()
    return [...(await flood(club, bench.say)), ...(await crowd(club))]
  },
}

async function flood({ uncached, cluster, busiest }: Club, say: (text: string) => void): Promise<Figure[]> {
  const people = Array.from({ length: 2000 }, (_, index) => ((index * 37) % cluster.size.players) + 1)
  const requests = people.flatMap((id) => [
    { path: `/player/${id}` },
    { path: `/api/v1/players?leagueId=${busiest.leagueId}&playerId=${id}` },
  ])
  const order = { origin: uncached.address, requests, headers: {}, connections: 16 }
  const cpu = () => cpuOfTree(uncached.pid) + cpuOfTree(cluster.pid)
  const costOf = async (seconds: number) => {
    const before = cpu()
    const report = await load({ ...order, seconds })
    return { report, milliseconds: ((cpu() - before) * 1000) / report.answers }
  }
  await load({ ...order, seconds: WARM_UP_SECONDS })
  const peak = await costOf(10)
  const most = rate(peak.report)
  say(`peak ${Math.round(most)} a second`)
  const report = await load({ ...order, seconds: SECONDS, rate: most * 4 })
  await setTimeout(5000)
  const after = await costOf(5)
  const refused = report.statuses['503'] ?? 0
  const others = report.asked - (report.statuses['200'] ?? 0) - refused
  return [
    atLeast(
      'served under 4 × overload',
      (100 * rate(report)) / most,
      90,
      '% of the peak',
      `${JSON.stringify(report.statuses)} in ${report.seconds.toFixed(0)} s`,
    ),
    atMost('neither served nor told when to come again (503 with Retry-After)', others, 0, 'requests'),
    atMost(
      'refused 5 s later',
      after.report.asked - (after.report.statuses['200'] ?? 0),
      0,
      'requests',
      `median ${after.report.median.toFixed(0)} ms, before ${peak.report.median.toFixed(0)} ms`,
    ),
    atMost(
      'CPU of an answer 5 s later, against one before',
      after.milliseconds / peak.milliseconds,
      1 / 0.9,
      '×',
      `${shown(peak.milliseconds)} → ${shown(after.milliseconds)} ms`,
    ),
  ]
}

/** Pages and calls that were served a second; refusals are not. */
const rate = ({ statuses, seconds }: LoadReport) => (statuses['200'] ?? 0) / seconds

/** Of servers that have just started: what an older one has free takes in many connections, or none. */
async function crowd({ cluster }: Club): Promise<Figure[]> {
  const yardsticks = await startProcess(new URL('../yardstick-server.ts', import.meta.url), {
    DATABASE_URL: cluster.url,
  })
  const bare = await receive(yardsticks, '/hello').finally(() => yardsticks.stop())
  const product = await startProduct(cluster.url)
  const { connected, memory, report } = await receive(product, '/healthz').finally(() => product.stop())
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return [
    atLeast('idle connections held', connected, IDLE_CONNECTIONS, ''),
    atMost(
      `memory of ${connected.toLocaleString('en')} idle connections, against a bare node:http`,
      memory / bare.memory,
      1.5,
      '×',
      `${megabytes(memory)} against ${megabytes(bare.memory)} MB`,
    ),
    atMost('answers beside them, 99th percentile', report.p99, 1000, 'ms'),
  ]
}

/** Thousands who connect and say nothing, and some who ask meanwhile. */
async function receive(product: Served, path: string) {
  const { port } = new URL(product.address)
  const before = memoryOfTree(product.pid)
  const sockets = await Promise.all(Array.from({ length: IDLE_CONNECTIONS }, () => open(Number(port))))
  const report = await load({
    origin: product.address,
    requests: [{ path }],
    headers: {},
    connections: 4,
    seconds: 3,
  })
  const memory = memoryOfTree(product.pid) - before
  const connected = sockets.filter((socket) => socket?.readyState === 'open').length // also after that
  for (const socket of sockets) socket?.destroy()
  return { connected, memory, report }
}

const open = (port: number) =>
  new Promise<Socket | undefined>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket))
    socket.on('error', () => done(undefined))
  })
