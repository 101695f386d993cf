import { expect, it } from 'vitest'
import type { DomainEvent } from './domain-event.ts'
import { staleTags } from './stale-tags.ts'

it('what a rename makes out of date is what shows the person, and what is ordered by names', () =>
  expect(staleTags([{ type: 'person.changed', personId: 7, isNamed: true }])).toEqual(['person:7', 'search', 'people']))

it('a new photo leaves lists in their order', () =>
  expect(staleTags([{ type: 'person.changed', personId: 7, isNamed: false }])).toEqual(['person:7', 'search']))

it('a new article makes lists out of date, a mended one what shows it', () => {
  expect(staleTags([{ type: 'post.published', postId: 3, authorId: 7 }])).toEqual(['post:3', 'posts', 'search'])
  expect(staleTags([{ type: 'post.changed', postId: 3, isListedAnew: false }])).toEqual(['post:3', 'search'])
})

it('a moved event makes lists out of date, a registration what shows how many places are left', () => {
  expect(staleTags([{ type: 'event.changed', eventId: 3, isMoved: true }])).toEqual(['event:3', 'search', 'events'])
  const registration = { eventId: 3, personId: 7, status: 'WAITING', actorId: 7 } as const
  expect(staleTags([{ type: 'event.registration-moved', ...registration }])).toEqual(['event:3'])
})

it('each tag is named once, and too many are named by all there is', () => {
  const rated = (id: number): DomainEvent => ({ type: 'rating.moved', leagueId: 5, playerIds: [id, id + 1] })
  expect(staleTags([rated(1), rated(2)])).toEqual(['standings:5', 'figures', 'record:1', 'record:2', 'record:3'])
  expect(staleTags(Array.from({ length: 500 }, (_, id) => rated(id)))).toEqual(['*'])
})
