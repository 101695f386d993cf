import { createServer } from 'node:http'
import { mount } from '../packages/server/src/apps/mount.ts'
import { readyForVerbs } from '../packages/server/src/apps/open-product-database.ts'
import { readConfig } from '../packages/server/src/platform/config.ts'
import { createPGlite } from '../packages/server/src/platform/db/create-pglite.ts'
import { openPGlite } from '../packages/server/src/platform/db/embedded.ts'
import { listen } from '../packages/server/src/platform/http/server/listen.ts'
import { createLog } from '../packages/server/src/platform/log.ts'

process.once('disconnect', () => process.exit()) // also while it starts

// A process of its own, as the product is: the test runner would translate every source file first.
const config = readConfig({
  ...process.env,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  AUTH_SECRET: 'of the browser tests, which nobody else needs',
})
const clock = { now: new Date() }
const database = await readyForVerbs(await openPGlite(await createPGlite()))
const server = createServer()
const address = await listen(server, 0, config.HOST)
const log = createLog(config.LOG_LEVEL)
const { signal: stopping } = new AbortController()
await mount({ config, database, server, log, now: () => clock.now, isDev: false, stopping })
process.on('message', ({ days }: { days: number }) => {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000)
  process.send?.({})
})
process.send?.({ address })
