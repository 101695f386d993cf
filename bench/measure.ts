import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { cpuOfTree } from './cpu.ts'
import type { Asked, LoadOrder, LoadReport } from './load-process.ts'
import type { Served } from './node.ts'
import { medianBy } from './row.ts'

const loadProcess = fileURLToPath(new URL('load-process.ts', import.meta.url))

/** What one answer takes, in milliseconds of CPU: of the server's processes, and of the database's. */
export interface Cost {
  node: number
  database: number
  answers: number
}

export interface Target {
  server: Served
  /** Of the postmaster, where the server asks one. */
  databasePid?: number
  /** Addresses to be read, or whole requests. */
  paths: readonly (string | Asked)[]
  headers?: Record<string, string>
  /** One where the same is made anew each time: those who ask for it at the same time are given one making. */
  connections?: number
}

export const totalOf = ({ node, database }: Cost) => node + database

/** How many answers a second of CPU pays for, the database's included. */
export const perCpuSecond = (cost: Cost) => 1000 / totalOf(cost)

/** It waits for the next order: to start one takes half as long as a turn. */
let waiting: ChildProcess | undefined

/** Puts load on a server from a process of its own. */
export async function load(order: LoadOrder): Promise<LoadReport> {
  const child = waiting ?? fork(loadProcess)
  waiting = undefined
  keepRunningFor(child, true)
  child.send(order)
  const answered = new AbortController()
  const ended = once(child, 'exit', answered).then(() => {
    throw new Error('What puts the load on has ended')
  })
  const [report] = await Promise.race([once(child, 'message'), ended])
  answered.abort()
  keepRunningFor(child, false)
  waiting = child
  return report
}

/** Whether the bench goes on as long as this one does. */
function keepRunningFor(child: ChildProcess, isNeeded: boolean) {
  for (const handle of [child, child.channel]) isNeeded ? handle?.ref() : handle?.unref()
}

/** CPU for each answer, over the time of a burst of requests. @throws Error where something else than an answer came */
export async function burst(
  { server, databasePid, paths, headers = {}, connections = 4 }: Target,
  seconds: number,
  most?: number,
): Promise<Cost> {
  const cpu = () => ({ node: cpuOfTree(server.pid), database: databasePid ? cpuOfTree(databasePid) : 0 })
  const before = cpu()
  const requests = paths.map((it) => (typeof it === 'string' ? { path: it } : it))
  const order = {
    origin: server.address,
    requests,
    headers,
    connections,
    seconds,
    ...(most !== undefined && { most }),
  }
  const { answers, statuses } = await load(order)
  const after = cpu()
  const bad = Object.entries(statuses).filter(([status]) => !/^(200|304)$/.test(status))
  if (bad.length > 0 || answers === 0) throw new Error(`${requests[0]?.path} was answered ${JSON.stringify(statuses)}`)
  const each = (what: 'node' | 'database') => ((after[what] - before[what]) * 1000) / answers
  return { node: each('node'), database: each('database'), answers }
}

/**
 * A server that has run for a while has compiled what it runs: each answers for some seconds before anything is measured, and then by what
 * each target asks; longer where answers are few: one that gives fewer than its yardstick would be held against one that is warmer.
 */
const WARM_UP = { serverSeconds: 3, seconds: 0.3, answers: 300, mostSeconds: 10 }
/** What has been warmed up in this run: a yardstick that is asked beside many pages need not be each time. */
const warm = new Set<string>()

/**
 * Measures targets by turns, so that what the machine does beside falls on all of them, each several times after a burst that warms it
 * up. @param most ends a turn sooner, after so many answers @returns the median of each
 */
export async function measure<Name extends string>(
  targets: Record<Name, Target>,
  seconds = 0.3,
  turns = 3,
  most?: number,
): Promise<Record<Name, Cost>> {
  const names = Object.keys(targets) as Name[]
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>
  for (const name of names) await warmUp(targets[name], most)
  for (let turn = 0; turn < turns; turn++)
    for (const name of names) costs[name].push(await burst(targets[name], seconds, most))
  return Object.fromEntries(names.map((name) => [name, medianBy(costs[name], totalOf)])) as Record<Name, Cost>
}

async function warmUp(target: Target, most = Number.POSITIVE_INFINITY) {
  const { server, paths, headers = {} } = target
  if (isNew(server.address)) await burst(target, WARM_UP.serverSeconds, most)
  if (!isNew(JSON.stringify([server.address, paths, headers]))) return
  const { answers } = await burst(target, WARM_UP.seconds, most)
  const left = Math.min(WARM_UP.answers, most) - answers
  if (left > 0) await burst(target, WARM_UP.mostSeconds, left)
}

function isNew(what: string): boolean {
  const isKnown = warm.has(what)
  warm.add(what)
  return !isKnown
}
