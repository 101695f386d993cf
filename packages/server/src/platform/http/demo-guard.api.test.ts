import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAs, type OpenFront, openFront } from '../../../test/front.ts'

let demo: OpenFront
let real: OpenFront
beforeAll(async () => {
  const bot = { TELEGRAM_BOT_NAME: '', TELEGRAM_BOT_TOKEN: '' }
  demo = await openFront({ DEMO: '1', ...bot })
  real = await openFront(bot)
})
afterAll(async () => {
  await demo.close()
  await real.close()
})

const elsewhere = [
  { host: 'club.example' },
  { host: '192.168.1.7:3000' },
  { host: '10.0.0.1' },
  { host: 'localhost.club.example' },
  { host: '127.0.0.1.nip.io' },
  { host: '0.0.0.0' },
  { host: '[2001:db8::1]' },
  { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
  { host: 'localhost', forwarded: 'for=203.0.113.9' },
  { host: 'localhost', 'x-real-ip': '203.0.113.9' },
  { host: 'localhost', 'x-forwarded-host': 'club.example' },
  { host: 'localhost', 'x-forwarded-proto': 'https' },
  { host: 'localhost', via: '1.1 tunnel' },
  { host: 'localhost', 'cf-connecting-ip': '203.0.113.9' },
]
const here = [
  'localhost',
  'localhost:3000',
  'LOCALHOST',
  '127.0.0.1',
  '127.0.0.1:80',
  '127.1.2.3',
  '[::1]',
  '[::1]:3000',
]

describe('demo mode, which lets anyone in as anyone', () => {
  it.each(elsewhere)('answers nothing that comes from elsewhere: %j', async (headers) => {
    for (const path of ['/', '/api/v1/auth/demo-users', '/api/docs', '/healthz', '/favicon.svg']) {
      const { status, text, ...answer } = await askAs(demo.address, path, headers)
      expect(status).toBe(403)
      expect(JSON.parse(text)).toMatchObject({
        success: false,
        errorType: 'FORBIDDEN',
        message: 'Demo mode answers on this machine only',
        requestId: answer.headers['x-request-id'],
      })
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    }
  })

  it('signs nobody for somebody elsewhere', async () => {
    const { status } = await askAs(demo.address, '/api/v1/auth/demo-users/1/sign', { host: 'club.example' }, 'POST')
    expect(status).toBe(403)
  })

  it.each(here)('answers under the names of this machine: %s', async (host) => {
    expect((await askAs(demo.address, '/api/v1/auth/demo-users', { host })).status).toBe(200)
  })
})

it('real mode answers under any name and behind any proxy', async () => {
  for (const headers of elsewhere) expect((await askAs(real.address, '/api/v1/site', headers)).status).toBe(200)
})
