import { buildServer, built } from './build.mjs'
import { run } from './child.mjs'
import { install } from './install.mjs'
import { findNode } from './runtime.mjs'

try {
  await install()
  const node = findNode()
  await buildServer(node)
  const { code } = await run(node, [built.cli, ...process.argv.slice(2)], {
    attached: true,
    // The person's folder, for the file names they give; ./data stays that of the project.
    env: { INIT_CWD: process.env.INIT_CWD ?? process.cwd(), NODE_ENV: 'production' },
  })
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
