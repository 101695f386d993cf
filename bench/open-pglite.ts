import { openEngine } from '../packages/server/src/platform/db/create-pglite.ts'

/** The engine alone: made where its folder is empty, else opened, and asked once. */
const pglite = await openEngine({ dataDir: process.env.DATA_DIR ?? '' })
await pglite.query('select 1')
console.log('ready: nowhere')
process.once('SIGTERM', async () => {
  await pglite.close()
  process.exit(0)
})
setInterval(() => {}, 1 << 30)
