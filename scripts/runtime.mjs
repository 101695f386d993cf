import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const needed = 24

/** The path of a Node that runs this project: the one that was installed with the packages, else the person's own. */
export function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, `node_modules/node-${platform}-${process.arch}/bin`, program)
  if (existsSync(packaged) && majorOf(packaged) >= needed) return packaged
  if (majorOf(process.execPath) >= needed) return process.execPath
  throw new Error(
    `Матчбол needs Node.js ${needed} or newer: this is ${process.version}, and npm brought none for ${process.platform} on ` +
      `${process.arch}. Install Node.js ${needed} from https://nodejs.org and start again.`,
  )
}

/** 0 when it does not run at all, as a program for another C library. */
function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}
