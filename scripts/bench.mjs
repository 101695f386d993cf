import { build } from './build.mjs'
import { run } from './child.mjs'
import { install } from './install.mjs'
import { findNode } from './runtime.mjs'

try {
  await install()
  const node = findNode()
  await build(node)
  const { code } = await run(node, ['bench/run.ts', ...process.argv.slice(2)])
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
