import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { build, routeTree } from '../build.mjs'
import { run } from '../child.mjs'
import { root } from '../root.mjs'
import { findBrowser } from './browser.mjs'
import { countPlaywright, countVitest } from './counts.mjs'
import { checkLockfile } from './lockfile.mjs'
import { startPostgres } from './postgres.mjs'

/** Everything `npm test` does, in order: cheap checks first. A `check` throws, or returns what its tests counted. */
export function prepareSteps(node) {
  const tool = toolRunner(node)
  return [
    { name: 'lock file', check: async () => checkLockfile() },
    { name: 'types', check: () => checkTypes(tool) },
    {
      name: 'lint',
      check: () => tool('@biomejs/biome/bin/biome', ['ci', `--colors=${process.stdout.isTTY ? 'on' : 'off'}`, '.']),
    },
    { name: 'unused code', check: () => tool('knip/bin/knip.js') },
    { name: 'build', check: () => checkBuild(node) },
    { name: 'unit tests', check: () => runVitest(tool, 'unit') },
    { name: 'API on the embedded database', check: () => runVitest(tool, 'api-embedded') },
    { name: 'API on PostgreSQL', check: () => runOnPostgres(tool) },
    { name: 'browser', needs: 'build', check: () => runBrowser(tool) },
  ]
}

/** Runs a tool of node_modules on the project's own Node, which its children find too. */
function toolRunner(node) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return async (program, args = [], { env = {}, mayFail = false } = {}) => {
    const { code } = await run(node, [join(root, 'node_modules', program), ...args], { env: { PATH, ...env } })
    if (code !== 0 && !mayFail) throw new Error(`${program} ended with code ${code}`)
    return { code }
  }
}

async function checkTypes(tool) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  for (const folder of [...packages, '.']) await tool('typescript/bin/tsc', ['-p', folder])
}

async function checkBuild(node) {
  const committed = textOf(routeTree)
  await build(node)
  if (textOf(routeTree) !== committed) {
    throw new Error(`${routeTree} did not fit the page files; the build has renewed it: commit it.`)
  }
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

async function runVitest(tool, project, env = {}) {
  const report = join(reportsFolder(), `${project}.json`)
  const { code } = await tool(
    'vitest/vitest.mjs',
    [
      'run',
      '--project',
      project,
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { NODE_ENV: 'test', TEST_DATABASE_URL: '', ...env }, mayFail: true },
  )
  return settle(countVitest(report), code)
}

async function runOnPostgres(tool) {
  const postgres = await startPostgres()
  if (!postgres) {
    const skipped = readdirSync(join(root, 'packages/server/src'), { recursive: true }).filter((file) =>
      /\.(api|pg)\.test\.ts$/.test(file),
    ).length
    console.log(`PostgreSQL programs not found: ${skipped} test files not run`)
    return { skipped }
  }
  try {
    return await runVitest(tool, 'api-postgres', { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function runBrowser(tool) {
  const report = join(reportsFolder(), 'browser.json')
  const { code } = await tool('@playwright/test/cli.js', ['test', '--forbid-only', '--reporter=list,json'], {
    env: { CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    mayFail: true,
  })
  return settle(countPlaywright(report), code)
}

/** A runner that fails for another reason than a test, or that ran none, has failed. */
function settle(counts, code) {
  if (counts.passed + counts.failed === 0) console.error('No test was run')
  const unsound = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return { ...counts, failed: counts.failed + (unsound ? 1 : 0) }
}

let reports

function reportsFolder() {
  if (!reports) {
    reports = mkdtempSync(join(tmpdir(), 'matchbol-test-'))
    process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
  }
  return reports
}
