/** Several people may run the tests on one machine: each with a port of their own, and the one after it. */
const port = Number(process.env.E2E_PORT || 4610)

const ports = { built: String(port), dev: String(port + 1) }
/** The site as people get it, in demo mode. */
export const builtSite = `http://127.0.0.1:${ports.built}`
/** The site from its sources, which alone has the page of all widgets. */
export const devSite = `http://127.0.0.1:${ports.dev}`
export const outputFolder = `test-results/${port}`

/** Whatever a person's environment says: the tests run against new embedded databases and nothing else. */
const settings = {
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  AUTH_SECRET: '',
  TELEGRAM_BOT_NAME: '',
  TELEGRAM_BOT_TOKEN: '',
  ADMIN_TELEGRAM_IDS: '',
  SITE_NAME: '',
  SOCIAL_TELEGRAM: '',
  SOCIAL_INSTAGRAM: '',
  SOCIAL_LINKEDIN: '',
  SOCIAL_YOUTUBE: '',
  SMTP_URL: '',
  MONOBANK_TOKEN: '',
  TRUST_PROXY: '',
  RATE_LIMITS: 'off',
  DEMO: '',
  LOG_LEVEL: 'warn',
}
export const builtSettings = {
  ...settings,
  PORT: ports.built,
  DATA_DIR: `${outputFolder}/data`,
  SOCIAL_TELEGRAM: 'https://t.me/matchbol',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/matchbol',
  SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/matchbol',
  SOCIAL_YOUTUBE: 'https://www.youtube.com/@matchbol',
}
export const devSettings = {
  ...settings,
  PORT: ports.dev,
  DATA_DIR: `${outputFolder}/data-dev`,
  DEMO: '0',
}
