import { expect, it } from 'vitest'
import { noDatabase } from '../db/no-database.ts'
import { nodeOf, noticesOf } from './node.ts'

it('what is much to tell goes in as many notices as PostgreSQL carries, each with a number of its own', () => {
  const events = Array.from({ length: 90 }, (_, personId) => ({ type: 'session.ended' as const, personId }))
  const tags = Array.from({ length: 400 }, (_, id) => `record:${1_000_000 + id}` as const)
  const notices = noticesOf(nodeOf(noDatabase), events, tags)
  expect(notices.flatMap((notice) => notice.events)).toEqual(events)
  expect(notices.flatMap((notice) => notice.tags)).toEqual(tags)
  expect(new Set(notices.map(({ number }) => number)).size).toBe(notices.length)
  for (const notice of notices) expect(JSON.stringify(notice).length).toBeLessThan(8_000)
})

it('what nobody needs to hear is no notice', () => expect(noticesOf(nodeOf(noDatabase), [], [])).toEqual([]))
