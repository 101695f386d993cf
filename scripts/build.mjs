import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'
import { root } from './root.mjs'

/** The build writes this one itself, from the names of the page files. */
export const routeTree = join(root, 'packages/web/src/routeTree.gen.ts')

const shared = ['packages/core/src', 'packages/text/src', 'package-lock.json', 'tsconfig.base.json']
const site = { name: 'site', folder: 'packages/web', sources: ['packages/web', ...shared], made: [routeTree] }
const server = { name: 'server', folder: 'packages/server', sources: ['packages/server', ...shared], made: [] }
const notSources = /(^|[\\/])(node_modules|dist|test|\.tanstack|\.vite)([\\/]|$)|\.test\.tsx?$/

/** What `npm start` runs, and the command line: each is made by the build. */
export const built = {
  server: join(root, 'packages/server/dist/main.js'),
  cli: join(root, 'packages/server/dist/cli.js'),
}

/** Builds what of the product is not made of just these sources. */
export async function build(node) {
  await buildPart(node, site)
  await buildServer(node)
}

/** As `build`, for who needs no pages. */
export const buildServer = (node) => buildPart(node, server)

async function buildPart(node, { name, folder, sources, made }) {
  const stamp = join(root, folder, 'dist/.built-from')
  const before = fingerprintOf(inputFiles(sources))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === `${before} ${fingerprintOf(made)}`) return

  console.error(`Building the ${name}`)
  rmSync(stamp, { force: true })
  const { code, output } = await run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, folder),
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) throw new Error(`${output.trim()}\nThe ${name} could not be built, see above.`)
  writeFileSync(stamp, `${before} ${fingerprintOf(made)}`)
}

function inputFiles(sources) {
  const files = sources.flatMap((source) =>
    /\.\w+$/.test(source)
      ? [join(root, source)]
      : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  )
  return files.filter((file) => file !== routeTree && !notSources.test(file.slice(root.length))).sort()
}

function fingerprintOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(`${file.slice(root.length)}\0`).update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}
