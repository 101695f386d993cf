import { buildSite } from './build.mjs'
import { run } from './child.mjs'
import { install } from './install.mjs'
import { restartOnChange } from './restart-on-change.mjs'
import { findNode } from './runtime.mjs'

const server = 'packages/server/src/main.ts'

try {
  await install()
  const node = findNode()
  if (process.argv.includes('--dev')) {
    await restartOnChange(node, [server, '--dev'])
  } else {
    await buildSite(node)
    const { code } = await run(node, [server], {
      attached: true,
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    })
    process.exitCode = code
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
