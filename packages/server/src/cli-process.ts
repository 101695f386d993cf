import { resolve } from 'node:path'
import { openPlace } from './apps/cli/open-place.ts'
import { run } from './apps/cli/run.ts'
import { readConfig } from './platform/config.ts'

/** Where the person stands; a launcher may have moved us. */
const folder = process.env.INIT_CWD ?? process.cwd()

// The launcher was killed: nobody sees us any more. What was not committed has not happened, as after Ctrl-C.
process.once('disconnect', () => process.exit(1))
process.channel?.unref() // to listen must not keep us here
if (process.connected === false) process.exit(1) // it went while we started

process.exitCode = await run(process.argv.slice(2), {
  now: () => new Date(),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  fileOf: (name) => resolve(folder, name),
  open: (how) => openPlace(readConfig(process.env), how),
})
