import { resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { startProduct } from './apps/start-product.ts'
import { readConfig } from './platform/config.ts'
import { drainable } from './platform/http/server/drain.ts'
import { httpServer } from './platform/http/server/http-server.ts'
import { listen } from './platform/http/server/listen.ts'
import { createLog } from './platform/log.ts'
import { StartupError } from './platform/startup-error.ts'

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const server = httpServer(config.PUBLIC_URL)
  const drain = drainable(server)
  const address = await listen(server, config.PORT, config.HOST)
  const say = (text: string) => console.log(text)
  const isDev = process.argv.includes('--dev')
  const stopping = new AbortController()
  const product = await startProduct(
    { ...config, DATA_DIR: resolve(config.DATA_DIR) },
    { server, log, say, isDev, stopping: stopping.signal },
  )
  let closing: Promise<void> | undefined
  const stop = closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after a defect')
    stopping.abort() // event streams would never end by themselves
    closing ??= drain().then(product.close) // a signal and the launcher's end may come together
    await closing
  })
  process.once('disconnect', () => void stop.close()) // the launcher is gone
  if (process.connected === false) await stop.close() // it went while we started
  say(`${config.SITE_NAME} is ready: ${config.PUBLIC_URL ?? address}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
