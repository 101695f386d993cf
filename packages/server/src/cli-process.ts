import { resolve } from 'node:path'
import { openPlace } from './apps/cli/open-place.ts'
import { run } from './apps/cli/run.ts'
import { readConfig } from './platform/config.ts'

/** Where the person stands; a launcher may have moved us. */
const folder = process.env.INIT_CWD ?? process.cwd()

process.exitCode = await run(process.argv.slice(2), {
  now: () => new Date(),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  fileOf: (name) => resolve(folder, name),
  open: (how) => openPlace(readConfig(process.env), how),
})
