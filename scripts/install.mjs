import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'
import { root } from './root.mjs'

/** Makes node_modules of a folder what its package-lock.json says, unless a finished installation of just that is already there. */
export async function install(folder = root) {
  const stamp = join(folder, 'node_modules/.installed-from')
  const wanted = fingerprintOf(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.error('Installing packages (the first time this takes about a minute)')
  rmSync(stamp, { force: true })
  // Tools that build the site are development packages, so neither NODE_ENV nor a person's npm settings may omit them.
  // No package here needs its install script.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit']
  const { code, output } = await npm(args, folder)
  if (code !== 0) throw new Error(`${output.trim()}\nThe packages could not be installed: npm ci failed, see above.`)
  writeFileSync(stamp, wanted)
}

const fingerprintOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')

function npm(args, cwd) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env
  const underNpm = /npm-cli\.c?js$/.test(cli)
  return underNpm
    ? run(node, [cli, ...args], { cwd, quiet: true })
    : run('npm', args, { cwd, quiet: true, shell: process.platform === 'win32' })
}
