import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Row } from '../row.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const test = 'packages/server/src/apps/read-costs.pg.test.ts'

/** Counted by the test that holds it, on this row's own databases. */
export const statements: Row = {
  id: 'P6',
  title: 'SQL statements of any page, and rows read, whatever there is',
  measure: async (bench) => {
    const { cluster } = await bench.club()
    const { status, stdout } = spawnSync(
      process.execPath,
      [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'api-postgres', test],
      { cwd: root, env: { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: cluster.url }, encoding: 'utf8' },
    )
    if (status !== 0) bench.say(stdout)
    return [
      {
        what: test,
        value: status === 0 ? 'passes' : 'fails',
        goal: '≤ 3',
        isMet: status === 0,
        note: 'what is above is named there',
      },
    ]
  },
}
