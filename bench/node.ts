import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { built } from '../scripts/build.mjs'

export interface Served {
  address: string
  pid: number
  stop(): Promise<void>
}

export const builtServer = pathToFileURL(built.server)

/** Every node of the bench signs tokens with it. */
export const SECRET = 'a secret of the bench, long enough to be one'

/** The product as a process of its own, as the launcher starts it in production, without limits of rate. */
export const startProduct = (databaseUrl: string, settings: Record<string, string> = {}): Promise<Served> =>
  startProcess(builtServer, {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: SECRET,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  })

/** Starts a program of ours that says `ready: <address>` once it listens. */
export async function startProcess(program: URL, settings: Record<string, string>): Promise<Served> {
  const child = spawn(process.execPath, [program.pathname], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let said = ''
  const address = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000)
        const [, found] = /ready: (\S+)/.exec(said) ?? []
        if (found) done(found)
      })
    child.once('exit', () => fail(new Error(`It ended before it was ready: ${said}`)))
  })
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
