import { build, built } from './build.mjs'
import { run } from './child.mjs'
import { install } from './install.mjs'
import { restartOnChange } from './restart-on-change.mjs'
import { findNode } from './runtime.mjs'

try {
  await install()
  const node = findNode()
  if (process.argv.includes('--dev')) {
    await restartOnChange(node, ['packages/server/src/main.ts', '--dev'])
  } else {
    await build(node)
    const { code } = await run(node, [built.server], {
      attached: true,
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    })
    process.exitCode = code
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
