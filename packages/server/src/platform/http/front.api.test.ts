import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAs, askRaw, type OpenFront, openFront } from '../../../test/front.ts'
import type { Person } from '../../../test/world.ts'

let front: OpenFront
let olena: Person
beforeAll(async () => {
  front = await openFront({ TELEGRAM_BOT_NAME: '', TELEGRAM_BOT_TOKEN: '' })
  olena = await front.world.person('Олена Марченко')
})
afterAll(() => front.close())

const ask = (path: string, init?: RequestInit) => fetch(new URL(path, front.address), { redirect: 'manual', ...init })
const send = (path: string, body: string, headers = {}) => ask(path, { method: 'POST', body, headers })
const directive = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]
const scriptSources = (policy: string) => directive(policy, 'script-src') ?? directive(policy, 'default-src')
const requestId = /^[0-9a-f-]{36}$/

const answers: [what: string, status: number, () => Promise<Response>][] = [
  ['a page', 200, () => ask('/')],
  ['a page of its own', 200, () => ask('/auth')],
  ['a page that does not exist', 404, () => ask('/нема-такої')],
  ['a game that is not public, or none', 401, () => ask('/game/999999')],
  ['an answer of the API', 200, () => ask('/api/v1/leagues')],
  ['a call without a token', 401, () => ask('/api/v1/users/profile')],
  ['a call that does not exist', 404, () => ask('/api/v1/nothing')],
  ['the bare address of the API', 404, () => ask('/api')],
  ['a body that is no JSON', 400, () => send('/api/v1/users/auth/telegram', '{')],
  ['a body that is too large', 413, () => send('/api/v1/users/auth/telegram', ' '.repeat(300_000))],
  ['the API’s document', 200, () => ask('/api/openapi.json')],
  ['the API’s documentation', 200, () => ask('/api/docs')],
  ['a part of the documentation', 200, () => ask('/api/docs/start.js')],
  ['a style of the documentation', 200, () => ask('/api/docs/files/swagger-ui.css')],
  ['the word that the process is up', 200, () => ask('/healthz')],
  ['the word that it can work', 200, () => ask('/readyz')],
  ['an icon', 200, () => ask('/favicon.svg')],
  ['a script that does not exist', 404, () => ask('/assets/nothing.js')],
  ['a picture that does not exist', 404, () => ask(`/img/${'0'.repeat(32)}-8x8.webp`)],
  ['an icon', 200, () => ask('/icons/trophy.svg')],
  ['an icon that does not exist', 404, () => ask('/icons/no-such.svg')],
  ['a page that somebody posts to', 404, () => send('/stats', '')],
  ['a head', 200, () => ask('/', { method: 'HEAD' })],
  ['a question for options', 404, () => ask('/api/v1/leagues', { method: 'OPTIONS' })],
]

describe('every kind of answer is protected', () => {
  it.each(answers)('%s', async (_, status, get) => {
    const { headers, ...response } = await get().then(async (it) => ({
      status: it.status,
      headers: it.headers,
      text: await it.text(),
    }))
    expect(response.status).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(requestId),
    })
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
    const policy = headers.get('content-security-policy') ?? ''
    expect(scriptSources(policy)).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:|data:/)
    expect(directive(policy, 'frame-ancestors')).toBe("'none'")
    if (status >= 400 && headers.get('content-type')?.includes('json'))
      expect(JSON.parse(response.text)).toMatchObject({
        success: false,
        message: expect.any(String),
        errorType: expect.any(String),
        requestId: headers.get('x-request-id'),
      })
  })

  it('a picture to be shared may stand on pages of other sites', async () => {
    const { headers } = await ask(`/og/player/${olena.id}.png`, { method: 'HEAD' })
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('a request that is none', async () => {
    const { status, headers, text } = await askAs(front.address, '/api/v1/leagues', { host: 'a b' })
    expect(status).toBe(400)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(requestId),
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(JSON.parse(text)).toMatchObject({ success: false, requestId: headers['x-request-id'] })
  })

  it.each([
    ['without a host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['in no language', 400, 'Привіт\r\n\r\n'],
    ['with headers without end', 431, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['that expects what nobody offers', 417, 'GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n'],
  ])('a request %s, which only the parser sees', async (_, status, bytes) => {
    const [head = '', body = ''] = (await askRaw(front.address, bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const line of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'connection: close',
    ])
      expect(head.toLowerCase()).toContain(line)
    expect(JSON.parse(body)).toMatchObject({ success: false, requestId: expect.stringMatching(requestId) })
  })

  it('and each has an id of its own', async () => {
    const ids = await Promise.all(['/', '/', '/healthz', '/api/v1/site', '/api/v1/site'].map((path) => ask(path)))
    expect(new Set(ids.map(({ headers }) => headers.get('x-request-id'))).size).toBe(5)
  })
})

describe('a page', () => {
  it('runs its own inline scripts and nothing else: each is named by its hash', async () => {
    for (const path of ['/', '/auth', '/game/999999']) {
      const page = await ask(path)
      const html = await page.text()
      const scripts = [
        ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g),
      ].map(([, code]) => code ?? '')
      expect(scripts.length).toBeGreaterThan(0)
      const allowed = scriptSources(page.headers.get('content-security-policy') ?? '')
      for (const script of scripts)
        expect(allowed).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  })

  it('has no handlers in its attributes and takes nothing from elsewhere', async () => {
    const page = await ask('/')
    const html = await page.text()
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(
      html.match(/(?:src|<link[^>]*href)="(?:https?:)?\/\/[^"]*"/g)?.filter((it) => !it.includes(front.address)) ?? [],
    ).toEqual([])
    expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/)
  })

  it('names its manifest and the icon of a phone, which are there', async () => {
    const html = await (await ask('/')).text()
    for (const name of ['manifest', 'apple-touch-icon']) {
      const path = new RegExp(`<link rel="${name}" href="([^"]+)"`).exec(html)?.[1] ?? ''
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    }
  })

  it('may load Telegram’s widget only where the club has a bot', async () => {
    const withBot = await openFront()
    try {
      const policy = (await fetch(`${withBot.address}/auth`)).headers.get('content-security-policy') ?? ''
      expect(directive(policy, 'frame-src')).toBe('https://oauth.telegram.org')
      expect(policy.match(/https?:\/\/[^\s;]+/g)?.sort()).toEqual([
        'https://oauth.telegram.org',
        'https://telegram.org',
      ])
    } finally {
      await withBot.close()
    }
  })
})

it('an https address makes browsers insist on it, on pages and answers alike', async () => {
  const secure = await openFront({ PUBLIC_URL: 'https://club.example', AUTH_SECRET: 'x'.repeat(32), RATE_LIMITS: 'on' })
  try {
    for (const path of ['/', '/api/v1/site', '/healthz', '/api/v1/nothing'])
      expect((await fetch(secure.address + path)).headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  } finally {
    await secure.close()
  }
})

it.each([
  '//stats',
  '//stats/..//stats',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/%5cevil.example',
  '/\\\\evil.example',
])('no address leads to another host, whatever host was asked for: %s', async (path) => {
  const bytes = `GET ${path} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`
  const location = /^location: (.*)\r$/im.exec(await askRaw(front.address, bytes))?.[1]
  expect(new URL(location ?? '/', 'https://club.example').origin).toBe('https://club.example')
  expect(location ?? '').not.toContain('http')
})

describe('a page that cannot be drawn', () => {
  it('for what was asked is the mistake of who asks', async () => {
    const garbled = await ask('/%E0%A4%A')
    expect([garbled.status, garbled.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await garbled.text()).toMatch(/<html lang="uk"[\s\S]*Page not found: (<!-- -->)?\/%E0%A4%A</)
    const unfit = await ask('/search?q=%00a')
    expect([unfit.status, unfit.headers.get('location')]).toEqual([307, '/search?q=a'])
    expect((await ask(`/stats/matches?q=${'x'.repeat(9_000)}`)).status).toBeLessThan(500)
  })

  it('for a defect is found in the log by its request id', async () => {
    const { db } = front.world
    await db.schema.alterTable('leagues').renameTo('leagues_away').execute()
    try {
      const page = await ask('/stats/leagues')
      expect(page.status).toBe(500)
      const line = front.lines.map((it) => JSON.parse(it)).find(({ msg }) => msg === 'page failed')
      expect(line).toMatchObject({ requestId: page.headers.get('x-request-id'), path: '/stats/leagues', level: 50 })
      expect(line.err.message).toContain('Internal error')
    } finally {
      await db.schema.alterTable('leagues_away').renameTo('leagues').execute()
    }
  })
})

describe('an address with a slash at its end', () => {
  it.each(['/api/v1/leagues', '/api/docs', '/api/openapi.json', '/healthz', '/readyz'])(
    'is the same: %s',
    async (path) => {
      const [bare, slashed] = await Promise.all([ask(path), ask(`${path}/`)])
      expect(slashed.status).toBe(200)
      expect(await slashed.text()).toBe(await bare.text())
    },
  )
})

describe('health', () => {
  it('says that the process is up, and that it can work, and nothing else', async () => {
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'up' })
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready' })
  })
})

describe('what travels', () => {
  it('is packed: pages, answers, scripts, styles and icons', async () => {
    const html = await (await ask('/')).text()
    const [script = '', style = ''] = ['js', 'css'].map(
      (kind) => new RegExp(`"(/assets/[^"]+.${kind})"`).exec(html)?.[1],
    )
    for (const path of ['/', '/api/openapi.json', '/api/docs/files/swagger-ui.css', '/brands.svg', script, style]) {
      const { headers } = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
      expect([path, headers.get('content-encoding'), headers.get('vary')]).toEqual([path, 'br', 'Accept-Encoding'])
    }
    const plain = await askAs(front.address, script, { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toBe(await (await ask(script)).text())
  })

  it('is not packed where it holds a session', async () => {
    const secret = await ask('/api/auth/refresh', {
      method: 'POST',
      headers: { authorization: `Bearer ${olena.token}` },
    })
    expect([secret.status, secret.headers.get('cache-control')]).toEqual([200, 'no-store, no-transform'])
    expect(secret.headers.has('content-encoding')).toBe(false)
    olena.token = ((await secret.json()) as { data: { token: string } }).data.token
  })
})

it('what may change at any moment is kept by nobody for long, hashed files for ever', async () => {
  const html = await (await ask('/')).text()
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
  expect((await ask(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const profile = await ask('/api/v1/users/profile', { headers: { authorization: `Bearer ${olena.token}` } })
  expect([profile.status, profile.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const [path, expected] of [
    ['/', 'public, max-age=0, s-maxage=1, stale-if-error=86400'],
    ['/game/999999', 'no-cache'],
    ['/builds/latest.json', 'no-cache'],
    ['/favicon.svg', 'public, max-age=604800'],
    ['/healthz', 'no-store'],
    ['/assets/nothing.js', 'no-store'],
    ['/builds/nothing.json', 'no-store'],
  ] as const)
    expect([path, (await ask(path)).headers.get('cache-control')]).toEqual([path, expected])
})
