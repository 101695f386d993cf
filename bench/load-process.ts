import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/**
 * Asks the addresses of a list over kept connections, one request at a time on each, for as long as told, and says what came back.
 * A process of its own, so that its CPU time is not the server's; it takes one order after the other.
 */
export interface LoadOrder {
  origin: string
  requests: readonly Asked[]
  /** Sent with each. */
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Requests a second, begun whether or not those before were answered; without it each connection waits for its answer. */
  rate?: number
  /** Ends sooner, after so many answers. */
  most?: number
}

export interface Asked {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface LoadReport {
  seconds: number
  /** How many were asked; fewer answers came where some were not waited for. */
  asked: number
  answers: number
  bytes: number
  statuses: Record<string, number>
  /** Milliseconds, of all answers. */
  median: number
  p99: number
}

/** Whoever was not answered so long after the last request is not waited for, and counts as no answer. */
const STRAGGLERS_MS = 10_000

process.on('message', async (order: LoadOrder) => process.send?.(await fulfil(order)))
process.on('disconnect', process.exit)

async function fulfil(order: LoadOrder): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.rate ? Number.POSITIVE_INFINITY : order.connections })
  const statuses: Record<string, number> = {}
  const times: number[] = []
  let bytes = 0
  let asked = 0
  const began = performance.now()
  const mayGoOn = () =>
    performance.now() - began < order.seconds * 1000 && asked < (order.most ?? Number.POSITIVE_INFINITY)

  const askNext = async () => {
    const next = order.requests[asked++ % order.requests.length]
    if (!next) return
    const start = performance.now()
    const answer = await ask(next, order, agent).catch((error: NodeJS.ErrnoException) => ({
      status: error.code ?? 'error',
      bytes: 0,
    }))
    times.push(performance.now() - start)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    bytes += answer.bytes
  }
  const oneByOne = async () => {
    while (mayGoOn()) await askNext()
  }
  const bySchedule = async (rate: number) => {
    const sent: Promise<void>[] = []
    while (mayGoOn()) {
      const due = Math.floor(((performance.now() - began) / 1000) * rate) - asked
      for (let count = 0; count < due; count++) sent.push(askNext())
      await setTimeout(5)
    }
    await Promise.race([Promise.all(sent), setTimeout(STRAGGLERS_MS)])
  }
  await (order.rate ? bySchedule(order.rate) : Promise.all(Array.from({ length: order.connections }, oneByOne)))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { seconds, asked, answers: times.length, bytes, statuses, median: at(0.5), p99: at(0.99) }
}

function ask({ path: readable, method = 'GET', headers, body }: Asked, order: LoadOrder, agent: Agent) {
  const { hostname, port, pathname, search } = new URL(readable, order.origin) // letters beyond ASCII are encoded
  return new Promise<{ status: string; bytes: number }>((done, fail) => {
    const path = pathname + search
    const options = { hostname, port, path, method, agent, headers: { ...order.headers, ...headers } }
    const asking = request(options, (response) => {
      let bytes = 0
      const isBare = response.statusCode === 503 && !response.headers['retry-after']
      const status = isBare ? '503 without Retry-After' : String(response.statusCode)
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () => done({ status, bytes }))
      response.on('error', fail)
    })
    asking.on('error', fail).end(body)
  })
}
