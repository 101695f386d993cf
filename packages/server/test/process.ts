import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export const BOT_TOKEN = '4242:test-bot-token-that-nobody-gave-out'
/** A club with a bot, on the embedded database, at any free port. */
const club = {
  DEMO: '0',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  TELEGRAM_BOT_NAME: 'test_bot',
  TELEGRAM_BOT_TOKEN: BOT_TOKEN,
  ADMIN_TELEGRAM_IDS: '1',
}

/** The server as a process of its own, as the launcher starts it. */
export function startMain(settings: Record<string, string>, { hasLauncher = false } = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...club, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', ...(hasLauncher ? (['ipc'] as const) : [])],
  })
  const said = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said.out += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said.err += text
  })
  // Not its `close`: that never comes where the channel to it was cut from here.
  const closed = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'close'))
  const ended = Promise.all([once(child, 'exit'), ...closed]).then(([[code, signal]]) => ({ code, signal, ...said }))
  const ready = new Promise<string>((done, fail) => {
    child.stdout?.on('data', () => {
      const address = /is ready: (\S+)/.exec(said.out)?.[1]
      if (address) done(address)
    })
    ended.then(({ err }) => fail(new Error(`The server ended before it was ready: ${err}`)))
  })
  ready.catch(() => {}) // whoever waits for it hears of it
  return {
    child,
    /** What it has said so far. */
    said,
    /** The address it answers at. */
    ready,
    /** How it ended and what it said. */
    ended,
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}
export type MainProcess = ReturnType<typeof startMain>
