import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Debt, debts, MOST_GROWTH } from '../../packages/server/test/read-limits.ts'
import { pageRequests, type ReadRequest, readRequests } from '../../packages/server/test/read-requests.ts'
import type { Figure, Row } from '../row.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const test = 'packages/server/src/apps/read-costs.pg.test.ts'

/** Counted by the test that holds it, in databases of its own. What the test knows to be above the limits is a miss here. */
export const statements: Row = {
  id: 'P6',
  title: 'SQL statements of any page and call, and rows read, whatever there is',
  measure: async (bench) => {
    const { cluster, busiest } = await bench.club()
    const { status, stdout } = spawnSync(
      process.execPath,
      [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'api-postgres', test],
      { cwd: root, env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: cluster.url }, encoding: 'utf8' },
    )
    if (status !== 0) bench.say(stdout)
    const requests: Record<string, ReadRequest> = { ...readRequests(busiest), ...pageRequests(busiest) }
    const above = Object.entries(debts).map(([name, debt]) => missOf(name, debt))
    const within = Object.keys(requests).length - above.length
    return [
      {
        what: `the other ${within} calls and pages`,
        value: status === 0 ? 'pass' : 'fail',
        goal: 'within the limits',
        isMet: status === 0,
        note: test,
      },
      ...above,
    ]
  },
}

const missOf = (what: string, { growth, scans }: Debt): Figure => ({
  what,
  value: [growth && `rows × ${growth}`, scans && 'a scan or a large sort'].filter(Boolean).join(', '),
  goal: [growth && `× ${MOST_GROWTH}`, scans && 'none'].filter(Boolean).join(', '),
  isMet: false,
  note: 'at most so much, as the test holds it',
})
