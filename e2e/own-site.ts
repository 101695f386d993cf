import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * The built site with other settings than the demo's, on an empty database in memory and with a clock that only the test
 * moves: for what takes days, and for what demo mode has not. It begins with the present, which is what the browser
 * believes it to be.
 */
export async function openOwnSite(settings: Record<string, string>) {
  const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'), ...settings }
  const process = fork(join(import.meta.dirname, 'own-site-process.ts'), { env })
  const [{ address }] = (await once(process, 'message')) as [{ address: string }]
  return {
    address,
    passDays: async (days: number) => {
      process.send({ days })
      await once(process, 'message')
    },
    close: async () => {
      process.kill()
      await once(process, 'exit')
    },
  }
}
