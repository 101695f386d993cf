import { defineConfig } from '@playwright/test'

const address = 'http://127.0.0.1:4610'

// Whatever a person's environment says: the tests run against a new embedded database and nothing else.
const settings = {
  PORT: '4610',
  HOST: '127.0.0.1',
  DATA_DIR: 'test-results/data',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  AUTH_SECRET: '',
  TELEGRAM_BOT_NAME: '',
  TELEGRAM_BOT_TOKEN: '',
  ADMIN_TELEGRAM_IDS: '',
  SITE_NAME: '',
  SMTP_URL: '',
  MONOBANK_TOKEN: '',
  TRUST_PROXY: '',
  RATE_LIMITS: '',
  DEMO: '',
  LOG_LEVEL: 'warn',
}

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  use: {
    baseURL: address,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
  webServer: {
    command: 'exec node scripts/start.mjs',
    url: `${address}/readyz`,
    env: settings,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
})
