import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from '../db/client.ts'
import { createRateLimits } from './rate-limit.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const node = () => createRateLimits(database.engine.kind === 'postgres' ? database.engine.pool : undefined)
const isRefused = (spending: Promise<void>) =>
  spending.then(
    () => false,
    (error: { code?: string }) => error.code === 'RATE_LIMIT',
  )

it('two nodes count together, so that asking both in turn brings nothing', async () => {
  const nodes = [node(), node()]
  const address = '203.0.113.7'
  const refused = await Promise.all(
    Array.from({ length: 70 }, (_, n) => isRefused(nodes[n % 2]?.spend('sign-in', { address }) ?? Promise.resolve())),
  )
  expect(refused.filter(Boolean)).toHaveLength(10)
})

it('a person is not mistaken for an address', async () => {
  const limits = node()
  const known = { address: '203.0.113.8', person: async () => 7 }
  for (let n = 0; n < 30; n++) await limits.spend('invitation', known)
  await expect(limits.spend('invitation', known)).rejects.toMatchObject({
    code: 'RATE_LIMIT',
  })
  await limits.spend('invitation', { address: '203.0.113.8' })
})
