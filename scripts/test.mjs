import { install } from './install.mjs'
import { findNode } from './runtime.mjs'
import { prepareSteps } from './test/steps.mjs'

// every API test on both engines, and properties and races with many more runs
if (process.argv.includes('--trust')) process.env.TRUST = '1'

const total = { passed: 0, failed: 0, skipped: 0 }
const outcomes = []
const secondTries = []

try {
  await install()
  const failed = new Set()
  for (const step of prepareSteps(findNode())) {
    if (failed.has(step.needs)) outcomes.push(`${step.name}: not run, ${step.needs} failed`)
    else if (!(await passes(step))) failed.add(step.name)
  }
} catch (error) {
  total.failed += 1
  console.error(error.message)
}
console.log(`\n${outcomes.join('\n')}`)
for (const title of secondTries) console.log(`passed only at the second try: ${title}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs one step and adds what it counted; a check without tests of its own counts only when it fails. */
async function passes({ name, check }) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const { flaky = [], ...counts } = { passed: 0, failed: 0, skipped: 0, ...(await check().catch(failure)) }
  secondTries.push(...flaky)
  for (const kind of Object.keys(total)) total[kind] += counts[kind]
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  outcomes.push(`${name}: ${counts.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`)
  console.log(outcomes.at(-1))
  return counts.failed === 0
}

function failure(error) {
  console.error(error.message)
  return { failed: 1 }
}
