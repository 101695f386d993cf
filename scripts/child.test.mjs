import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'matchbol-child-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A server in small: says what it hears, stops at a signal or when its launcher is gone. */
const server = join(folder, 'server.mjs')
writeFileSync(
  server,
  `const stop = (why) => { console.log('heard', why); setTimeout(() => process.exit(7), 200) }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('disconnect', () => stop('disconnect'))
  console.log('up')`,
)
const launcher = join(folder, 'launcher.mjs')
writeFileSync(
  launcher,
  `import { run } from ${JSON.stringify(join(import.meta.dirname, 'child.mjs'))}
  const { code } = await run(process.execPath, [${JSON.stringify(server)}], { attached: true })
  console.log('code', code)
  process.exitCode = code`,
)

/** A launcher in a process group of its own, as a terminal gives it. */
function launch() {
  const child = spawn(process.execPath, [launcher], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  const isUp = new Promise((resolve) => child.stdout.on('data', () => output.includes('up') && resolve()))
  // The pipe closes when nobody holds it any more: neither launcher nor server.
  const allGone = once(child.stdout, 'close')
  return { child, isUp, allGone, output: () => output, ended: once(child, 'exit') }
}

const count = (text, part) => text.split(part).length - 1

test.skipIf(process.platform === 'win32')('Ctrl-C reaches the server once, and its exit code is ours', async () => {
  const { child, isUp, allGone, output, ended } = launch()
  await isUp
  process.kill(-child.pid, 'SIGINT') // the whole group, as a terminal does
  expect(await ended).toEqual([7, null])
  await allGone
  expect(count(output(), 'heard SIGINT')).toBe(1)
})

test.skipIf(process.platform === 'win32')('a launcher that is told to stop hands it on', async () => {
  const { child, isUp, allGone, output, ended } = launch()
  await isUp
  child.kill('SIGTERM')
  expect(await ended).toEqual([7, null])
  await allGone
  expect(count(output(), 'heard SIGTERM')).toBe(1)
})

test('the server does not outlive a launcher that was killed', async () => {
  const { child, isUp, allGone, output } = launch()
  await isUp
  child.kill('SIGKILL')
  await allGone
  expect(output()).toContain('heard disconnect')
})
