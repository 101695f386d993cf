import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { cpuOfTree, memoryOfTree } from '../cpu.ts'
import type { LoadReport } from '../load-process.ts'
import { load } from '../measure.ts'
import { type Served, startProcess, startProduct } from '../node.ts'
import { atLeast, atMost, type Club, type Figure, medianBy, type Row, shown } from '../row.ts'

const SECONDS = 30
/** Before the peak is looked for: a server that has run for a while has compiled what it runs. */
const WARM_UP_SECONDS = 10
/** Each before and after, of the server that is flooded and of one that is not: what the machine does beside falls on both. */
const TURNS = { count: 3, seconds: 1 }
const IDLE_CONNECTIONS = 5_000
const SETTLING_MS = 1000

/** Four times as many requests as it can answer, and thousands who connect and say nothing. */
export const overload: Row = {
  id: 'P12',
  title: '4 × overload for 30 s, and 5,000 idle connections',
  measure: async (bench) => {
    const club = await bench.club()
    return [...(await flood(club, bench.say)), ...(await crowd(club))]
  },
}

async function flood({ uncached: flooded, cluster, busiest }: Club, say: (text: string) => void): Promise<Figure[]> {
  const people = Array.from({ length: 2000 }, (_, index) => ((index * 37) % cluster.size.players) + 1)
  const requests = people.flatMap((id) => [
    { path: `/player/${id}` },
    { path: `/api/v1/players?leagueId=${busiest.leagueId}&playerId=${id}` },
  ])
  const ask = (server: Served, seconds: number, rate?: number) =>
    load({ origin: server.address, requests, headers: {}, connections: 16, seconds, ...(rate && { rate }) })
  const turnOf = async (server: Served) => {
    const cpu = () => cpuOfTree(server.pid) + cpuOfTree(cluster.pid)
    const before = cpu()
    const report = await ask(server, TURNS.seconds)
    return { report, milliseconds: ((cpu() - before) * 1000) / report.answers }
  }
  const spared = await startProduct(cluster.url, { CACHE_MB: '0' })
  const byTurns = async () => {
    const turns: Turns[] = []
    for (let nth = 0; nth < TURNS.count; nth++) {
      const turn = { flooded: await turnOf(flooded), spared: await turnOf(spared) }
      turns.push({ ...turn, ratio: turn.flooded.milliseconds / turn.spared.milliseconds })
    }
    return turns
  }
  try {
    for (const server of [flooded, spared]) await ask(server, WARM_UP_SECONDS)
    const peak = await ask(flooded, 5)
    say(`peak ${Math.round(rate(peak))} a second`)
    const before = await byTurns()
    const report = await ask(flooded, SECONDS, rate(peak) * 4)
    await setTimeout(5000)
    return figuresOf({ peak, before, report, after: await byTurns() })
  } finally {
    await spared.stop()
  }
}

interface Turn {
  report: LoadReport
  milliseconds: number
}

interface Turns {
  flooded: Turn
  spared: Turn
  ratio: number
}

interface Flood {
  peak: LoadReport
  report: LoadReport
  before: readonly Turns[]
  after: readonly Turns[]
}

function figuresOf({ peak, before, report, after }: Flood): Figure[] {
  const refused = report.statuses['503'] ?? 0
  const others = report.asked - (report.statuses['200'] ?? 0) - refused
  const later = after.map(({ flooded }) => flooded.report)
  const [was, is] = [medianBy(before, ({ ratio }) => ratio), medianBy(after, ({ ratio }) => ratio)]
  const inWords = ({ flooded, spared }: Turns) =>
    `${shown(flooded.milliseconds)} against ${shown(spared.milliseconds)} ms`
  return [
    atLeast(
      'served under 4 × overload',
      (100 * rate(report)) / rate(peak),
      90,
      '% of the peak',
      `${JSON.stringify(report.statuses)} in ${report.seconds.toFixed(0)} s`,
    ),
    atMost('neither served nor told when to come again (503 with Retry-After)', others, 0, 'requests'),
    atMost(
      'refused 5 s later',
      later.reduce((sum, { asked, statuses }) => sum + asked - (statuses['200'] ?? 0), 0),
      0,
      'requests',
      `median ${shown(later[0]?.median ?? 0)} ms, before ${shown(peak.median)} ms`,
    ),
    atMost(
      'CPU of an answer 5 s later, against one before',
      is.ratio / was.ratio,
      1 / 0.9,
      '×',
      `by turns with a server that was spared: ${inWords(was)} before, ${inWords(is)} after`,
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
  const { connected, memory, answered, report } = await receive(product, '/healthz').finally(() => product.stop())
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return [
    atLeast('idle connections held', connected, IDLE_CONNECTIONS, ''),
    atMost(
      `memory of ${connected.toLocaleString('en')} idle connections, against a bare node:http`,
      memory / bare.memory,
      1.5,
      '×',
      `${megabytes(memory)} against ${megabytes(bare.memory)} MB; ${megabytes(answered)} against ${megabytes(bare.answered)} with the garbage of answers beside them`,
    ),
    atMost('answers beside them, 99th percentile', report.p99, 1000, 'ms'),
  ]
}

/** Thousands who connect and say nothing, and some who ask meanwhile: what answering leaves to be collected is counted by itself. */
async function receive(product: Served, path: string) {
  const { port } = new URL(product.address)
  await (await fetch(new URL(path, product.address))).arrayBuffer()
  await setTimeout(SETTLING_MS)
  const before = memoryOfTree(product.pid)
  const sockets = await Promise.all(Array.from({ length: IDLE_CONNECTIONS }, () => open(Number(port))))
  await setTimeout(SETTLING_MS)
  const memory = memoryOfTree(product.pid) - before
  const report = await load({
    origin: product.address,
    requests: [{ path }],
    headers: {},
    connections: 4,
    seconds: 3,
  })
  const answered = memoryOfTree(product.pid) - before
  const connected = sockets.filter((socket) => socket?.readyState === 'open').length // also after that
  for (const socket of sockets) socket?.destroy()
  return { connected, memory, answered, report }
}

const open = (port: number) =>
  new Promise<Socket | undefined>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket))
    socket.on('error', () => done(undefined))
  })
