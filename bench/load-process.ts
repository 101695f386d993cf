import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Asks the addresses of a list over kept connections, one request at a time on each, for as long as told, and prints what came back.
 * A process of its own, so that its CPU time is not the server's.
 */
export interface LoadOrder {
  origin: string
  paths: readonly string[]
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Ends sooner, after so many answers. */
  most?: number
}

export interface LoadReport {
  seconds: number
  answers: number
  bytes: number
  statuses: Record<string, number>
  /** Milliseconds, of all answers. */
  median: number
  p99: number
}

const order = JSON.parse(await text(process.stdin)) as LoadOrder
const { hostname, port } = new URL(order.origin)
const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
const statuses: Record<string, number> = {}
const times: number[] = []
let bytes = 0
let asked = 0
const began = performance.now()
const mayGoOn = () =>
  performance.now() - began < order.seconds * 1000 && asked < (order.most ?? Number.POSITIVE_INFINITY)

await Promise.all(Array.from({ length: order.connections }, work))
agent.destroy()
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
const report: LoadReport = {
  seconds: (performance.now() - began) / 1000,
  answers: times.length,
  bytes,
  statuses,
  median: at(0.5),
  p99: at(0.99),
}
console.log(JSON.stringify(report))

async function work() {
  while (mayGoOn()) {
    const path = order.paths[asked++ % order.paths.length] ?? '/'
    const start = performance.now()
    const status = await ask(path).catch((error: NodeJS.ErrnoException) => error.code ?? 'error')
    times.push(performance.now() - start)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

function ask(path: string) {
  return new Promise<string>((done, fail) => {
    const asking = request({ hostname, port, path, agent, headers: order.headers }, (response) => {
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () => done(String(response.statusCode)))
      response.on('error', fail)
    })
    asking.on('error', fail).end()
  })
}
