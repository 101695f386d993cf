import { configDefaults, defineConfig } from 'vitest/config'

const onEitherDatabase = 'packages/server/src/**/*.api.test.ts'
const onPostgresOnly = 'packages/server/src/**/*.pg.test.ts'
/** Demo mode has the embedded database and no other. */
const ofDemoMode = 'packages/server/src/apps/demo/**'

/** One process for all files of a worker: modules are read once, and the embedded engine is compiled once. */
const inOneProcess = { testTimeout: 60_000, hookTimeout: 60_000, isolate: false }

const unit = {
  ...inOneProcess,
  name: 'unit',
  include: ['*.test.ts', 'packages/*/{src,migrations}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
  exclude: [...configDefaults.exclude, onEitherDatabase, onPostgresOnly],
}

const apiEmbedded = {
  ...inOneProcess,
  name: 'api-embedded',
  include: [onEitherDatabase],
  globalSetup: './packages/server/test/database-image.ts',
  env: { TEST_DATABASE_URL: '' },
}

const apiPostgres = {
  ...inOneProcess,
  name: 'api-postgres',
  include: [onEitherDatabase, onPostgresOnly],
  exclude: [...configDefaults.exclude, ofDemoMode],
}

const projects = [unit, apiEmbedded, ...(process.env.TEST_DATABASE_URL ? [apiPostgres] : [])]

// All cores: the default leaves one of two idle.
export default defineConfig({ test: { maxWorkers: '100%', projects: projects.map((test) => ({ test })) } })
