import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../child.mjs'

/** The first of them has no window to draw, and costs the least. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium or Chrome for the browser tests: a named or installed one, on Debian also a new one. */
export async function findBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (isProgram(CHROMIUM)) return CHROMIUM
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is not a program.`)
  }
  const browser = installedBrowser() ?? ((await installFromDebian()) && installedBrowser())
  if (browser) return browser
  throw new Error('No Chromium or Chrome was found: install one, or name its path in CHROMIUM.')
}

/** The path of the first one that is installed, if any. */
export function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isProgram)
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false
  console.log('No browser found: installing Chromium from Debian')
  const aptGet = (...args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
  const install = (name) => aptGet('install', '-y', '--no-install-recommends', name)
  const updated = await aptGet('update')
  if (updated.code === 0 && (await install('chromium-headless-shell')).code === 0) return true
  const { code, output } = await install('chromium') // older ones have only the whole
  if (code === 0) return true
  throw new Error(`${updated.output.trim()}\n${output.trim()}\nChromium could not be installed: apt-get failed.`)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
