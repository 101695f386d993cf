import { existsSync, readFileSync } from 'node:fs'

/** What happened to the tests of one runner: a file that could not be loaded counts as one that failed. */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = read(report)
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests }
}

/** A test that failed and then passed has passed, and is told of by name: `flaky`. */
export function countPlaywright(report) {
  const { stats, errors, suites } = read(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: specsIn(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => title),
  }
}

const specsIn = (suites = []) => suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)])

function read(report) {
  if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'))
  throw new Error('The test runner ended without a report, see above.')
}
