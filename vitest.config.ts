import { existsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

/** `npm run trust`: every API test on both engines, and properties with many more examples. */
const isTrustRun = Boolean(process.env.TRUST)

const api = 'packages/server/src/**/*.api.test.ts'
/** What takes long and hardly ever changes. */
const trust = 'packages/*/src/**/*.trust.test.ts'
const onPostgresOnly = 'packages/server/src/**/*.pg.test.ts'
/** Demo mode has the embedded database and no other. */
const ofDemoMode = 'packages/server/src/apps/demo/**'

/**
 * API tests that PostgreSQL answers too, each for a kind of SQL in which engines could differ: order and folding of names,
 * JSON, numerics, days in a time zone, windows, locks, and the longest way through the rules.
 */
const crossSection = [
  'apps/cli/import-results',
  'apps/projections',
  'apps/worker/scheduled-jobs',
  'domains/auth/refresh-session',
  'domains/auth/sign-in',
  'domains/games/club',
  'domains/games/moves/decide-game',
  'domains/games/moves/play',
  'domains/games/reads/opponents',
  'domains/games/reads/see-games',
  'domains/leagues/memberships',
  'domains/leagues/seasons',
  'domains/leagues/table/league-table',
  'domains/overview/export-own-data',
  'domains/ratings/list-rated-players',
  'domains/ratings/ratings',
  'domains/stats/read-league-statistics',
  'domains/stats/read-player-statistics',
  'domains/stats/read-summary',
  'domains/users/delete-account',
  'domains/users/list-users',
  'platform/db/engines',
  'platform/http/idempotency',
  'platform/jobs/queue',
  'platform/projections/rebuild-projection',
].map((name) => `packages/server/src/${name}.api.test.ts`)

const gone = crossSection.filter((file) => !existsSync(`${import.meta.dirname}/${file}`))
if (gone.length > 0) throw new Error(`vitest.config.ts names tests that are not there: ${gone.join(', ')}`)

/** Ends what hangs, and nothing that a machine busy with ten other things is slow at: hooks make databases and the demo's data. */
const PATIENCE_MS = 5 * 60_000

/** One process for all files of a worker: modules are read once, and the embedded engine is compiled once. */
const inOneProcess = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS, isolate: false }

const unit = {
  ...inOneProcess,
  name: 'unit',
  include: ['*.test.ts', 'packages/*/{src,migrations}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
  exclude: [...configDefaults.exclude, api, trust, onPostgresOnly],
}

const apiEmbedded = {
  ...inOneProcess,
  name: 'api-embedded',
  include: [api, ...(isTrustRun ? [trust] : [])],
  globalSetup: './packages/server/test/database-image.ts',
  env: { TEST_DATABASE_URL: '' },
}

const apiPostgres = {
  ...inOneProcess,
  name: 'api-postgres',
  include: [...(isTrustRun ? [api] : crossSection), onPostgresOnly],
  exclude: [...configDefaults.exclude, ofDemoMode],
  globalSetup: './packages/server/test/database-template.ts',
}

const projects = [unit, apiEmbedded, ...(process.env.TEST_DATABASE_URL ? [apiPostgres] : [])]

// All cores: the default leaves one of two idle.
export default defineConfig({ test: { maxWorkers: '100%', projects: projects.map((test) => ({ test })) } })
