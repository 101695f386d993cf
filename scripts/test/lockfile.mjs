import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * What `npm install` may leave behind unnoticed: packages of other platforms missing from the lock file, on which
 * `npm ci` then stops, and addresses of the registry that one person happened to use.
 */
export function checkLockfile() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const faults = faultsOf(packages)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

export function faultsOf(packages) {
  const paths = Object.keys(packages)
  if (paths.length < 2) return ['the lock file names no packages']
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !paths.some((other) => other.endsWith(`node_modules/${name}`)))
      .map((name) => `${path}: its optional package ${name} is missing from the lock file`),
    ...(/^https?:/.test(entry.resolved ?? '') ? [`${path}: a download address is recorded, ${entry.resolved}`] : []),
    ...(path.includes('node_modules/') && !entry.link && !entry.integrity ? [`${path}: no integrity is recorded`] : []),
  ])
}
