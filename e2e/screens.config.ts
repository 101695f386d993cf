import { defineConfig } from '@playwright/test'
import everyday from '../playwright.config.ts'

/** Pictures of every route at three widths in both themes, to be looked at by whoever changed a page: `npm run screens`. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  projects: [{ name: 'screens', testMatch: 'screens.shots.ts' }],
  timeout: 300_000,
  reporter: 'list',
})
