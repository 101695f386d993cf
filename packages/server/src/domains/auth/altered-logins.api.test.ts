import type { TelegramLogin } from '@matchbol/core/auth/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../../core/test/property-runs.ts'
import { sitePayload } from '../../../test/login.ts'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Payload = { [Field in keyof ReturnType<typeof sitePayload>]?: unknown }
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const changed = (field: string, value: fc.Arbitrary<unknown>) =>
  value.map((it) => (p: Payload) => ({ ...p, [field]: it }))
const hash = (change: (hash: string) => string) => (p: Payload) => ({ ...p, hash: change(String(p.hash)) })
const alteration: fc.Arbitrary<(payload: Payload) => Payload> = fc.oneof(
  changed('id', fc.integer({ min: 1, max: 9_999_999_999 })),
  changed('id', text),
  changed('auth_date', fc.integer({ min: 1_795_000_000, max: 1_797_000_000 })),
  ...['first_name', 'last_name', 'username', 'photo_url'].flatMap((field) => [
    changed(field, text),
    changed(field, fc.constantFrom(undefined, null, '')),
  ]),
  fc.constant((p: Payload) => ({ ...p, first_name: p.last_name, last_name: p.first_name })),
  fc.constant((p: Payload) => ({
    ...p,
    last_name: `${p.last_name}\nphoto_url=${p.photo_url}`,
    photo_url: undefined,
  })),
  fc.constant((p: Payload) => ({ ...p, first_name: `${p.first_name}\nid=${p.id}`, id: 1 })),
  changed('hash', fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })),
  changed('hash', text),
  fc.integer({ min: 1, max: 64 }).map((n) => hash((it) => it.slice(n))),
  fc.integer({ min: 0, max: 63 }).map((n) => hash((it) => it.slice(0, n))),
  fc
    .integer({ min: 0, max: 63 })
    .map((n) => hash((it) => it.slice(0, n) + (it[n] === '0' ? '1' : '0') + it.slice(n + 1))),
  text.map((tail) => hash((it) => it + tail)),
  fc.constantFrom(
    hash((it) => it.toUpperCase()),
    hash((it) => ` ${it}`),
    hash((it) => `${it}\n`),
    hash((it) => `0x${it}`),
    hash((it) => [...it].reverse().join('')),
  ),
  changed('telegramId', fc.oneof(text, fc.integer(), fc.constant(''))),
)

it('of hundreds of payloads that somebody altered, none is accepted', async () => {
  const fields = { first_name: 'Олег', last_name: 'Савченко', username: 'oleg', photo_url: 'https://t.me/i/1.jpg' }
  await fc.assert(
    fc.asyncProperty(alteration, async (alter) => {
      const payload = sitePayload(world, fields)
      const altered = alter(payload)
      fc.pre(JSON.stringify(altered) !== JSON.stringify(payload))
      const { status } = await world.call(null, 'POST /api/v1/users/auth/telegram', { body: altered as TelegramLogin })
      expect([400, 401]).toContain(status)
    }),
    { numRuns: runs(100, 2_000) },
  )
  const { status } = await world.call(null, 'POST /api/v1/users/auth/telegram', { body: sitePayload(world, fields) })
  expect(status, 'the payload as Telegram signed it').toBe(200)
})
