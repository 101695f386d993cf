import { describe, expect, it } from 'vitest'
import { isLoopback, readConfig, WrongSetting } from './config.ts'

const BOT = { TELEGRAM_BOT_NAME: 'club_bot', TELEGRAM_BOT_TOKEN: '123456:ABCdefGHIjklMNOpqrSTUvwx' }
const SECRET = 'a secret that all nodes of the club share'
const DATABASE = 'postgres://club:pass@db.example:5432/club'

const refusal = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
}

describe('without any settings', () => {
  it('the server is a demo on this machine, on an embedded database', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      SITE_NAME: 'Матчбол',
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'info',
      ADMIN_TELEGRAM_IDS: [],
      TRUST_PROXY: [],
      isDemo: true,
    })
    expect(readConfig({}).DATABASE_URL).toBeUndefined()
  })

  it('an empty setting counts as none', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'DATA_DIR', 'AUTH_SECRET', 'TELEGRAM_BOT_NAME']
    const more = [
      'TELEGRAM_BOT_TOKEN',
      'ADMIN_TELEGRAM_IDS',
      'SITE_NAME',
      'SMTP_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'DEMO',
    ]
    expect(readConfig(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(readConfig({}))
  })
})

describe('lists', () => {
  it('are separated by commas, with or without spaces', () => {
    const { ADMIN_TELEGRAM_IDS, TRUST_PROXY } = readConfig({
      ADMIN_TELEGRAM_IDS: '1, 22,,333 ',
      TRUST_PROXY: '10.0.0.1,::1',
    })
    expect([ADMIN_TELEGRAM_IDS, TRUST_PROXY]).toEqual([
      ['1', '22', '333'],
      ['10.0.0.1', '::1'],
    ])
  })
})

describe('a wrong setting is named in one sentence that says why', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PUBLIC_URL', 'club.example'],
    ['PUBLIC_URL', 'ftp://club.example'],
    ['PUBLIC_URL', 'https://club.example/tennis'],
    ['DATABASE_URL', 'mysql://localhost/club'],
    ['DATABASE_URL', 'postgres://user:p#ss w/rd@host:port/club'],
    ['AUTH_SECRET', 'short'],
    ['TELEGRAM_BOT_NAME', 'бот'],
    ['TELEGRAM_BOT_TOKEN', '123456:tiny'],
    ['TELEGRAM_API_ROOT', 'here'],
    ['TELEGRAM_WEBHOOK_SECRET', 'short'],
    ['ADMIN_TELEGRAM_IDS', '123, @oleg'],
    ['SITE_NAME', ' '],
    ['SITE_NAME', 'я'.repeat(61)],
    ['SOCIAL_TELEGRAM', '@club'],
    ['SOCIAL_INSTAGRAM', 'http://www.instagram.com/club'],
    ['SOCIAL_LINKEDIN', 'javascript:alert(1)'],
    ['SOCIAL_YOUTUBE', '//www.youtube.com/@club'],
    ['SMTP_URL', 'https://mail.example'],
    ['MONOBANK_API_ROOT', 'bank'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'proxy.example'],
    ['CACHE_MB', 'much'],
    ['RATE_LIMITS', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
  ])('%s=%s', (name, value) => {
    const sentence = refusal({ [name]: value }) ?? ''
    expect(sentence).toMatch(new RegExp(`^The setting ${name} is wrong: must [^\\n]+\\.$`))
    if (value.trim().length > 4) expect(sentence, 'the value may be a secret').not.toContain(value)
  })
})

describe('settings that cannot go together are refused in one sentence', () => {
  it.each([
    ['half a bot', { TELEGRAM_BOT_NAME: 'club_bot' }, /TELEGRAM_BOT_NAME and TELEGRAM_BOT_TOKEN go together/],
    [
      'the other half',
      { TELEGRAM_BOT_TOKEN: BOT.TELEGRAM_BOT_TOKEN },
      /TELEGRAM_BOT_NAME and TELEGRAM_BOT_TOKEN go together/,
    ],
    ['a demo with a bot', { DEMO: '1', ...BOT }, /DEMO=1 cannot go together/],
    [
      'a demo with an address',
      { DEMO: '1', PUBLIC_URL: 'https://club.example', AUTH_SECRET: SECRET },
      /DEMO=1 cannot go together/,
    ],
    ['a demo with PostgreSQL', { DEMO: '1', DATABASE_URL: DATABASE, AUTH_SECRET: SECRET }, /DEMO=1 cannot go together/],
    ['a demo for everybody', { HOST: '0.0.0.0' }, /listens on loopback only.*0\.0\.0\.0/],
    ['a demo for the neighbours', { DEMO: '1', HOST: '192.168.1.7' }, /listens on loopback only/],
    ['an address without a secret', { PUBLIC_URL: 'https://club.example' }, /AUTH_SECRET is required/],
    ['PostgreSQL without a secret', { DATABASE_URL: DATABASE }, /AUTH_SECRET is required/],
    [
      'no limits on a public site',
      { RATE_LIMITS: 'off', PUBLIC_URL: 'https://club.example', AUTH_SECRET: SECRET },
      /RATE_LIMITS=off/,
    ],
    ['no limits for everybody', { RATE_LIMITS: 'off', HOST: '0.0.0.0', DEMO: '0' }, /RATE_LIMITS=off/],
  ])('%s', (_, env, sentence) => {
    expect(refusal(env)).toMatch(sentence)
    expect(refusal(env)).not.toMatch(/\n|pass@|123456:/)
  })
})

describe('demo mode', () => {
  it.each([
    [{}, true],
    [{ DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [BOT, false],
    [{ PUBLIC_URL: 'https://club.example', AUTH_SECRET: SECRET }, false],
    [{ DATABASE_URL: DATABASE, AUTH_SECRET: SECRET }, false],
    [{ DEMO: '0', HOST: '0.0.0.0' }, false],
  ])('with %j: %s', (env, isDemo) => expect(readConfig(env).isDemo).toBe(isDemo))

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('listens on %s', (HOST) =>
    expect(readConfig({ HOST }).isDemo).toBe(true),
  )
})

it('§9: a real club names its bot with or without @, and its address with or without a slash', () => {
  for (const TELEGRAM_BOT_NAME of ['club_bot', '@club_bot'])
    expect(readConfig({ ...BOT, TELEGRAM_BOT_NAME, DEMO: '0' }).TELEGRAM_BOT_NAME).toBe(TELEGRAM_BOT_NAME)
  for (const PUBLIC_URL of ['https://club.example', 'https://club.example/', 'http://club.example:8080'])
    expect(readConfig({ ...BOT, TELEGRAM_BOT_NAME: '@club_bot', PUBLIC_URL, AUTH_SECRET: SECRET }).PUBLIC_URL).toBe(
      PUBLIC_URL,
    )
})

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['127.0.0.1.nip.io', false],
  ['localhost.example', false],
  ['::', false],
])('%s is this machine: %s', (host, isHere) => expect(isLoopback(host)).toBe(isHere))
