import { afterEach, expect, it, vi } from 'vitest'
import { budgetKey, clientAddress, createRateLimits } from './rate-limit.ts'

it('a direct caller is where the socket says, whatever the header claims', () => {
  expect(clientAddress('203.0.113.9', '10.0.0.1', [])).toBe('203.0.113.9')
})

it('a trusted proxy names the caller', () => {
  expect(clientAddress('::ffff:127.0.0.1', '203.0.113.9', ['127.0.0.1'])).toBe('203.0.113.9')
})

it('an address that the caller put into the header itself is not believed', () => {
  expect(clientAddress('127.0.0.1', '1.1.1.1, 203.0.113.9', ['127.0.0.1'])).toBe('203.0.113.9')
})

it('a chain of our own proxies is walked to its beginning', () => {
  expect(clientAddress('127.0.0.1', '203.0.113.9, 10.0.0.2', ['127.0.0.1', '10.0.0.2'])).toBe('203.0.113.9')
})

it('when nobody but our own proxies is in the chain, it is the proxy', () => {
  expect(clientAddress('127.0.0.1', '10.0.0.2', ['127.0.0.1', '10.0.0.2'])).toBe('127.0.0.1')
})

it.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::9'],
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8::1', '2001:0DB8:0:0:1234:5678:9abc:def0'],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['fe80::1', 'fe80::2%eth0'],
])('one household of IPv6 addresses shares a budget: %s and %s', (one, other) => {
  expect(budgetKey(one)).toBe(budgetKey(other))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['203.0.113.1', '203.0.113.2'],
])('neighbours do not: %s and %s', (one, other) => {
  expect(budgetKey(one)).not.toBe(budgetKey(other))
})

it('who keeps to the forms of a minute all day long has twenty of them, and is told when there are more', async () => {
  vi.useFakeTimers()
  const limits = createRateLimits()
  const sendIn = async (minutes: number) => {
    vi.advanceTimersByTime(minutes * 60_000)
    await limits.spend('form', { address: '203.0.113.9' })
  }
  for (let n = 0; n < 20; n++) await sendIn(1)
  await expect(sendIn(1)).rejects.toMatchObject({ code: 'RATE_LIMIT', details: { limit: (24 * 60 - 20) * 60 } })
  await sendIn(24 * 60 - 20)
})
afterEach(() => vi.useRealTimers())
