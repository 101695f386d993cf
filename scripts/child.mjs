import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

const windows = process.platform === 'win32'
const running = new Set()
let askedToStop = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    askedToStop = true
    if (running.size === 0) process.exit(128 + constants.signals[signal])
    for (const child of running) signalGroup(child, signal)
  })
}

/**
 * Runs a program to its end. A `quiet` one is heard only by the caller; an `attached` one holds a channel to this
 * process, so that it notices our death, even by kill -9. Once we are asked to stop, its end is ours.
 */
export const run = (command, args, options = {}) => start(command, args, options).done

/** As `run`, for one that is also to be stopped from here. */
export function start(command, args, { cwd = root, env = {}, quiet = false, attached = false, shell = false } = {}) {
  const out = quiet ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd,
    shell,
    env: { ...process.env, ...env },
    stdio: ['inherit', out, out, ...(attached ? ['ipc'] : [])],
    // In a group of its own it gets Ctrl-C once, from us; servers take a second one for "stop at once".
    detached: !windows,
  })
  running.add(child)
  return { done: untilDone(child), stop: () => signalGroup(child, 'SIGTERM') }
}

function untilDone(child) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode, signal) => {
      running.delete(child)
      const code = exitCode ?? 128 + constants.signals[signal]
      if (askedToStop) process.exit(code)
      resolve({ code, output })
    })
  })
}

function signalGroup(child, signal) {
  try {
    if (windows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It ended in the meantime, which is what we wanted.
  }
}
