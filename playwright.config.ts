import { defineConfig } from '@playwright/test'
import { builtSettings, builtSite, devSettings, devSite, outputFolder } from './e2e/addresses.ts'
import { installedBrowser } from './scripts/test/browser.mjs'

/** Half of the files: all that play games share the people of the demo, and go one after another. */
const firstHalf =
  /(events|faq|found|keyboard|live|membership|membership-refused|menus|photo|play-a-game|search|settings|share|sign-in|stats|taps|telegram-widget|widgets)\.spec\.ts/

const server = {
  cwd: import.meta.dirname, // also for the other configurations, which stand in e2e
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  timeout: 300_000, // the demo's data is made first, on whatever machine
} as const

export default defineConfig({
  testDir: 'e2e',
  outputDir: outputFolder,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 1, // a browser on a busy machine; `npm test` names those that needed it
  projects: [
    { name: 'first half', testMatch: firstHalf, workers: 1 },
    { name: 'second half', testIgnore: firstHalf, workers: 1 },
  ],
  use: {
    baseURL: builtSite,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? installedBrowser() ?? 'chromium',
      args: [
        '--no-sandbox', // Chromium refuses to run as root with it
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    { ...server, command: 'exec node scripts/start.mjs', url: `${builtSite}/readyz`, env: builtSettings },
    { ...server, command: 'exec node scripts/start.mjs --dev', url: `${devSite}/readyz`, env: devSettings },
  ],
})
