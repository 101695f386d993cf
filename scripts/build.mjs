import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'
import { root } from './root.mjs'

const web = join(root, 'packages/web')
const stamp = join(web, 'dist/.built-from')
const sources = ['packages/web', 'packages/core/src', 'packages/text/src', 'package-lock.json', 'tsconfig.base.json']
const notSources = /(^|[\\/])(node_modules|dist|\.tanstack|\.vite)([\\/]|$)|\.test\.tsx?$/

/** The build writes this one itself, from the names of the page files. */
export const routeTree = join(web, 'src/routeTree.gen.ts')

/** Builds the site, unless the one in packages/web/dist is made of just these sources. */
export async function buildSite(node) {
  const before = fingerprintOf(inputFiles())
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === `${before} ${fingerprintOf([routeTree])}`) return

  console.error('Building the site')
  rmSync(stamp, { force: true })
  const { code, output } = await run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: web,
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) throw new Error(`${output.trim()}\nThe site could not be built, see above.`)
  writeFileSync(stamp, `${before} ${fingerprintOf([routeTree])}`)
}

function inputFiles() {
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
