import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 60_000

/** A program that runs until it is stopped or killed. */
export interface Running {
  name: string
  /** All that it has printed, for whoever wants to know why it ended. */
  printed(): string
  hasEnded(): boolean
  /** Asks it to end, and waits. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const all = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of all) child.kill('SIGKILL')
})

export function start(name: string, command: string, args: readonly string[], options: SpawnOptions = {}): Running {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  all.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-100_000)
    })
  const ended = once(child, 'exit').then(() => void all.delete(child))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    name,
    printed: () => printed,
    hasEnded,
    stop: async (signal = 'SIGTERM') => {
      if (!hasEnded()) child.kill(signal)
      await ended
    },
  }
}

/** Runs a program to its end. @throws Error with what it printed */
export async function runToEnd(name: string, command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} failed:\n${printed}`)
}

/** Waits until `ask` says yes, asking every 100 ms. @throws Error after a minute, or when what should become ready has ended */
export async function until(what: string, ask: () => Promise<boolean>, of?: Running): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    if (of?.hasEnded()) throw new Error(`${of.name} ended:\n${of.printed()}`)
    if (await ask().catch(() => false)) return
  }
  throw new Error(`${what} did not happen within a minute.${of ? `\n${of.name}:\n${of.printed()}` : ''}`)
}

/** Whether somebody listens at this port of the machine. */
export const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}
