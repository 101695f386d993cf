import { isIPv6 } from 'node:net'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

interface Spendable {
  points: number
  pointsADay?: number
  per: 'address' | 'person'
}

/** Requests per minute, and of some per day, by address or by person; of reading, units (`readingCost`), of which most requests cost one. */
export const budgets = {
  reading: { points: 600, per: 'person' }, // who shows no token counts by address, and so do pages
  picture: { points: 6000, per: 'address' }, // a page has many, and a club's whole Wi-Fi is one address
  writing: { points: 120, per: 'person' },
  invitation: { points: 30, per: 'person' },
  result: { points: 60, per: 'person' },
  upload: { points: 20, per: 'person' },
  form: { points: 5, pointsADay: 20, per: 'person' }, // that guests may send too: theirs count by address
  'sign-in': { points: 60, per: 'address' },
  refresh: { points: 120, per: 'person' },
} as const satisfies Record<string, Spendable>
export type Budget = keyof typeof budgets

export interface RateLimits {
  /**
   * @param from who is known spends their own where a budget is a person's; asked only for such a one
   * @param units what it costs of the budget
   * @throws Refusal RATE_LIMIT, with the seconds to wait as its limit
   */
  spend(
    budget: Budget,
    from: { address: string; person?: () => Promise<number | undefined> },
    units?: number,
  ): Promise<void>
}

/**
 * Counts in memory on one node; with a pool the nodes count together, but for reading, where a query per request would
 * cost more than it protects.
 */
export function createRateLimits(pool?: Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries<Spendable>(budgets).map(([name, { points, pointsADay }]) => {
      const counted = name === 'reading' || name === 'picture' ? undefined : pool
      const perMinute = limiterFor(name, points, 60, counted)
      return [name, pointsADay ? [perMinute, limiterFor(`${name} a day`, pointsADay, 86_400, counted)] : [perMinute]]
    }),
  )
  return {
    async spend(budget, { address, person }, units = 1) {
      const known = budgets[budget].per === 'person' ? await person?.() : undefined
      const key = known === undefined ? budgetKey(address) : `person ${known}`
      for (const limiter of limiters[budget] ?? []) await limiter.consume(key, units).catch(refuse)
    },
  }
}

export const noRateLimits: RateLimits = { spend: async () => {} }

function refuse(rejection: unknown): never {
  if (!(rejection instanceof RateLimiterRes)) throw rejection
  throw new Refusal('RATE_LIMIT', { limit: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) })
}

const limiterFor = (name: string, points: number, duration: number, pool?: Pool): RateLimiterAbstract => {
  const options = { points, duration, keyPrefix: name }
  return pool
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
      })
    : new RateLimiterMemory(options)
}

/**
 * The address a request comes from: the socket's, or the one that a trusted proxy names. Behind a chain of proxies it
 * is the last address that is not itself one of ours, so a client cannot make one up.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  const socket = plain(socketAddress)
  if (!forwardedFor || !trusted.includes(socket)) return socket
  const chain = forwardedFor.split(',').map((part) => plain(part.trim()))
  return chain.findLast((address) => !trusted.includes(address)) || socket
}

/** IPv4 written as IPv6 is the same address. */
const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)

/** The address under which budgets are counted: whoever holds one IPv6 address holds its whole /64. */
export function budgetKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const full = [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(tail ?? '')]
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
