import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const TICKS_A_SECOND = 100

/** CPU seconds, user and system, that a process and all it ever started have taken. */
export const cpuOfTree = (pid: number): number => [pid, ...descendantsOf(pid)].reduce((sum, it) => sum + cpuOf(it), 0)

/** What the scheduler counted for living threads, finer than ticks, and of children that have ended what their parent was told. */
function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const ran = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    const [childUser = 0, childSystem = 0] = statOf(pid).slice(13, 15).map(Number)
    return ran.reduce((sum, it) => sum + it, 0) / 1e9 + (childUser + childSystem) / TICKS_A_SECOND
  } catch {
    return 0 // it ended meanwhile
  }
}

/** Bytes that a process and its descendants hold in memory, shared pages divided among those who share them. */
export const memoryOfTree = (pid: number): number => sizeOfTree(pid, /^Pss:\s+(\d+)/m)

/** As `memoryOfTree`, without what the system can read again from files: a limit of memory ends who has more of it. */
export const anonymousMemoryOfTree = (pid: number): number => sizeOfTree(pid, /^Anonymous:\s+(\d+)/m)

const sizeOfTree = (pid: number, line: RegExp): number =>
  [pid, ...descendantsOf(pid)].reduce((sum, it) => sum + sizeOf(it, line), 0)

function sizeOf(pid: number, line: RegExp): number {
  try {
    const [, kilobytes = '0'] = line.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0 // it ended meanwhile
  }
}

/** The machine is looked over once, whatever the number of descendants: a database has one for each connection. */
function descendantsOf(pid: number): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const children = Map.groupBy(processes, parentOf)
  const below = (pid: number): number[] => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(statOf(pid)[1])
  } catch {
    return undefined
  }
}

/** CPU seconds of all processes that this one started and that have ended. */
export const cpuOfEnded = () =>
  statOf(process.pid)
    .slice(13, 15)
    .reduce((sum, it) => sum + Number(it), 0) / TICKS_A_SECOND

/** What follows the name, which may hold spaces and brackets: its state, its parent … */
const statOf = (pid: number): string[] =>
  (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')

/** CPU seconds that this machine has not been idle, or that its host has given to other machines meanwhile. */
function busyOfMachine() {
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = total.split(/\s+/).slice(1).map(Number)
  return (user + nice + system + irq + softirq + steal) / TICKS_A_SECOND
}

/** Begins to watch what others take of the machine, those beside it on its host included. @returns a function that says which share of it, 0 to 1 */
export function watchOthers(): () => number {
  const began = { at: performance.now(), busy: busyOfMachine(), own: cpuOfTree(process.pid) }
  return () => {
    const seconds = ((performance.now() - began.at) / 1000) * cpus().length
    return Math.max(0, (busyOfMachine() - began.busy - (cpuOfTree(process.pid) - began.own)) / seconds)
  }
}
